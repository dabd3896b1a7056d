import { expect, test } from 'vitest';
import { readPad, writePad } from './pad';

const LINA = { name: 'Lina', tracks: [5, 7, 4, 6, 3, 18] };

test('what a pad writes, it reads again', () => {
  const players = [LINA, { name: 'Tom', tracks: [0, 1, 2, 3, 4, 5] }];
  expect(writePad([LINA])).toBe('Lina: R 5 G 7 B 4 O 6 Y 3 P 18');
  expect(readPad(writePad(players))).toEqual(players);
});

test('players of one name, or none, are told apart', () => {
  const text = writePad([LINA, LINA, { name: ' ', tracks: [] }]);
  expect(readPad(text).map(({ name }) => name)).toEqual(['Lina', 'Lina (2)', '3']);
});

test('a name cannot break the text that it stands in', () => {
  expect(readPad(writePad([{ ...LINA, name: 'a:b\nc#' }]))[0]).toEqual({ ...LINA, name: 'a b c' });
});

test('lines that are something else are left out', () => {
  expect(readPad('hello\nLina: R 5')).toEqual([]);
});
