// A grid from a real box as `tesselle score mozaik` reads it (see `count.py`), both ways.

import { ENDS } from './places';

export interface PadWord {
  name: string;
  ladder: string; // '1/3/6'
  fits: boolean[]; // along the line
}

export interface Sheet {
  words: Record<string, PadWord>; // by end
  alone: boolean;
  discarded: number;
  gems: number;
}

export const LADDERS = ['1/2/4', '1/3/6', '2/4/8'];
const WORD = /^(\S+)\s+(.+)\s+(\d{1,2}\/\d{1,2}\/\d{1,2})\s+([0-3])$/;

export function blank(): Sheet {
  return { words: {}, alone: false, discarded: 0, gems: 0 };
}

export function write(sheet: Sheet): string {
  const words = ENDS.flatMap((end) => {
    const word = sheet.words[end];
    if (!word) return [];
    const name = word.name.replaceAll('#', '').trim() || '?';
    return `${end} ${name} ${word.ladder} ${word.fits.filter(Boolean).length}`;
  });
  if (sheet.alone) words.push(`gems ${sheet.gems}`);
  else if (sheet.discarded) words.push(`discarded ${sheet.discarded}`);
  return words.join('\n');
}

/** Read what `write` writes; which pictures fit is not told, only how many. */
export function read(text: string): Sheet {
  const sheet = blank();
  for (const line of text.split('\n')) {
    const [head, amount] = line.trim().split(/\s+/);
    if (head === 'gems') Object.assign(sheet, { alone: true, gems: Number(amount) });
    else if (head === 'discarded') sheet.discarded = Number(amount);
    const word = WORD.exec(line.trim());
    if (!word) continue;
    const [, end = '', name = '', ladder = '', count] = word;
    sheet.words[end] = { name, ladder, fits: [0, 1, 2].map((place) => place < Number(count)) };
  }
  return sheet;
}
