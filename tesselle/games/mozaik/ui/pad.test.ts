import { expect, test } from 'vitest';
import { blank, read, write, type Sheet } from './pad';

const SHEET: Sheet = {
  ...blank(),
  words: {
    'a<': { name: 'Blue sky', ladder: '1/3/6', fits: [true, false, true] },
    '2v': { name: '', ladder: '2/4/8', fits: [false, false, false] },
  },
  discarded: 2,
};

test('what a sheet writes, it reads again', () => {
  expect(write(SHEET)).toBe('a< Blue sky 1/3/6 2 # +-+\n2v ? 2/4/8 0 # ---\ndiscarded 2');
  expect(read(write(SHEET))).toEqual(SHEET);
});

test('alone, gems are written in the place of discarded words', () => {
  const alone = { ...SHEET, alone: true, gems: 4, discarded: 0 };
  expect(write(alone)).toContain('gems 4');
  expect(read(write(alone))).toEqual(alone);
});

test('where only a number of fitting pictures is told, they are the first ones', () => {
  expect(read('b> Cold 1/2/4 2').words['b>']?.fits).toEqual([true, true, false]);
});

test('lines that are something else are left out', () => {
  expect(read('hello\nb> Cold 2')).toEqual(blank());
});
