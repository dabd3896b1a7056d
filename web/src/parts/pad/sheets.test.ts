import { expect, test } from 'vitest';
import { freeName, readSheets, writeSheets } from './sheets';

test('one sheet is its own text, as before there were several', () => {
  const sheets = readSheets('Rs Rs\ncoins 3');
  expect(sheets).toEqual([{ name: '', text: 'Rs Rs\ncoins 3' }]);
  expect(writeSheets(sheets)).toBe('Rs Rs\ncoins 3');
});

test('several sheets are read as they were written', () => {
  const sheets = [
    { name: 'Anna', text: 'Rs Rs\ncoins 3' },
    { name: 'Léo', text: '' },
    { name: 'Mia', text: '1^ Moon 1/2/4 3 # +++' },
  ];
  expect(readSheets(writeSheets(sheets))).toEqual(sheets);
});

test('a remark that ends in a colon begins no sheet', () => {
  expect(readSheets('coins 3 # counted by:')).toHaveLength(1);
});

test('no two players have the same name, and a name keeps to its line', () => {
  const sheets = [
    { name: 'Anna', text: '' },
    { name: 'Léo', text: '' },
  ];
  expect(freeName('Anna', sheets, 1)).toBe('Anna 2');
  expect(freeName('Anna', sheets, 0)).toBe('Anna');
  expect(freeName(' Mia: #1 ', sheets, 1)).toBe('Mia 1');
});
