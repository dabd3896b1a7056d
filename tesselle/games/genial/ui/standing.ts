// How a player stands: the six tracks, the lowest of which counts.

import { SYMBOLS, type SymbolName } from '$web/board/glyphs';
import type { TallyInfo } from '$web/wire';
import { gains } from './gains';
import type { View } from './view.gen';

export interface Track {
  symbol: SymbolName;
  value: number;
  /** what is about to be earned */
  gain: number;
  /** among the lowest, where they are not all alike */
  low: boolean;
}

export function standing(view: View, seat: number, preview: TallyInfo | null): Track[] {
  const values = view.tracks[seat] ?? [];
  const lowest = Math.min(...values);
  const uneven = lowest < Math.max(...values);
  const coming = new Map(gains(preview, view.board).map(({ symbol, points }) => [symbol, points]));
  return SYMBOLS.map((symbol, track) => {
    const value = values[track] ?? 0;
    return { symbol, value, gain: coming.get(symbol) ?? 0, low: uneven && value === lowest };
  });
}
