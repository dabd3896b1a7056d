// What to do now, in a few words.

import { say } from '$web/lib/say';
import type { Parts } from './moves';
import type { View } from './view.gen';

export function hint(table: View, name: string, mine: boolean, parts: Parts): string {
  switch (table.step) {
    case 'pick':
      return mine
        ? say(
            'Choose a picture in secret. The lowest number plays first.',
            'Choisissez une image en secret. Le plus petit numéro commence.',
          )
        : say('Waiting for the other choices', 'On attend les autres choix');
    case 'place':
      return mine ? placing(table, parts) : say(`${name} is placing`, `${name} place ses cartes`);
    case 'claim':
      return mine
        ? say('What fits? You say.', 'Qu’est-ce qui va ensemble ? À vous de le dire.')
        : say(`${name} is looking for what fits`, `${name} cherche ce qui va ensemble`);
    case 'dispute':
      return mine
        ? say(`${name} says these fit. Do you agree?`, `Pour ${name}, cela va ensemble. D’accord ?`)
        : say('The table is judging', 'La table juge');
    case 'draw':
      return mine
        ? say(
            'Keep your two pictures, or take three new ones?',
            'Garder vos deux images, ou en prendre trois nouvelles ?',
          )
        : say(`${name} is drawing`, `${name} pioche`);
    case 'image':
      return say('Lay a picture of your hand', 'Posez une image de votre main');
    case 'words':
      return table.bought
        ? say('Buy another word, or end your turn', 'Achetez un autre mot, ou terminez le tour')
        : say('Buy a word for a gem', 'Achetez un mot contre une gemme');
    case 'over':
      return ''; // the count speaks
  }
}

function placing(table: View, parts: Parts): string {
  if (table.refused.length && !Object.keys(parts).length)
    return say('The table refused a pair: place again', 'La table a refusé une paire : replacez');
  if (parts.word && !parts.end) return say('Where does the word go?', 'Où va le mot ?');
  if (parts.word && !parts.cell) return say('Where does the picture go?', 'Où va l’image ?');
  if (parts.word) return say('Like this?', 'Comme ceci ?');
  return say(
    'Take a word, and place it with your picture',
    'Prenez un mot, et placez-le avec votre image',
  );
}
