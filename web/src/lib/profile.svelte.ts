// Somebody's profile as a page shows it: what a server knows, and, of one's own, this device too.

import { get } from '$web/lib/api';
import { keptHere, isHere } from '$web/lib/here';
import { alone } from '$web/lib/host';
import { byBot, historyHere, latestHere, streaks, type HereMatch } from '$web/lib/results';
import type { KeptMatch } from '$web/device/store';
import type { History, PlayedMatch, Profile } from '$web/wire';

export type Past = PlayedMatch | HereMatch;

const PAGE = 20; // matches

export class ProfileWatch {
  profile = $state.raw<Profile | null>(null);
  /** what the server refused, if it did */
  trouble = $state.raw<unknown>(null);
  ready = $state(false);
  /** whether there are older matches to ask for */
  more = $state(false);
  #kept = $state.raw<KeptMatch[]>([]);
  #told = $state.raw<PlayedMatch[]>([]);
  #shown = $state(PAGE); // of the matches on this device, where there are no others
  #next: string | null = null;

  constructor(
    /** whose: my own where none is named */
    readonly player: string | null,
    /** whether a server knows me */
    readonly known: boolean,
  ) {
    void this.#ask();
  }

  readonly bots = $derived.by(() => byBot(this.profile, this.#kept));
  readonly streaks = $derived.by(() =>
    streaks([...(this.profile?.latest ?? []), ...latestHere(this.#kept)], Date.now()),
  );

  /** Finished matches there and here, the newest first, as far as they were asked for. */
  readonly history = $derived.by((): Past[] => {
    const here = historyHere(this.#kept).filter(({ ended_ms }) => ended_ms !== null);
    const told = this.#told.filter(({ ended_ms }) => ended_ms !== null);
    const oldest = this.#next ? (this.#told.at(-1)?.started_ms ?? 0) : 0;
    const reached = here.filter(({ started_ms }) => started_ms >= oldest);
    return [...told, ...(this.#next ? reached : reached.slice(0, this.#shown))].sort(
      (one, other) => other.started_ms - one.started_ms,
    );
  });

  readonly played = $derived.by(
    () =>
      (this.profile?.games ?? []).reduce((all, { played }) => all + played, 0) +
      latestHere(this.#kept).length,
  );
  readonly won = $derived.by(
    () =>
      (this.profile?.games ?? [])
        .filter(({ pool }) => pool !== 'solo')
        .reduce((all, { won }) => all + won, 0) +
      latestHere(this.#kept).filter(({ won }) => won).length,
  );

  /** Show older matches. */
  async further(): Promise<void> {
    if (this.#next) await this.#page();
    else this.#shown += PAGE;
    this.#look();
  }

  async #ask(): Promise<void> {
    try {
      if (this.known || this.player) {
        this.profile = await get<Profile>(
          this.player ? `/players/${this.player}/profile` : '/me/profile',
        );
        await this.#page();
      }
    } catch (error) {
      this.trouble = error;
    }
    if (!this.player && (keptHere.now || alone)) await this.#lookHere();
    this.#look();
    this.ready = true;
  }

  async #page(): Promise<void> {
    const door = this.player ? `/players/${this.player}/matches` : '/me/matches';
    const before = this.#next ? `&before=${this.#next}` : '';
    const { matches, next } = await get<History>(`${door}?limit=${PAGE}${before}`);
    this.#told = [...this.#told, ...matches];
    this.#next = next;
  }

  #look(): void {
    this.more =
      this.#next !== null ||
      this.history.filter(({ match }) => isHere(match)).length <
        historyHere(this.#kept).filter(({ ended_ms }) => ended_ms !== null).length;
  }

  /** Read what this device keeps; how older matches ended is found once, one after the other. */
  async #lookHere(): Promise<void> {
    const store = await import('$web/device/store');
    this.#kept = await store.list().catch(() => []);
    const unsettled = this.#kept.filter((match) => match.ended_ms && !match.places);
    if (unsettled.length) void this.#settle(unsettled);
  }

  async #settle(unsettled: KeptMatch[]): Promise<void> {
    const [store, { device }] = await Promise.all([
      import('$web/device/store'),
      import('$web/device/line'),
    ]);
    for (const match of unsettled) await device.settle(match).catch(() => undefined); // other rules
    this.#kept = await store.list().catch(() => this.#kept);
  }
}
