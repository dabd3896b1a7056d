// What is staged and heard of a move: a word that fits all three pictures of its line.

import type { Moments } from '$web/lib/board';
import { Deck } from './deck';
import { partsOf } from './moves';
import type { Player, View } from './view.gen';
import { say } from './words.gen';

/** The words that fit their whole line. */
function perfect(player: Player | undefined): string[] {
  return Object.values(player?.ends ?? {})
    .filter((each) => each.matched.every(Boolean))
    .map((each) => each.word);
}

const moments: Moments<View> = (happened, before, after, names) => {
  const { act, cell, end } = partsOf(happened.move ?? '');
  const known = perfect(before.players[happened.seat]);
  const fresh = perfect(after.players[happened.seat]).filter((word) => !known.includes(word));
  const deck = new Deck(after.deck);
  const found = fresh.map((word) => ({
    text: say('moment-perfect', { word: deck.title(word) }),
    about: names[happened.seat] ?? '',
    colours: ['var(--Y)', 'var(--O)'],
  }));
  const laid = cell !== undefined || end !== undefined;
  return { sound: laid ? 'place' : act ? 'flip' : null, moments: found };
};

export default moments;
