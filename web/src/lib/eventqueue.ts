// Events on their way to the page: each is shown as long as it asks for before the next one.

import { tick } from 'svelte';
import type { Event } from '$web/wire';

type Pace = (event: Event) => number; // milliseconds

const NOTE_MS = 2000; // to read a line such as "Anna cannot move: the turn is skipped"

const found = import.meta.glob<{ default: Pace }>('../../../tesselle/games/*/ui/pace.ts', {
  eager: true,
});
const paces = new Map(
  Object.entries(found).map(([path, { default: pace }]) => [path.split('/').at(-3), pace]),
);

export class EventQueue {
  #waiting: { event: Event; at_ms: number }[] = [];
  #running = false;
  #release = () => {};

  /** `show` is given each event in its turn, and when it came, by this page's own time. */
  constructor(readonly show: (event: Event, at_ms: number) => void) {}

  add(event: Event): void {
    this.#waiting.push({ event, at_ms: performance.now() });
    if (!this.#running) void this.#run();
  }

  /** Forget what waits: a snapshot tells all of it. */
  clear(): void {
    this.#waiting = [];
    this.#release();
  }

  async #run(): Promise<void> {
    this.#running = true;
    let before: Event | null = null;
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      this.show(next.event, next.at_ms);
      await tick(); // no event is overlooked because the next came at once
      await this.#hold(hold_ms(next.event, before));
      before = next.event;
    }
    this.#running = false;
  }

  /** Wait so long, or until a click; somebody who looks elsewhere is not waited for. */
  async #hold(wait_ms: number): Promise<void> {
    if (wait_ms === 0 || document.hidden) return;
    const over = new AbortController();
    await new Promise<void>((go) => {
      this.#release = go;
      const timer = setTimeout(go, wait_ms);
      over.signal.addEventListener('abort', () => clearTimeout(timer));
      addEventListener('click', () => go(), { signal: over.signal });
      document.addEventListener('visibilitychange', () => go(), { signal: over.signal });
    });
    over.abort();
  }
}

/** How long an event is to be seen: as its game says, and to read a note that is new. */
function hold_ms(event: Event, before: Event | null): number {
  const [now, last] = [event, before].map((each) => JSON.stringify(each?.event.notes ?? []));
  const note_ms = now !== '[]' && now !== last ? NOTE_MS : 0;
  return Math.max(note_ms, paces.get(event.view['game'] as string)?.(event) ?? 0);
}
