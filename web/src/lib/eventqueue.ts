// Events on their way to the page: each is shown as long as it asks for before the next one.

import { tick } from 'svelte';
import { shown_ms } from '$web/lib/pace';
import type { Event } from '$web/wire';

const SETTLE_MS = 300; // the second click of two is not meant for what the first one brought
const KEYS = ['Enter', 'Escape', ' '];

export class EventQueue {
  #waiting: { event: Event; at_ms: number }[] = [];
  #running = false;
  #release = () => {};

  /** `show` is given each event in its turn, and when it came, by this page's own time; it may
   *  ask for a while longer, in milliseconds, where the event is staged. */
  constructor(readonly show: (event: Event, at_ms: number) => number) {}

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
      const staged_ms = this.show(next.event, next.at_ms);
      await tick(); // no event is overlooked because the next came at once
      const asked_ms = shown_ms(next.event, before, this.#waiting.length);
      await this.#hold(asked_ms && Math.max(asked_ms, staged_ms));
      before = next.event;
    }
    this.#running = false;
  }

  /** Wait so long, or until a click or a key; somebody who looks elsewhere is not waited for. */
  async #hold(wait_ms: number): Promise<void> {
    if (wait_ms === 0 || document.hidden) return;
    const over = new AbortController();
    const { signal } = over;
    await new Promise<void>((go) => {
      this.#release = go;
      const timer = setTimeout(go, wait_ms);
      signal.addEventListener('abort', () => clearTimeout(timer));
      addEventListener('click', () => this.#hurry(go), { signal });
      addEventListener('keydown', ({ key }) => KEYS.includes(key) && go(), { signal });
      document.addEventListener('visibilitychange', () => go(), { signal });
    });
    over.abort();
  }

  /** Go on at once, if there is anything to go on to. */
  #hurry(go: () => void): void {
    if (this.#waiting.length) settle();
    go();
  }
}

/** Let nobody's double click touch what the first click of it brought to the table. */
function settle(): void {
  const over = new AbortController();
  const swallow = (event: MouseEvent) => event.detail > 1 && event.stopPropagation();
  addEventListener('click', swallow, { capture: true, signal: over.signal });
  setTimeout(() => over.abort(), SETTLE_MS);
}
