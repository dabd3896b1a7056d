// What to do now, in a few words.

import type { Parts } from './moves';
import type { View } from './view.gen';
import { say } from './words.gen';

export function hint(table: View, name: string, mine: boolean, parts: Parts): string {
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
      return say(table.bought ? 'hint-buy-more' : 'hint-buy');
    case 'over':
      return ''; // the count speaks
  }
}

function placing(table: View, parts: Parts): string {
  if (table.refused.length && !Object.keys(parts).length) return say('hint-refused');
  if (parts.word && !parts.end) return say('hint-end');
  if (parts.word && !parts.cell) return say('hint-cell');
  return say(parts.word ? 'hint-like-this' : 'hint-word');
}
