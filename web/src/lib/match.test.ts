// @vitest-environment jsdom

import { beforeAll, beforeEach, expect, test } from 'vitest';
import { event, happened, snapshot } from '$web/testing/messages';
import { eventually, TestServer } from '$web/testing/server';
import type { Watched } from './match.svelte';
import { pace } from './pace';

const server = new TestServer();
let watched: Watched;

beforeAll(() => server.open());

beforeEach(async () => {
  const { Watched } = await import('./match.svelte');
  pace.now = 'instant';
  watched?.close();
  await eventually(() => watched && expect(server.heard.at(-1)?.type).toBe('unwatch'));
  server.heard = [];
  watched = new Watched('m1', 'secret');
  await eventually(() => expect(server.heard).toHaveLength(1));
});

const seqs = () => watched.events.map((each) => each.seq);

test('it asks to watch as soon as the line is open, with the invitation', () => {
  const asked = { type: 'watch', match: 'm1', since: 0, invitation: 'secret', seat: null };
  expect(server.heard).toEqual([asked]);
});

test('events are added to the snapshot in their order, repeats are dropped', async () => {
  server.tell(snapshot([happened(1)]));
  for (const seq of [2, 2, 1, 3]) server.tell(event(seq));
  await eventually(() => expect(seqs()).toEqual([1, 2, 3]));
  expect(watched.news?.seq).toBe(3);
});

test('a gap is healed by asking for everything since the last event', async () => {
  server.tell(snapshot([happened(1)]));
  server.tell(event(3));
  await eventually(() => expect(server.heard.at(-1)).toMatchObject({ type: 'watch', since: 1 }));
  expect(seqs()).toEqual([1]);
  server.tell(snapshot([happened(2), happened(3)]));
  await eventually(() => expect(seqs()).toEqual([1, 2, 3]));
});

test('messages of another match are not ours', async () => {
  server.tell({ ...snapshot([happened(1)]), match: 'm2' });
  server.tell(snapshot([happened(1), happened(2)]));
  await eventually(() => expect(seqs()).toEqual([1, 2]));
});

test('what was secret is told anew when it is revealed', async () => {
  server.tell(snapshot([happened(1, null)]));
  server.tell(event(2, { revealed: [happened(1, 'bid 3')] }));
  await eventually(() => expect(watched.events.map(({ move }) => move)).toEqual(['bid 3', 'x']));
});

test('why a move is none is told to who asked, and is no refusal of a move', async () => {
  server.tell(snapshot([happened(1)]));
  await eventually(() => expect(watched.sight).not.toBeNull());
  watched.why('xe5');
  await eventually(() => expect(server.heard.at(-1)).toMatchObject({ type: 'preview' }));
  const { id } = server.heard.at(-1) as { id: string };
  const told = { code: 'illegal_move', message: 'no', message_fr: 'non', messages: {} };
  server.tell({ type: 'refused', id, match: 'm1', ...told, details: { cells: ['e5'] } });
  await eventually(() => expect(watched.reason?.details).toEqual({ cells: ['e5'] }));
  expect(watched.refused).toBeNull();
});

test('a move waits for its own answer', async () => {
  server.tell(snapshot([happened(1)]));
  await eventually(() => expect(watched.sight).not.toBeNull());
  watched.play('x');
  const id = watched.pending?.id ?? '';
  server.tell(event(2, { id: 'of somebody else' }));
  await eventually(() => expect(seqs()).toEqual([1, 2]));
  expect(watched.pending?.id).toBe(id);
  server.tell(event(3, { id }));
  await eventually(() => expect(watched.pending).toBeNull());
});

test('a line that breaks is opened again, and the same move sent once more', async () => {
  server.tell(snapshot([happened(1)]));
  await eventually(() => expect(watched.sight).not.toBeNull());
  watched.play('x');
  await eventually(() => expect(server.heard.at(-1)?.type).toBe('move'));
  server.heard = [];
  server.cut();
  await eventually(() => expect(server.heard.at(-1)).toEqual(watched.pending));
  expect(server.heard[0]).toMatchObject({ type: 'watch', since: 1 });
});

test('a curtain falls between people at one screen who see different things', async () => {
  server.tell(snapshot([happened(1)], { view: { hand: 'A' } }));
  await eventually(() => expect(watched.sight).not.toBeNull());
  watched.look(1);
  server.tell(snapshot([happened(1)], { view: { hand: 'B' }, seat: 1 }));
  await eventually(() => expect(watched.curtain).toBe(true));
});

test('no curtain falls where both see the same', async () => {
  server.tell(snapshot([happened(1)], { view: { board: 'A', seat: 0 } }));
  await eventually(() => expect(watched.sight).not.toBeNull());
  server.tell(snapshot([happened(1)], { view: { board: 'A', seat: 1 }, seat: 1 }));
  await eventually(() => expect(watched.secrets).toBe(false));
  expect(watched.curtain).toBe(false);
});
