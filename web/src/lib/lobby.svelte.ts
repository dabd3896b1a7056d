// The lobby as it changes: tables that gather, tables that play, and what is said there.

import { get } from '$web/lib/api';
import { changed } from '$web/lib/lobby';
import { socket } from '$web/lib/socket.svelte';
import type { Line, Lobby, LobbyChanges, Talk, ToClient } from '$web/wire';

export class LobbyWatch {
  lobby = $state.raw<Lobby | null>(null);
  lines = $state.raw<Line[]>([]);
  #stop: () => void;

  constructor() {
    this.#stop = socket.listen(
      (message) => this.#hear(message),
      () => void this.#enter(),
    );
  }

  close(): void {
    this.#stop();
  }

  async #enter(): Promise<void> {
    this.#watch();
    this.lines = merged(this.lines, (await get<Talk>('/chat').catch(() => ({ lines: [] }))).lines);
  }

  #watch(): void {
    socket.send({ type: 'watch_lobby', changes: true });
  }

  #change(changes: LobbyChanges): void {
    const next = this.lobby && changed(this.lobby, changes);
    if (next) this.lobby = next;
    else this.#watch();
  }

  #hear(message: ToClient): void {
    if (message.type === 'lobby') this.lobby = message;
    else if (message.type === 'lobby_changes') this.#change(message);
    else if (message.type === 'line' && message.table === null)
      this.lines = merged(this.lines, [message]);
  }
}

/** Join lines that may overlap, in the order they were said. */
export function merged(known: Line[], more: Line[]): Line[] {
  const fresh = more.filter(({ id }) => !known.some((each) => each.id === id));
  return [...known, ...fresh].sort((one, other) => one.id - other.id);
}
