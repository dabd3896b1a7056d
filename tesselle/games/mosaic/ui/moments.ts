// What is staged and heard of a move: a long chain of flips, several groups joined at once.

import type { Moments } from '$web/lib/board';
import { said, sentence } from '$web/lib/say';
import { isFlip, LETTERS } from './table';
import type { View } from './view.gen';
import { say } from './words.gen';

const LONG = 3; // flips of one turn
const MANY = 3; // groups that become one

const moments: Moments<View> = (happened, before, after, names) => {
  const flips = isFlip(happened.move ?? '');
  const colours = [`var(--${LETTERS[happened.seat] ?? 'R'})`];
  const player = names[happened.seat] ?? '';
  const chain = flips && !after.must_flip ? before.flipped.length + 1 : 0;
  const joined = (before.groups[happened.seat] ?? 0) - (after.groups[happened.seat] ?? 0) + 1;
  const group = happened.earned?.lines.find((line) => line.rule === 'R3');
  const found = [];
  if (chain >= LONG)
    found.push({ text: say('moment-chain', { flips: chain }), about: player, colours });
  if (joined >= MANY && group)
    found.push({ text: sentence(said(group.what)), about: player, colours });
  return { sound: flips ? 'flip' : 'place', moments: found };
};

export default moments;
