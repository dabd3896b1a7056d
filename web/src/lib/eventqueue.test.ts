// @vitest-environment jsdom

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Event } from '$web/wire';
import { EventQueue } from './eventqueue';

let shown: number[];
let queue: EventQueue;

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  queue = new EventQueue((event) => shown.push(event.seq));
});
afterEach(() => void vi.useRealTimers());

function event(seq: number, notes: unknown[] = []): Event {
  return { seq, view: { game: 'mosaic' }, revealed: [], event: { seq, notes } } as never;
}

const note = { seat: 0, said: { en: 'cannot move', fr: 'ne peut pas jouer' } };
const soon = () => vi.advanceTimersByTimeAsync(0);

test('events without a note follow one another at once', async () => {
  for (const seq of [1, 2, 3]) queue.add(event(seq));
  await soon();
  expect(shown).toEqual([1, 2, 3]);
});

test('a note is shown for two seconds before the next event', async () => {
  queue.add(event(1, [note]));
  queue.add(event(2));
  await vi.advanceTimersByTimeAsync(1900);
  expect(shown).toEqual([1]);
  await vi.advanceTimersByTimeAsync(200);
  expect(shown).toEqual([1, 2]);
});

test('a note that was just read is not waited for again', async () => {
  for (const seq of [1, 2, 3]) queue.add(event(seq, [note]));
  await vi.advanceTimersByTimeAsync(2000);
  expect(shown).toEqual([1, 2, 3]);
});

test('a click goes on', async () => {
  queue.add(event(1, [note]));
  queue.add(event(2));
  await soon();
  dispatchEvent(new MouseEvent('click'));
  await soon();
  expect(shown).toEqual([1, 2]);
});

test('what waits is forgotten when a snapshot tells all of it, and the next is shown', async () => {
  queue.add(event(1, [note]));
  queue.add(event(2));
  await soon();
  queue.clear();
  await soon();
  queue.add(event(3));
  await soon();
  expect(shown).toEqual([1, 3]);
});
