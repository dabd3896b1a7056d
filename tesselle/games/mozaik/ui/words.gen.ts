// What the boards of the game say, written from `words/en.ftl` by `make types`. Do not edit.

import { sayer } from '$web/lib/say';

export interface Messages {
}

/** A message of the game, in the person's language. */
export const say = sayer<Messages>('mozaik');
