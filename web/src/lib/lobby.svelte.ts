// The lobby as it changes: tables that gather, tables that play, and what is said there.

import { get } from '$web/lib/api';
import { socket } from '$web/lib/socket.svelte';
import type { Line, Lobby, LobbyChanges, TableInfo, Talk, ToClient } from '$web/wire';

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

/** The list that changes lead to; none if they follow another list than this. */
export function changed(lobby: Lobby, changes: LobbyChanges): Lobby | null {
  if (changes.since !== lobby.seq) return null;
  const all = [...lobby.tables, ...lobby.playing, ...changes.changed];
  const known = Object.fromEntries(all.map((each) => [each.id, each]));
  const found = (ids: string[]): TableInfo[] => ids.flatMap((id) => known[id] ?? []);
  const ids = (tables: TableInfo[]): string[] => tables.map(({ id }) => id);
  return {
    ...lobby,
    seq: changes.seq,
    tables: found(changes.tables ?? ids(lobby.tables)),
    playing: found(changes.playing ?? ids(lobby.playing)),
    spectators: changes.spectators ?? lobby.spectators,
  };
}

/** Join lines that may overlap, in the order they were said. */
export function merged(known: Line[], more: Line[]): Line[] {
  const fresh = more.filter(({ id }) => !known.some((each) => each.id === id));
  return [...known, ...fresh].sort((one, other) => one.id - other.id);
}
