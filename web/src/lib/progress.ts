// How far somebody got in each lesson; the browser remembers.

import { Stored } from '$web/lib/stored.svelte';

type Reached = number | 'done';

class Progress {
  #reached = new Stored<Record<string, Reached>>('lessons', {});

  of(game: string): Reached {
    return this.#reached.now[game] ?? 0;
  }

  reach(game: string, step: Reached): void {
    if (this.of(game) !== 'done') this.#reached.now = { ...this.#reached.now, [game]: step };
  }
}

export const progress = new Progress();
