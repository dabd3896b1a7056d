import { expect, test } from 'vitest';
import { changed } from '$web/lib/lobby';
import type { Lobby, LobbyChanges, TableInfo } from '$web/wire';

const table = (id: string, state: TableInfo['state'] = 'gathering') =>
  ({ id, state, seats: [] }) as unknown as TableInfo;
const LOBBY: Lobby = {
  type: 'lobby',
  seq: 4,
  tables: [table('b'), table('a')],
  playing: [table('x', 'playing')],
  spectators: { x: 2 },
};
const NOTHING: LobbyChanges = {
  type: 'lobby_changes',
  since: 4,
  seq: 6,
  changed: [],
  tables: null,
  playing: null,
  spectators: null,
};

test('what is not told stays as it was', () => {
  expect(changed(LOBBY, NOTHING)).toEqual({ ...LOBBY, seq: 6 });
});

test('a table that begins to play moves to the other list, in the order told', () => {
  const begun = table('a', 'playing');
  const changes = { ...NOTHING, changed: [begun], tables: ['b'], playing: ['a', 'x'] };
  const { tables, playing } = changed(LOBBY, changes)!;
  expect(tables).toEqual([LOBBY.tables[0]]);
  expect(playing).toEqual([begun, LOBBY.playing[0]]);
});

test('a table that looks different keeps its place, and one that is gone is gone', () => {
  const other = { ...table('b'), seats: [null] };
  expect(changed(LOBBY, { ...NOTHING, changed: [other] })!.tables).toEqual([
    other,
    LOBBY.tables[1],
  ]);
  expect(changed(LOBBY, { ...NOTHING, tables: ['a'], spectators: {} })).toMatchObject({
    tables: [LOBBY.tables[1]],
    spectators: {},
  });
});

test('changes of another list are not taken', () => {
  expect(changed(LOBBY, { ...NOTHING, since: 3 })).toBeNull();
});
