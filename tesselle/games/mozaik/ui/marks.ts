// What is marked on the table: advice, the latest moves, gems that come and go.

import type { BoardProps } from '$web/lib/board';
import type { TallyInfo } from '$web/wire';
import { partsOf, type Part } from './moves';
import { isCell } from './places';

/** Ranks of advice by what it names, the best first. */
export function ranks(advice: string[], ...named: Part[]): Map<string, number> {
  const found = new Map<string, number>();
  advice.forEach((move, index) => {
    const advised = partsOf(move);
    for (const part of named) {
      const value = advised[part];
      if (value && !found.has(value)) found.set(value, index + 1);
    }
  });
  return found;
}

/** The spots of those moves that were made in this grid. */
export function spotsOf(moves: NonNullable<BoardProps['recent']>, seat: number): string[] {
  return moves
    .filter((each) => each.seat === seat)
    .map((each) => partsOf(each.move))
    .flatMap(({ cell, end }) => [cell, end].filter((spot) => spot !== undefined));
}

/** The gems that a move would bring or cost. */
export function gemsOf(preview: TallyInfo | null): number {
  return (preview?.lines ?? [])
    .filter((line) => !line.cells.some(isCell))
    .reduce((sum, line) => sum + line.points, 0);
}
