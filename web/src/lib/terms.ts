// How a table plays: the clocks one can choose, and terms in words.

import { say, said } from '$web/lib/say';
import type { Said, TermsInput, TermsOutput } from '$web/wire';

export type ClockName = 'none' | 'quick' | 'calm' | 'letter';

export const CLOCKS: Record<ClockName, { title: Said; clock: NonNullable<TermsInput['clock']> }> = {
  none: { title: { en: 'None', fr: 'Aucune' }, clock: { kind: 'none' } },
  quick: {
    title: { en: '5 min + 10 s', fr: '5 min + 10 s' },
    clock: { kind: 'fischer', start_s: 300, increment_s: 10 },
  },
  calm: {
    title: { en: '15 min + 20 s', fr: '15 min + 20 s' },
    clock: { kind: 'fischer', start_s: 900, increment_s: 20 },
  },
  letter: {
    title: { en: '2 days a move', fr: '2 jours par coup' },
    clock: { kind: 'days', days: 2 },
  },
};

/** Say what clock a table has. */
export function clockWords(clock: TermsOutput['clock']): string {
  if (clock.kind === 'none') return said({ en: 'No clock', fr: 'Sans pendule' });
  if (clock.kind === 'move') return say(`${clock.seconds} s a move`, `${clock.seconds} s par coup`);
  if (clock.kind === 'days')
    return say(`${clock.days} days a move`, `${clock.days} jours par coup`);
  const minutes = Math.round(clock.start_s / 60);
  return say(
    `${minutes} min + ${clock.increment_s} s a move`,
    `${minutes} min + ${clock.increment_s} s par coup`,
  );
}
