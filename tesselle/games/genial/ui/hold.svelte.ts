// The tile between a person's fingers: which one, where it hovers, and whether it is put down.

import type { Spot } from '$web/board/hex';
import { halves, Places, type Place } from './moves';

/** What a held tile depends on, and whom it tells. */
export interface Table {
  readonly legal: string[];
  readonly hand: string[];
  /** told the move that the tile hovers over */
  consider: (move: string | null) => void;
  /** told the move once the tile is put down, and null when it is taken up again */
  choose: (move: string | null) => void;
}

export class Hold {
  /** which tile of the hand */
  index = $state<number | null>(null);
  /** the move that the tile would make where it is */
  move = $state<string | null>(null);
  /** put down: it follows the mouse no more */
  laid = $state(false);
  #turn = 0; // how it was last turned
  #anchor = $state.raw<Spot>(); // where its first symbol lies
  #table: Table;

  readonly tile = $derived.by(() =>
    this.index === null ? undefined : this.#table.hand[this.index],
  );
  readonly places = $derived.by(() =>
    this.tile ? new Places(this.#table.legal, this.tile) : null,
  );
  readonly place = $derived.by(() =>
    this.move ? (this.places?.of(this.move, this.#anchor) ?? null) : null,
  );

  constructor(table: Table) {
    this.#table = table;
  }

  /** Take a tile; one that lies on the board gives its place to the new one. */
  take(index: number): void {
    const before = this.place?.spot;
    this.index = index;
    this.put((before && this.places?.on(before, this.#turn)) ?? null);
  }

  drop(): void {
    this.index = null;
    this.put(null);
  }

  put(next: Place | null): void {
    this.#anchor = next?.spot;
    this.move = next?.move ?? null;
    this.#table.consider(this.move);
    if (this.laid) this.#table.choose(this.move);
    this.laid &&= next !== null;
  }

  /** Put it on the place nearest to a point, if there is one within `reach`. */
  putNear(x: number, y: number, reach: number): void {
    const next = this.places?.near(x, y, this.#turn, reach) ?? null;
    if (next?.move !== (this.move ?? undefined) || next?.spot !== this.#anchor) this.put(next);
  }

  /** Put it on a cell: its first symbol if it can be, else the other. */
  putOn(where: Spot): void {
    const next = this.places?.covering(where, this.#turn);
    if (next) this.put(next);
  }

  /** Put it down where it is. */
  lay(): void {
    if (!this.place) return;
    this.laid = true;
    this.#table.choose(this.move);
  }

  /** Take it up again. */
  lift(): void {
    if (!this.laid) return;
    this.laid = false;
    this.#table.choose(null);
  }

  rotate(by: 1 | -1): void {
    if (!this.places || !this.place) return;
    const next = this.places.turned(this.place, by);
    this.#turn = next.turn;
    this.put(next);
  }

  /** Go to the next place in a direction, or begin near the middle. */
  step(dx: number, dy: number): void {
    if (!this.place) return this.putNear(0, 0, Infinity);
    const next = this.places?.beyond(this.place.spot, dx, dy, this.#turn);
    if (next) this.put(next);
  }

  /** Follow what was chosen elsewhere: taken back, advised, or typed. */
  follow(chosen: string | null): void {
    if (chosen === null && this.laid) {
      this.laid = false;
      this.put(null);
    }
    const symbols = halves(chosen)?.map((half) => half.symbol);
    if (!symbols || chosen === this.move) return;
    const index = this.#table.hand.findIndex(
      (tile) => tile === symbols.join('') || tile === symbols.toReversed().join(''),
    );
    this.index = index < 0 ? null : index;
    this.move = chosen;
    this.laid = true;
  }

  /** Tell whether the tile is on this cell. */
  covers(spot: Spot | undefined): boolean {
    return halves(this.move)?.some((half) => half.spot === spot) ?? false;
  }
}
