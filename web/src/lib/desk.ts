// Whether a window has room for a board and all that goes with it side by side.

import { MediaQuery } from 'svelte/reactivity';

export const desk = new MediaQuery('(width >= 62.5em) and (height >= 35em)', true);
