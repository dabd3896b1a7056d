// @vitest-environment jsdom

import { expect, test } from 'vitest';
import type { Happened } from '$web/wire';
import { deed, standing, story } from './narration';
import { tongue } from './say';

function happened(kind: Happened['kind'], move: string | null, seq = 1): Happened {
  return { seq, seat: 0, kind, move, said: null, earned: null, notes: [] };
}

test('an undo takes the last moves away, as many as it says', () => {
  const events = [1, 2, 3].map((seq) => happened('move', `m${seq}`, seq));
  const after = [...events, happened('undo', '2', 4), happened('move', 'm4', 5)];
  expect(standing(after).map(({ move }) => move)).toEqual(['m1', 'm4']);
});

test('asking for an undo takes nothing away', () => {
  expect(standing([happened('move', 'm1'), happened('undo_ask', null, 2)])).toHaveLength(1);
});

test('a deed is told with its name, and a secret one without its move', async () => {
  await tongue.choose('en');
  expect(story(happened('move', 'a1'), ['anna'])).toBe('Anna plays a1.');
  expect(deed(happened('move', null))).toBe('has chosen, in secret');
  expect(deed(happened('undo', '1'))).toBe('goes one move back');
});
