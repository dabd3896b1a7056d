// What our search thinks of a finished match: asked for once, made in the background.

import { get, invited, post } from '$web/lib/api';
import { isHere } from '$web/lib/here';
import { me } from '$web/lib/me.svelte';
import { attempt } from '$web/lib/toasts.svelte';
import type { JudgedMove, ReviewInfo } from '$web/wire';

const LOOK_MS = 1500;

/** Made while its page is; to be closed with it. */
export class Review {
  info = $state.raw<ReviewInfo | null>(null);
  asking = $state(false);
  readonly #door: string;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(
    readonly match: string,
    invitation: string | null,
    known: ReviewInfo | null = null,
  ) {
    this.#door = invited(`/matches/${match}/review`, invitation);
    this.#take(known);
  }

  /** the moves that lost most, the worst first; known when all were looked at */
  get turning(): JudgedMove[] {
    const { judged = [], turning = [] } = this.info ?? {};
    return turning.flatMap((number) => judged.find((each) => each.number === number) ?? []);
  }

  async ask(): Promise<void> {
    this.asking = true;
    await attempt(async () => {
      if (!isHere(this.match)) await me.present();
      this.#take(await post<ReviewInfo>(this.#door));
    });
    this.asking = false;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  #take(info: ReviewInfo | null): void {
    this.info = info;
    if (info?.state === 'working' && !this.#closed)
      this.#timer = setTimeout(() => void this.#look(), LOOK_MS);
  }

  async #look(): Promise<void> {
    this.#take((await get<ReviewInfo>(this.#door).catch(() => null)) ?? this.info);
  }
}
