// Small words that several pages need.

import { say, tongue } from '$web/lib/say';

/** "1st", « 1ᵉʳ ». */
export function ordinal(place: number): string {
  const kind = new Intl.PluralRules(tongue.now, { type: 'ordinal' }).select(place);
  return say('ordinal', { place, kind });
}

/** Of a move that was sent and not answered yet. */
export function onItsWay(): string {
  return say('on-its-way');
}

/** With a full stop, where nothing else closes it. */
export function closed(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}

/** "a, b and c" in the person's language. */
export function list(names: string[]): string {
  return new Intl.ListFormat(tongue.now).format(names);
}
