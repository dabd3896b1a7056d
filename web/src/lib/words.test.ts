import { expect, test } from 'vitest';
import { plain, signed } from './points';
import { tongue } from './say';
import { closed, list, ordinal } from './words';

test.each([
  [1, '1st', '1ᵉʳ', '1.'],
  [2, '2nd', '2ᵉ', '2.'],
  [3, '3rd', '3ᵉ', '3.'],
  [4, '4th', '4ᵉ', '4.'],
  [11, '11th', '11ᵉ', '11.'],
  [22, '22nd', '22ᵉ', '22.'],
  [112, '112th', '112ᵉ', '112.'],
])('place %i is the %s, « %s », „%s“', async (place, en, fr, de) => {
  await tongue.choose('en');
  expect(ordinal(place)).toBe(en);
  await tongue.choose('fr');
  expect(ordinal(place)).toBe(fr);
  await tongue.choose('de');
  expect(ordinal(place)).toBe(de);
});

test('names are listed as the language does', async () => {
  await tongue.choose('en');
  expect(list(['A', 'B', 'C'])).toBe('A, B, and C');
  await tongue.choose('fr');
  expect(list(['A', 'B', 'C'])).toBe('A, B et C');
  await tongue.choose('de');
  expect(list(['A', 'B', 'C'])).toBe('A, B und C');
});

test('a sentence is closed once', () => {
  expect(['You win', 'Done.', 'A fly!', 'Where?'].map(closed)).toEqual([
    'You win.',
    'Done.',
    'A fly!',
    'Where?',
  ]);
});

test('points have a true minus, and a plus when they are won', () => {
  expect([plain(-3), plain(3), signed(3), signed(0), signed(-1)]).toEqual([
    '−3',
    '3',
    '+3',
    '0',
    '−1',
  ]);
});
