// What is staged and heard of a move: a fly, and an arrangement of the highest price.

import type { Moments } from '$web/lib/board';
import { said, sentence } from '$web/lib/say';
import type { TallyLine } from '$web/wire';
import FlySign from './FlySign.svelte';
import type { View } from './view.gen';
import { COLOURS, parts } from './words';
import { say } from './words.gen';

const FINE = 4; // points of an arrangement

/** What a tile completes pays at the end; what its neighbours pay is less. */
function finest(lines: TallyLine[]): TallyLine | undefined {
  return lines.find((line) => line.cells.length > 2 && line.points >= FINE);
}

const moments: Moments<View> = (happened, _before, _after, names) => {
  const { verb, tile } = parts(happened.move);
  const player = names[happened.seat] ?? '';
  const done = verb === 'lay' ? finest(happened.earned?.lines ?? []) : undefined;
  const paid = verb === 'bid' || (verb === 'lay' && (happened.earned?.total ?? 0) > 0);
  const found = [];
  if (verb === 'fly')
    found.push({
      text: say('moment-fly'),
      about: player,
      colours: ['var(--ink)'],
      sign: FlySign,
    });
  if (done)
    found.push({
      text: sentence(said(done.what)),
      about: `${player}, +${done.points}`,
      colours: [`var(--${tile?.[0] ?? COLOURS[0]})`],
    });
  return { sound: paid ? 'coins' : 'place', moments: found };
};

export default moments;
