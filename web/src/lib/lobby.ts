// The list of tables, kept up by what is told of its changes.

import type { Lobby, LobbyChanges, TableInfo } from '$web/wire';

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
