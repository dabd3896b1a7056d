// How somebody likes to play.

import { Kept } from '$web/lib/kept.svelte';

/** a move is played as soon as it is put together, without confirming */
export const atOnce = new Kept('at_once', false);
