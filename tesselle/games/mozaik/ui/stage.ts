// What is read out of the moment: the round, what to do, the gems of somebody alone, the words on
// offer, and one's own pictures.

import type { Stage } from '$web/lib/board';
import { closed, list } from '$web/lib/words';
import type { MatchView } from '$web/wire';
import { Deck } from './deck';
import { handOf } from './hand';
import { hint } from './hints';
import type { View } from './view.gen';
import { say } from './words.gen';

const stage: Stage<View & MatchView> = (table, names) => {
  const deck = new Deck(table.deck);
  if (!deck.known) return null;
  if (table.step === 'over') return [];
  const alone = table.players.length === 1;
  const reached = { number: table.round, all: table.rounds };
  const asked = table.seat !== null && table.waiting.includes(table.seat);
  const lines = [
    say(alone ? 'stage-turn' : 'stage-round', reached),
    closed(hint(table, names, asked, {})),
  ];
  if (alone) {
    const { gems = 0, reserve = 0 } = table;
    lines.push(`${say('gems-in-stock', { gems, reserve })}.`);
  }
  const mine = table.own !== null && table.to_move === table.own.seat;
  const choosing = mine && (table.step === 'place' || table.step === 'words');
  if (table.open.length && (table.step === 'pick' || choosing)) {
    const words = list(table.open.map((word) => deck.title(word)));
    lines.push(say('stage-words', { words }));
  }
  const hand = handOf(table);
  if (hand.length && (table.step === 'pick' || table.step === 'image')) {
    lines.push(say('stage-pictures', { images: list(hand.map(String)) }));
  }
  // a line of its own for each, at every step: so a picture is described once, when it is drawn
  return [
    ...lines,
    ...hand.map((image) => say('stage-picture', { image, about: deck.alt(image) })),
  ];
};

export default stage;
