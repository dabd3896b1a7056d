import { expect, test } from 'vitest';
import { botsHere, latestHere, nextLevel, streaks, summed } from '$web/lib/results';
import type { KeptMatch } from '$web/device/store';

const NOON = new Date(2026, 10, 18, 12).getTime();
const on = (daysAgo: number, won: boolean | null = true) => ({
  ended_ms: NOON - daysAgo * 86_400_000,
  won,
});

function kept(bots: string[], places?: number[]): KeptMatch {
  const who = (name: string) => ({ id: name, kind: 'bot' as const, name });
  return {
    id: 'here-1',
    game: 'mosaic',
    rules: '1',
    options: {},
    pinned: {},
    seed: '',
    players: [{ id: 'here-0', kind: 'guest', name: 'Jade' }, ...bots.map(who)],
    started_ms: NOON,
    ended_ms: NOON,
    ...(places ? { places } : {}),
  };
}

test('days in a row end today or yesterday', () => {
  expect(streaks([on(0), on(1), on(2), on(4)], NOON)).toMatchObject({ days: 3, longestDays: 3 });
  expect(streaks([on(1), on(2)], NOON).days).toBe(2);
  expect(streaks([on(2), on(3), on(4)], NOON)).toMatchObject({ days: 0, longestDays: 3 });
  expect(streaks([on(0), on(2), on(3)], NOON)).toMatchObject({ days: 1, longestDays: 2 });
  expect(streaks([], NOON)).toEqual({ days: 0, longestDays: 0, wins: 0, longestWins: 0 });
});

test('several matches of a day are one day', () => {
  expect(streaks([on(0), on(0.1), on(0.2)], NOON)).toMatchObject({ days: 1, longestDays: 1 });
});

test('wins in a row end with a loss; a match alone neither wins nor loses', () => {
  const found = streaks([on(0), on(1, null), on(2), on(3, false), on(4), on(5), on(6)], NOON);
  expect(found).toMatchObject({ wins: 2, longestWins: 3 });
  expect(streaks([on(0, false), on(1)], NOON)).toMatchObject({ wins: 0, longestWins: 1 });
});

test('a match counts for a bot that had all other seats', () => {
  expect(botsHere([kept(['level2'], [1, 2]), kept(['level2', 'level2'], [2, 1, 3])])).toEqual([
    { game: 'mosaic', bot: 'level2', played: 1, won: 1 },
    { game: 'mosaic', bot: 'level2', played: 1, won: 0 },
  ]);
  expect(botsHere([kept(['level2', 'level3'], [1, 2, 3]), kept(['level2'])])).toEqual([]);
});

test('a match that goes on has no result', () => {
  expect(latestHere([kept(['level2'])])).toEqual([]);
});

test('what was played here and there is counted together', () => {
  const one = { game: 'mosaic', bot: 'level2', played: 3, won: 1 };
  expect(summed([one, { ...one, played: 2, won: 2 }])).toEqual([{ ...one, played: 5, won: 3 }]);
});

test('whoever beat a level is offered the next', () => {
  const levels = ['level1', 'level2', 'level3'];
  const result = (bot: string, won: number) => ({ game: 'mosaic', bot, played: 2, won });
  expect(nextLevel([result('level1', 2), result('level2', 1)], levels)).toBe('level3');
  expect(nextLevel([result('level1', 0)], levels)).toBeNull();
  expect(nextLevel([result('level3', 1)], levels)).toBeNull();
});
