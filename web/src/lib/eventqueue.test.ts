// @vitest-environment jsdom

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Event } from '$web/wire';
import { EventQueue } from './eventqueue';
import { pace } from './pace';

const ME = 1;
let shown: number[];
let staged_ms = 0;
let queue: EventQueue;

beforeEach(() => {
  vi.useFakeTimers();
  pace.now = 'quick';
  staged_ms = 0;
  shown = [];
  queue = new EventQueue((event) => {
    shown.push(event.seq);
    return staged_ms;
  });
});
afterEach(() => {
  queue.clear();
  vi.runAllTimers();
  vi.useRealTimers();
});

interface Wish {
  seat?: number;
  notes?: unknown[];
  move?: string | null;
}

function event(seq: number, { seat = 0, notes = [], move = 'a1' }: Wish = {}): Event {
  const happened = { seq, kind: 'move', seat, move, notes };
  return { seq, seat: ME, view: { game: 'mosaic' }, revealed: [], event: happened } as never;
}

const note = { seat: 0, said: { en: 'cannot move', fr: 'ne peut pas jouer' } };
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test.each([
  ['quick', 600],
  ['calm', 900],
] as const)('at a %s pace each move of others is shown for %i ms', async (how, shown_ms) => {
  pace.now = how;
  for (const seq of [1, 2, 3]) queue.add(event(seq));
  await pass(shown_ms - 20);
  expect(shown).toEqual([1]);
  await pass(40);
  expect(shown).toEqual([1, 2]);
  await pass(shown_ms);
  expect(shown).toEqual([1, 2, 3]);
});

test('at once, all are shown in their order without waiting, whatever they bring', async () => {
  pace.now = 'instant';
  staged_ms = 1200;
  for (const seq of [1, 2, 3]) queue.add(event(seq, { notes: [note] }));
  await pass(0);
  expect(shown).toEqual([1, 2, 3]);
});

test('my own move is waited for less, and what is chosen in secret not at all', async () => {
  queue.add(event(1, { seat: ME }));
  queue.add(event(2, { move: null }));
  queue.add(event(3));
  await pass(290);
  expect(shown).toEqual([1]);
  await pass(20);
  expect(shown).toEqual([1, 2, 3]);
});

test('what is staged is shown until it is over', async () => {
  staged_ms = 1200;
  for (const seq of [1, 2]) queue.add(event(seq));
  await pass(1150);
  expect(shown).toEqual([1]);
  await pass(100);
  expect(shown).toEqual([1, 2]);
});

test('a note is shown for two seconds before the next event, and once', async () => {
  for (const seq of [1, 2, 3]) queue.add(event(seq, { notes: [note] }));
  await pass(1900);
  expect(shown).toEqual([1]);
  await pass(200);
  expect(shown).toEqual([1, 2]);
  await pass(600);
  expect(shown).toEqual([1, 2, 3]);
});

test('where many wait, all are shown more quickly', async () => {
  for (let seq = 1; seq <= 33; seq++) queue.add(event(seq));
  await pass(600);
  expect(shown.length).toBeGreaterThan(3);
});

test.each([
  ['a click', () => new MouseEvent('click')],
  ['Escape', () => new KeyboardEvent('keydown', { key: 'Escape' })],
])('%s goes on, one event further', async (_, made) => {
  for (const seq of [1, 2, 3]) queue.add(event(seq));
  await pass(0);
  dispatchEvent(made());
  await pass(0);
  expect(shown).toEqual([1, 2]);
});

test('the second click of two does not touch what the first one brought', async () => {
  const touched = vi.fn();
  document.body.addEventListener('click', touched);
  for (const seq of [1, 2]) queue.add(event(seq));
  await pass(0);
  document.body.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
  await pass(10);
  document.body.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }));
  expect(touched).toHaveBeenCalledTimes(1);
  await pass(400);
  document.body.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }));
  expect(touched).toHaveBeenCalledTimes(2);
});

test('what waits is forgotten when a snapshot tells all of it, and the next is shown', async () => {
  queue.add(event(1));
  queue.add(event(2));
  await pass(0);
  queue.clear();
  await pass(0);
  queue.add(event(3));
  await pass(0);
  expect(shown).toEqual([1, 3]);
});
