// Moves of one word, as answers to a question: keep, renew, done.

import type { Answer } from '$web/lib/board';
import { say } from '$web/lib/say';

/** The acts among what may be played, in words; `alone` for the solo game's prices. */
export function answersTo(acts: string[], alone: boolean): Answer[] {
  const texts: Record<string, [name: string, about: string]> = {
    keep: [
      say('Keep', 'Garder'),
      say('both pictures, and draw one', 'vos deux images, et en piocher une'),
    ],
    renew: alone
      ? [
          say('New pictures', 'Nouvelles images'),
          say('pay a gem and draw three', 'payer une gemme, en piocher trois'),
        ]
      : [
          say('Renew', 'Renouveler'),
          say('discard both, draw three', 'défausser les deux, en piocher trois'),
        ],
    done: [
      say('End the turn', 'Terminer le tour'),
      say('new words come', 'de nouveaux mots arrivent'),
    ],
  };
  return acts.map((move) => {
    const [name = move, about = ''] = texts[move] ?? [];
    return { move, name, about };
  });
}
