// Whether a window has room for a board and all that goes with it side by side.

import { MediaQuery } from 'svelte/reactivity';

export const desk = new MediaQuery('(min-width: 1000px) and (min-height: 560px)', true);
