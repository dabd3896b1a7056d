// What to do now, in a few words.

import type { Parts } from './moves';
import type { View } from './view.gen';
import { say } from './words.gen';

export function hint(table: View, names: string[], mine: boolean, parts: Parts): string {
  const name = names[table.to_move ?? 0] ?? '';
  switch (table.step) {
    case 'pick':
      return say(mine ? 'hint-pick' : 'hint-others-pick');
    case 'place':
      return mine ? placing(table, parts) : say('hint-other-places', { name });
    case 'claim':
      return mine ? say('hint-claim') : say('hint-other-claims', { name });
    case 'dispute':
      return mine ? say('hint-dispute', { name }) : say('hint-others-dispute');
    case 'draw':
      return mine ? say('hint-draw') : say('hint-other-draws', { name });
    case 'image':
      return say('hint-lay');
    case 'words':
      return buying(table);
    case 'over':
      return ''; // the count speaks
  }
}

function buying(table: View): string {
  if (!table.bought) return say('hint-buy');
  return say(table.open.length && table.gems ? 'hint-buy-more' : 'answer-done');
}

function placing(table: View, parts: Parts): string {
  if (table.refused.length && !Object.keys(parts).length) return say('hint-refused');
  if (parts.word && !parts.end) return say('hint-end');
  if (parts.word && !parts.cell) return say('hint-cell');
  return say(parts.word ? 'hint-like-this' : 'hint-word');
}
