// Moves of one word, as answers to a question: keep, renew, done.

import type { Answer } from '$web/lib/board';
import { say } from './words.gen';

/** The acts among what may be played, in words; `alone` for the solo game's prices. */
export function answersTo(acts: string[], alone: boolean): Answer[] {
  const renew = alone ? 'answer-renew-alone' : 'answer-renew';
  const texts: Record<string, [name: string, about: string]> = {
    keep: [say('answer-keep'), say('answer-keep-about')],
    renew: [say(renew), say(`${renew}-about`)],
    done: [say('answer-done'), say('answer-done-about')],
  };
  return acts.map((move) => {
    const [name = move, about = ''] = texts[move] ?? [];
    return { move, name, about };
  });
}
