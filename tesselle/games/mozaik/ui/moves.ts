// Moves of MozaiK as they are written, taken apart and put together again.

import { isCell } from './places';
import type { View } from './view.gen';

/** What a move names; `act` is a move of one word: keep, renew, done. */
export interface Parts {
  act?: string;
  image?: string;
  word?: string;
  end?: string;
  cell?: string;
}

export type Part = keyof Parts;
const ACTS = ['keep', 'renew', 'done'];
const JUDGEMENTS = ['claim', 'dispute'];

/** Take a move apart; a claim or a dispute has no such parts. */
export function partsOf(move: string): Parts {
  const [head = '', ...rest] = move.split(' ');
  if (ACTS.includes(head)) return { act: head };
  if (JUDGEMENTS.includes(head)) return {};
  const parts: Parts = head === 'image' ? { image: rest.shift() } : { word: head };
  for (const spot of rest) {
    if (isCell(spot)) parts.cell = spot;
    else parts.end = spot;
  }
  return parts;
}

function agrees(parts: Parts, begun: Parts): boolean {
  return Object.entries(begun).every(([part, value]) => parts[part as Part] === value);
}

/** The values that a part can still have, given what has been chosen of the others. */
export function open(legal: string[], begun: Parts, part: Part): Set<string> {
  const others = { ...begun };
  delete others[part];
  return new Set(
    legal
      .map(partsOf)
      .filter((parts) => agrees(parts, others))
      .flatMap((parts) => parts[part] ?? []),
  );
}

/**
 * Add one part to what has been chosen.
 *
 * What no longer goes with it is dropped, and a part with one value left is filled in.
 */
export function add(legal: string[], begun: Parts, part: Part, value: string): Parts {
  let parts: Parts = { [part]: value };
  const all = legal.map(partsOf);
  for (const [other, kept] of Object.entries(begun) as [Part, string][]) {
    const more = { ...parts, [other]: kept };
    if (other !== part && all.some((each) => agrees(each, more))) parts = more;
  }
  const fitting = all.filter((each) => agrees(each, parts));
  for (const other of ['image', 'word', 'end', 'cell'] as const) {
    const values = new Set(fitting.map((each) => each[other]));
    const [only] = values;
    if (values.size === 1 && only !== undefined) parts[other] = only;
  }
  return parts;
}

/** The legal move that these parts make up, or null while some are missing. */
export function whole(legal: string[], parts: Parts): string | null {
  const size = Object.keys(parts).length;
  if (size === 0) return null;
  return (
    legal.find((move) => {
      const named = partsOf(move);
      return Object.keys(named).length === size && agrees(named, parts);
    }) ?? null
  );
}

/** The move with one part that cannot be: made of what has been chosen, or else of what may be. */
export function wouldBe(legal: string[], begun: Parts, part: Part, value: string): string | null {
  const others = { ...begun };
  delete others[part];
  const like = legal.map(partsOf).find((parts) => part in parts && agrees(parts, others));
  if (!like) return null;
  const { image, word, end, cell }: Parts = { ...like, [part]: value };
  return [image && `image ${image}`, word, end, cell].filter(Boolean).join(' ');
}

/** Write a claim or a dispute about these pairs, given in the order of the view. */
export function judgement(verb: 'claim' | 'dispute', pairs: string[]): string {
  return [verb, ...(pairs.length ? pairs : ['-'])].join(' ');
}

/** The judgement that most people give, to be confirmed at once. */
export function usual(legal: string[], table: View): string | null {
  if (table.step === 'claim' && legal.length) {
    const sure = table.pairs.filter((pair) => pair.opinion === 'yes');
    return judgement(
      'claim',
      sure.map((pair) => `${pair.word}:${pair.image}`),
    );
  }
  return legal.find((move) => move === judgement('dispute', [])) ?? null;
}
