// @vitest-environment jsdom

import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { event, happened, snapshot } from '$web/testing/messages';
import { eventually, TestServer } from '$web/testing/server';
import type { AnalysisInfo, Event } from '$web/wire';
import { atOnce } from './habits';
import type { MatchPlay } from './matchplay.svelte';
import { pace } from './pace';

const server = new TestServer();
const LEGAL = ['x', 'y'];
let play: MatchPlay;
let leave: () => void;

beforeAll(async () => {
  await server.open();
  const players = ['a', 'b'].map((id) => ({ id, kind: 'guest', name: id, owner: null }));
  const info = { game: 'heap', table: 't1', players };
  server.answers.set('/api/matches/m1', () => Promise.resolve(info));
});

beforeEach(async () => {
  const { MatchPlay } = await import('./matchplay.svelte');
  atOnce.now = false;
  pace.now = 'instant';
  server.heard = [];
  leave = $effect.root(() => {
    play = new MatchPlay('m1', null);
  });
  await eventually(() => expect(server.heard.at(-1)?.type).toBe('watch'));
  server.tell(snapshot([happened(1)], { legal: LEGAL }));
  await eventually(() => expect(play.info).not.toBeNull());
});

afterEach(async () => {
  play.close();
  leave();
  await eventually(() => expect(server.heard.some(({ type }) => type === 'unwatch')).toBe(true));
});

async function told(next: Event): Promise<void> {
  server.tell(next);
  await eventually(() => expect(play.sight?.seq).toBe(next.seq));
}

const by = (seat: number, seq: number) => ({ event: { ...happened(seq), seat } });

/** The moves that the server was asked about. */
const asked = () => server.heard.flatMap((each) => (each.type === 'preview' ? each.move : []));

test('what is chosen is looked at, and played when it is confirmed', async () => {
  play.choose('x');
  await eventually(() => expect(server.heard.at(-1)).toMatchObject({ type: 'preview', move: 'x' }));
  play.play('x');
  await eventually(() => expect(server.heard.at(-1)).toMatchObject({ type: 'move', move: 'x' }));
});

test('who likes it so plays what is chosen at once, unless it may still grow', () => {
  atOnce.now = true;
  play.waits = true;
  play.choose('x');
  expect(play.watched.pending).toBeNull();
  play.waits = false;
  play.choose('y');
  expect(play.watched.pending).toMatchObject({ type: 'move', move: 'y' });
});

test('a choice outlives the moves of others, as long as it may be played', async () => {
  play.choose('x');
  await told(event(2, { ...by(1, 2), legal: LEGAL }));
  expect(play.chosen).toBe('x');
  await told(event(3, { ...by(1, 3), legal: ['y'] }));
  expect(play.chosen).toBeNull();
});

test('a choice that outlives a move of others is looked at anew', async () => {
  play.choose('x');
  await told(event(2, { ...by(1, 2), legal: LEGAL }));
  await eventually(() => expect(asked()).toEqual(['x', 'x']));
});

test('a choice ends with its turn, though the same move may be played in the next', async () => {
  play.choose('x');
  await told(event(2, by(0, 2)));
  expect(play.chosen).toBeNull();
  await told(event(3, { ...by(1, 3), legal: LEGAL }));
  expect(play.chosen).toBeNull();
});

test('advice and a lit event are of their moment', async () => {
  play.advice = { choices: [] } as unknown as AnalysisInfo;
  play.litSeq = 1;
  expect([play.advice, play.litSeq]).not.toContain(null);
  await told(event(2, { ...by(1, 2), legal: LEGAL }));
  expect([play.advice, play.litSeq]).toEqual([null, null]);
});

test('a piece that hovers is looked at only while nothing is chosen', async () => {
  play.consider('y');
  await eventually(() => expect(server.heard.at(-1)).toMatchObject({ type: 'preview', move: 'y' }));
  play.choose('x');
  play.consider('x');
  play.choose(null);
  await eventually(() => expect(asked()).toEqual(['y', 'x', 'x']));
});
