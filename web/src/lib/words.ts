// Small words that several pages need.

import { say } from '$web/lib/say';

/** "1st", « 1ᵉʳ ». */
export function ordinal(place: number): string {
  const english =
    ['th', 'st', 'nd', 'rd'][place % 100 > 3 && place % 100 < 21 ? 0 : place % 10] ?? 'th';
  return say(`${place}${english}`, place === 1 ? '1ᵉʳ' : `${place}ᵉ`);
}

/** Of a move that was sent and not answered yet. */
export function onItsWay(): string {
  return say('On its way…', 'Envoi…');
}

/** "a, b and c" in the person's language. */
export function list(names: string[]): string {
  return new Intl.ListFormat(say('en', 'fr')).format(names);
}
