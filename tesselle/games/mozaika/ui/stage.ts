// What is read out of the moment: the round, its step and its price, and the tiles on offer.

import type { Stage } from '$web/lib/board';
import { list } from '$web/lib/words';
import type { MatchView } from '$web/wire';
import type { View } from './view.gen';
import { roundName, stepName, tileName } from './words';
import { say } from './words.gen';

const stage: Stage<View & MatchView> = (view, names) => {
  if (view.over) return [];
  const choosing =
    view.step === 'bid' ||
    (view.step === 'take' && view.seat !== null && view.waiting.includes(view.seat));
  const tiles = list(view.row.map(tileName));
  const offer = choosing ? [say('offer', { tiles })] : [];
  const price = view.step === 'bid' ? [say('bid-price')] : [];
  return [`${roundName(view)}.`, `${stepName(view, names)}.`, ...price, ...offer];
};

export default stage;
