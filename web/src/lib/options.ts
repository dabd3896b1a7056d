// The options of a game, in words.

import { said, sentence } from '$web/lib/say';
import type { OptionInfo } from '$web/wire';

export function optionWords(option: OptionInfo, value: unknown): string {
  const words = option.words[option.choices.indexOf(value)];
  return sentence(words ? said(words) : String(value));
}
