// The sheets of several players as one text, as `tesselle score` reads it (engine/sheets.py).

export interface PlayerSheet {
  /** nobody in particular, where there is one sheet alone */
  name: string;
  text: string;
}

const NAMED = /^([^#]*):\s*$/;

export function readSheets(text: string): PlayerSheet[] {
  const sheets: PlayerSheet[] = [];
  for (const line of text.split('\n')) {
    const name = NAMED.exec(line)?.[1]?.trim();
    const last = sheets.at(-1);
    if (name) sheets.push({ name, text: '' });
    else if (last) last.text += (last.text && '\n') + line;
    else sheets.push({ name: '', text: line });
  }
  return sheets;
}

export function writeSheets(sheets: PlayerSheet[]): string {
  if (sheets.length === 1) return sheets[0]?.text ?? '';
  return sheets.map(({ name, text }) => `${name}:\n${text}`).join('\n');
}

/** A name that fits on a line of its own, and that nobody else has. */
export function freeName(wish: string, sheets: PlayerSheet[], at: number): string {
  const taken = sheets.filter((_, place) => place !== at).map((sheet) => sheet.name);
  const plain = wish.replace(/[:#\n]/g, '').trim();
  let name = plain;
  for (let number = 2; taken.includes(name); number += 1) name = `${plain} ${number}`;
  return name;
}
