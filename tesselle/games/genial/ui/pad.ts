// The text that a table is counted from, one line for each player: `Lina: R 5 G 7 B 4 O 6 Y 3 P 4`.

import { SYMBOLS } from '$web/board/glyphs';

export interface Scored {
  name: string;
  tracks: number[]; // in the order of SYMBOLS
}

/** Write the players; names are made to differ, and kept free of what the text needs itself. */
export function writePad(players: Scored[]): string {
  const taken = new Set<string>();
  return players
    .map(({ name, tracks }, index) => {
      const tracksText = SYMBOLS.map((symbol, track) => `${symbol} ${tracks[track] ?? 0}`).join(
        ' ',
      );
      return `${unlike(taken, plain(name) || String(index + 1))}: ${tracksText}`;
    })
    .join('\n');
}

/** Read what `writePad` writes; lines that are something else are left out. */
export function readPad(text: string): Scored[] {
  return text.split('\n').flatMap((line) => {
    const [name, rest] = line.split(':');
    const numbers = rest?.match(/\d+/g)?.map(Number) ?? [];
    return name && numbers.length === SYMBOLS.length
      ? [{ name: name.trim(), tracks: numbers }]
      : [];
  });
}

function plain(name: string): string {
  return name.replace(/[:#\n]/g, ' ').trim();
}

function unlike(taken: Set<string>, name: string): string {
  let unique = name;
  for (let count = 2; taken.has(unique); count++) unique = `${name} (${count})`;
  taken.add(unique);
  return unique;
}
