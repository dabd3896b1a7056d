// How a table plays: the clocks one can choose, and terms in words.

import { say } from '$web/lib/say';
import type { TermsInput, TermsOutput } from '$web/wire';

export const CLOCKS = {
  none: { kind: 'none' },
  quick: { kind: 'fischer', start_s: 300, increment_s: 10 },
  calm: { kind: 'fischer', start_s: 900, increment_s: 20 },
  letter: { kind: 'days', days: 2 },
} satisfies Record<string, NonNullable<TermsInput['clock']>>;

export type ClockName = keyof typeof CLOCKS;

/** What a clock is called where one is chosen: `clock-…`, or its terms. */
export function clockName(name: ClockName): string {
  return name === 'letter' ? say('days-a-move', CLOCKS.letter) : say(`clock-${name}`);
}

/** Say what clock a table has. */
export function clockWords(clock: TermsOutput['clock']): string {
  if (clock.kind === 'none') return say('no-clock');
  if (clock.kind === 'move') return say('seconds-a-move', { seconds: clock.seconds });
  if (clock.kind === 'days') return say('days-a-move', { days: clock.days });
  const minutes = Math.round(clock.start_s / 60);
  return say('minutes-and-seconds-a-move', { minutes, seconds: clock.increment_s });
}
