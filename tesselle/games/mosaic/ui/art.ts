// A match of two bots of level 4 on side 5, after 67 moves.

import type { View } from '$web/lib/board';
import view from './art.json';

export default view satisfies View;
