// What the server's count says of each symbol: the last cell of a line shows whose it is.

import { SYMBOLS, type SymbolName } from '$web/board/glyphs';
import type { TallyInfo } from '$web/wire';
import { letter, spot } from './layout';

export interface Gain {
  symbol: SymbolName;
  points: number;
}

/** The points of each symbol that gains any, in the order of the tracks. */
export function gains(tally: TallyInfo | null | undefined, rows: string[]): Gain[] {
  const bySymbol = new Map<string, number>();
  for (const { cells, points } of tally?.lines ?? []) {
    const symbol = letter(rows, spot(cells.at(-1) ?? '')).toUpperCase();
    bySymbol.set(symbol, (bySymbol.get(symbol) ?? 0) + points);
  }
  return SYMBOLS.map((symbol) => ({ symbol, points: bySymbol.get(symbol) ?? 0 })).filter(
    ({ points }) => points > 0,
  );
}
