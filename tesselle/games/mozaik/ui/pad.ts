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
const NAMELESS = '?';
// an end, its word, its ladder, and how many pictures fit; after a '#', which the counter skips, which of them do
const WORD = /^(\S+)\s+(.+)\s+(\d{1,2}\/\d{1,2}\/\d{1,2})\s+([0-3])(?:\s+#\s*([+-]{3}))?$/;

export function blank(): Sheet {
  return { words: {}, alone: false, discarded: 0, gems: 0 };
}

export function write(sheet: Sheet): string {
  const words = ENDS.flatMap((end) => {
    const word = sheet.words[end];
    if (!word) return [];
    const name = word.name.replaceAll('#', '').trim() || NAMELESS;
    const fits = word.fits.map((fit) => (fit ? '+' : '-')).join('');
    return `${end} ${name} ${word.ladder} ${word.fits.filter(Boolean).length} # ${fits}`;
  });
  if (sheet.alone) words.push(`gems ${sheet.gems ?? 0}`);
  else if (sheet.discarded) words.push(`discarded ${sheet.discarded}`);
  return words.join('\n');
}

/** Read what `write` writes; where only the number of fitting pictures is told, they are the first. */
export function read(text: string): Sheet {
  const sheet = blank();
  for (const line of text.split('\n')) {
    const [head, amount] = line.trim().split(/\s+/);
    if (head === 'gems') Object.assign(sheet, { alone: true, gems: Number(amount) });
    else if (head === 'discarded') sheet.discarded = Number(amount);
    const word = WORD.exec(line.trim());
    if (!word) continue;
    const [, end = '', name = '', ladder = '', count, which] = word;
    const fits = [0, 1, 2].map((place) => (which ? which[place] === '+' : place < Number(count)));
    sheet.words[end] = { name: name === NAMELESS ? '' : name, ladder, fits };
  }
  return sheet;
}
