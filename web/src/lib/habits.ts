// How somebody likes to play.

import { Stored } from '$web/lib/stored.svelte';

/** a move is played as soon as it is put together, without confirming */
export const atOnce = new Stored('at_once', false);

/** moves can be written, for keyboards and screen readers */
export const writing = new Stored('write_moves', false);

/** the names of cells are drawn on the board */
export const coordinates = new Stored('coordinates', false);

/** games that were played on this device, or whose introduction was declined */
export const met = new Stored<Record<string, boolean>>('met', {});
