// The symbols in words.

import type { SymbolName } from '$web/board/glyphs';
import { say } from './words.gen';

export function colour(symbol: SymbolName): string {
  return say(`colour-${symbol}`);
}

/** "red, blue and purple" */
export function listed(words: string[]): string {
  const last = words.at(-1) ?? '';
  if (words.length < 2) return last;
  return say('and', { first: words.slice(0, -1).join(', '), last });
}

/** "red and blue", "double red" */
export function tileName(tile: string): string {
  const [one, other] = [...tile] as SymbolName[];
  if (!one || !other) return tile;
  if (one === other) return say('double', { colour: colour(one) });
  return listed([colour(one), colour(other)]);
}
