// Moves as text, such as `Rh8-Bh9`, and where a tile may lie by the moves that are legal.

import { DIRECTIONS, type Spot } from '$web/board/hex';
import type { SymbolName } from '$web/board/glyphs';
import { spot, spotAt } from './layout';

export interface Half {
  symbol: SymbolName;
  spot: Spot;
}

/** A tile on the board: its first symbol lies on `spot`, its second in direction `turn` of it. */
export interface Place {
  spot: Spot;
  turn: number; // 0 … 5, as in DIRECTIONS
  move: string; // as the server writes it
}

const PLACEMENT = /^([RGBOYP])([a-o]\d+)-([RGBOYP])([a-o]\d+)$/;
const TURNS = DIRECTIONS.length;

/** The two halves of a placement; null for `swap` and `keep`. */
export function halves(move: string | null | undefined): [Half, Half] | null {
  const found = move?.match(PLACEMENT);
  if (!found) return null;
  const [, one, first, other, second] = found as unknown as [string, ...string[]];
  return [
    { symbol: one as SymbolName, spot: spot(first!) },
    { symbol: other as SymbolName, spot: spot(second!) },
  ];
}

/** The move of a tile on a cell where it has no place: beside a free cell if there is one. */
export function wouldBe(tile: string, cell: Spot, free: (spot: Spot) => boolean): string {
  const beside = DIRECTIONS.flatMap(([q, r]) => spotAt(cell.q + q, cell.r + r) ?? []);
  const partner = beside.find(free) ?? beside[0];
  return `${tile[0]}${cell.name}-${tile[1]}${partner?.name}`;
}

/** All places of one tile, found quickly by where its first symbol lies. */
export class Places {
  #byCell = new Map<Spot, Place[]>();
  /** cells that either half may cover */
  readonly open = new Set<string>();

  constructor(legal: string[], tile: string) {
    const [one, other] = [...tile];
    for (const move of legal) {
      const pair = halves(move);
      if (!pair) continue;
      const [first, second] = pair;
      // a double fits both ways round
      if (first.symbol === one && second.symbol === other) this.#add(first, second, move);
      if (first.symbol === other && second.symbol === one) this.#add(second, first, move);
    }
  }

  #add(anchor: Half, partner: Half, move: string): void {
    const step = [partner.spot.q - anchor.spot.q, partner.spot.r - anchor.spot.r];
    const turn = DIRECTIONS.findIndex(([q, r]) => q === step[0] && r === step[1]);
    const known = this.#byCell.get(anchor.spot) ?? [];
    this.#byCell.set(anchor.spot, [...known, { spot: anchor.spot, turn, move }]);
    this.open.add(anchor.spot.name).add(partner.spot.name);
  }

  /** The place with the first symbol on this cell, turned as wished or as nearly as can be. */
  on(where: Spot, turn: number): Place | null {
    const found = this.#byCell.get(where) ?? [];
    return least(found, (place) => apart(place.turn, turn));
  }

  /** A place that covers this cell, with the first symbol there if it can be. */
  covering(where: Spot, turn: number): Place | null {
    const around = DIRECTIONS.flatMap(([q, r]) => spotAt(where.q + q, where.r + r) ?? []);
    const beside = around
      .flatMap((each) => this.#byCell.get(each) ?? [])
      .filter(({ move }) => halves(move)?.some((half) => half.spot === where));
    return this.on(where, turn) ?? least(beside, (place) => apart(place.turn, turn));
  }

  /** The place nearest to a point, if there is one within `reach`. */
  near(x: number, y: number, turn: number, reach: number): Place | null {
    const found = least(this.#byCell.keys(), (each) => Math.hypot(each.x - x, each.y - y));
    if (!found || Math.hypot(found.x - x, found.y - y) > reach) return null;
    return this.on(found, turn);
  }

  /** The next place when going from a point in a direction, as arrow keys do. */
  beyond(from: { x: number; y: number }, dx: number, dy: number, turn: number): Place | null {
    const ahead = [...this.#byCell.keys()].filter(
      ({ x, y }) => (x - from.x) * dx + (y - from.y) * dy > 0.5,
    );
    const found = least(ahead, ({ x, y }) => {
      const along = (x - from.x) * dx + (y - from.y) * dy;
      const aside = Math.abs((x - from.x) * dy - (y - from.y) * dx);
      return along + 1.6 * aside;
    });
    return found && this.on(found, turn);
  }

  /** The same tile turned on: about its first symbol if it can be, else end for end. */
  turned(place: Place, by: 1 | -1): Place {
    const around = this.#byCell.get(place.spot) ?? [];
    const others = around.filter((each) => each.turn !== place.turn);
    const next = least(others, (each) => (by * (each.turn - place.turn) + TURNS) % TURNS);
    return next ?? this.#flipped(place);
  }

  #flipped(place: Place): Place {
    const [q, r] = DIRECTIONS[place.turn] ?? [0, 0];
    const partner = spotAt(place.spot.q + q, place.spot.r + r);
    return (partner && this.on(partner, (place.turn + TURNS / 2) % TURNS)) ?? place;
  }

  /** The place that a move means; of a double, the one around `anchor` if it can be. */
  of(move: string, anchor: Spot | undefined): Place | null {
    const cells = halves(move)?.map((half) => half.spot) ?? [];
    if (anchor && cells.includes(anchor)) cells.unshift(anchor);
    const found = cells.flatMap((cell) => this.#byCell.get(cell) ?? []);
    return found.find((place) => place.move === move) ?? null;
  }
}

function apart(one: number, other: number): number {
  const steps = Math.abs(one - other) % TURNS;
  return Math.min(steps, TURNS - steps);
}

function least<T>(from: Iterable<T>, by: (each: T) => number): T | null {
  let best: T | null = null;
  let lowest = Infinity;
  for (const each of from) {
    const value = by(each);
    if (value < lowest) [best, lowest] = [each, value];
  }
  return best;
}
