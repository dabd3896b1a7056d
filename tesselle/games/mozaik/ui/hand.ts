// The pictures that somebody may choose from.

import type { View } from './view.gen';

/** The pictures in one's own hand, the one just picked included, by their numbers. */
export function handOf(table: View): number[] {
  const picked = table.step === 'pick' ? table.own?.pick : null;
  return [...(table.own?.hand ?? []), ...(picked ? [picked] : [])].sort((one, two) => one - two);
}
