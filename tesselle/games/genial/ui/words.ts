// The symbols in words.

import type { SymbolName } from '$web/board/glyphs';
import { say } from '$web/lib/say';

const COLOURS: Record<SymbolName, [en: string, fr: string]> = {
  R: ['red', 'rouge'],
  G: ['green', 'vert'],
  B: ['blue', 'bleu'],
  O: ['orange', 'orange'],
  Y: ['yellow', 'jaune'],
  P: ['purple', 'violet'],
};

export function colour(symbol: SymbolName): string {
  return say(...COLOURS[symbol]);
}

/** "red, blue and purple" */
export function listed(words: string[]): string {
  const last = words.at(-1) ?? '';
  if (words.length < 2) return last;
  return `${words.slice(0, -1).join(', ')} ${say('and', 'et')} ${last}`;
}

/** "red and blue", "double red" */
export function tileName(tile: string): string {
  const [one, other] = [...tile] as SymbolName[];
  if (!one || !other) return tile;
  if (one === other) return say(`double ${colour(one)}`, `double ${colour(one)}`);
  return listed([colour(one), colour(other)]);
}
