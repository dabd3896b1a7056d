// A move that is being put together, one touched part after the other.

import { add, open, partsOf, whole, wouldBe, type Part, type Parts } from './moves';

export class Making {
  parts = $state.raw<Parts>({});

  /** `legal` gives what may be played now; `choose` is told the move once it is whole, or null. */
  constructor(
    readonly legal: () => string[],
    readonly choose: (move: string | null) => void,
  ) {}

  get begun(): boolean {
    return Object.keys(this.parts).length > 0;
  }

  /** Moves of one word. */
  get acts(): string[] {
    return this.legal().filter((move) => partsOf(move).act);
  }

  /** What a part can still be. */
  open(part: Part): Set<string> {
    return open(this.legal(), this.parts, part);
  }

  put(part: Part, value: string): void {
    const legal = this.legal();
    if (!open(legal, {}, part).has(value)) return;
    this.parts = add(legal, this.parts, part, value);
    this.choose(whole(legal, this.parts));
  }

  /** The move that a touch would have meant, where it means none. */
  wouldBe(part: Part, value: string): string | null {
    return wouldBe(this.legal(), this.parts, part, value);
  }

  /** Touched again, a part is given up. */
  toggle(part: Part, value: string): void {
    if (this.parts[part] !== value) return this.put(part, value);
    const fewer = { ...this.parts };
    delete fewer[part];
    this.parts = fewer;
    this.choose(null);
  }

  /** Take over what was chosen or taken back elsewhere. */
  follow(move: string | null): void {
    if (whole(this.legal(), this.parts) !== move) this.parts = move === null ? {} : partsOf(move);
  }
}
