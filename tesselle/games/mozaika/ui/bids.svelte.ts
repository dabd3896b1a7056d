// The bids on everybody's plates: covered while all choose, turned over one by one when the last
// bid is in.

import { TURN_MS } from './pace';
import type { View } from './view.gen';
import { calm } from './words';
import { say } from './words.gen';

const ALL = Infinity;

export class Bids {
  #turned = $state(ALL); // plates that lie open
  #before: View['step'] | null = null;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(
    readonly view: () => View,
    readonly seat: () => number | null,
  ) {
    $effect(() => this.#follow(this.view().step));
    $effect(() => () => clearInterval(this.#timer));
  }

  /** Whether somebody's plate lies open. */
  open(who: number): boolean {
    const { bids, first, players } = this.view();
    const place = (who - first + players.length) % players.length;
    return bids !== null && place < this.#turned;
  }

  /** What lies on somebody's plate, as far as it may be known. */
  coins(who: number): number | null {
    if (this.open(who)) return this.view().bids?.[who] ?? null;
    return who === this.seat() ? this.view().own_bid : null;
  }

  chosen(who: number): boolean {
    return this.view().bids !== null || Boolean(this.view().chosen[who]);
  }

  /** The place in the order of picking, from 1, once all bids are seen and while tiles are taken. */
  place(who: number): number | null {
    const { step, order } = this.view();
    return step === 'take' && this.#turned === ALL && order ? order.indexOf(who) + 1 : null;
  }

  /** Whether the table waits for somebody, and for nobody else. */
  acts(who: number): boolean {
    const { step, waiting } = this.view();
    return this.#turned === ALL && step !== 'bid' && step !== 'lay' && waiting.includes(who);
  }

  /** What somebody does, has done or is to do, in words. */
  status(who: number): string {
    const { step, waiting, picked } = this.view();
    const waits = waiting.includes(who);
    const place = this.place(who);
    if (step === 'over') return '';
    if (step === 'lay') return waits ? say('to-lay') : say('has-laid');
    if (step === 'fly' && waits) return say('places-fly');
    if (place === picked + 1) return who === this.seat() ? say('you-pick') : say('picks-now');
    if (place !== null && place > picked) return say('picks-nth', { place });
    return this.chosen(who) ? say('has-chosen') : say('is-thinking');
  }

  #follow(step: View['step']): void {
    const reveals = this.#before === 'bid' && step === 'take' && !calm();
    this.#before = step;
    if (reveals) this.#reveal();
  }

  #reveal(): void {
    clearInterval(this.#timer);
    this.#turned = 0;
    this.#timer = setInterval(() => {
      if (this.#turned > this.view().players.length) {
        clearInterval(this.#timer);
        this.#turned = ALL;
      } else this.#turned += 1;
    }, TURN_MS);
  }
}
