// What is read out of the moment: the round, the words on offer, and one's own pictures.

import type { Stage } from '$web/lib/board';
import { say } from '$web/lib/say';
import { list } from '$web/lib/words';
import { Deck } from './deck';
import { handOf } from './hand';
import type { View } from './view.gen';

const stage: Stage<View> = (table) => {
  const deck = new Deck(table.deck);
  if (!deck.known) return null;
  if (table.step === 'over') return [];
  const { round, rounds } = table;
  const alone = table.players.length === 1;
  const lines = [
    alone
      ? say(`Turn ${round} of ${rounds}.`, `Tour ${round} sur ${rounds}.`)
      : say(`Round ${round} of ${rounds}.`, `Manche ${round} sur ${rounds}.`),
  ];
  const mine = table.own !== null && table.to_move === table.own.seat;
  if (table.step === 'pick' || (mine && (table.step === 'place' || table.step === 'words'))) {
    const words = list(table.open.map((word) => deck.title(word)));
    lines.push(say(`Words on offer: ${words}.`, `Mots proposés : ${words}.`));
  }
  const hand = handOf(table);
  if (hand.length && (table.step === 'pick' || table.step === 'image')) {
    const numbers = list(hand.map(String));
    lines.push(say(`Your pictures: ${numbers}.`, `Vos images : ${numbers}.`));
  }
  // a line of its own for each, at every step: so a picture is described once, when it is drawn
  return [
    ...lines,
    ...hand.map((image) =>
      say(`Picture ${image}: ${deck.alt(image)}`, `Image ${image} : ${deck.alt(image)}`),
    ),
  ];
};

export default stage;
