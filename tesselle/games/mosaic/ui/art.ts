// A match of two bots of level 4 on side 5, after 67 moves.

import view from './art.json';
import type { View } from './view.gen';

export default view satisfies View;
