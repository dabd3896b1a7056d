import { expect, test } from 'vitest';
import { tongue } from '$web/lib/say';
import { answersTo } from './answers';

test('an answer says what it means and what it costs', async () => {
  await tongue.choose('en');
  expect(answersTo(['renew'], false)).toEqual([
    { move: 'renew', name: 'Renew', about: 'costs 1 point: discard both, draw three' },
  ]);
  expect(answersTo(['renew'], true)[0]?.about).toBe('costs a gem: draw three');
});

test('answers come in the order of the moves, in the language of the person', async () => {
  await tongue.choose('fr');
  expect(answersTo(['done', 'keep'], false).map(({ name }) => name)).toEqual([
    'Terminer le tour',
    'Garder',
  ]);
});

test('a move that has no words yet goes by its own name', () => {
  expect(answersTo(['wait'], false)).toEqual([{ move: 'wait', name: 'wait', about: '' }]);
});
