// What is staged and heard of a move: a track that comes to its end.

import { SYMBOLS } from '$web/board/glyphs';
import type { Moments } from '$web/lib/board';
import { halves } from './moves';
import { TRACK_END } from './tracks';
import type { View } from './view.gen';
import { colour, listed } from './words';
import { say } from './words.gen';

const moments: Moments<View> = (happened, before, after, names) => {
  const [old, now] = [before, after].map((view) => view.tracks[happened.seat] ?? []);
  const full = SYMBOLS.filter(
    (_, track) => now?.[track] === TRACK_END && old?.[track] !== TRACK_END,
  );
  const about = say('moment-track', {
    player: names[happened.seat] ?? '',
    colours: listed(full.map(colour)),
  });
  const colours = full.map((symbol) => `var(--${symbol})`);
  return {
    sound: halves(happened.move) ? 'place' : 'flip',
    moments: full.length ? [{ text: say('moment-genial'), about, colours }] : [],
  };
};

export default moments;
