// What is read out of the moment: the round, the words on offer, and one's own pictures.

import type { Stage } from '$web/lib/board';
import { list } from '$web/lib/words';
import { Deck } from './deck';
import { handOf } from './hand';
import type { View } from './view.gen';
import { say } from './words.gen';

const stage: Stage<View> = (table) => {
  const deck = new Deck(table.deck);
  if (!deck.known) return null;
  if (table.step === 'over') return [];
  const alone = table.players.length === 1;
  const reached = { number: table.round, all: table.rounds };
  const lines = [say(alone ? 'stage-turn' : 'stage-round', reached)];
  const mine = table.own !== null && table.to_move === table.own.seat;
  if (table.step === 'pick' || (mine && (table.step === 'place' || table.step === 'words'))) {
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
