// How somebody likes to play.

import { Stored } from '$web/lib/stored.svelte';

/** a move is played as soon as it is put together, without confirming */
export const atOnce = new Stored('at_once', false);
