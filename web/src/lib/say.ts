// Two languages, each text written by hand in both.

import { Stored } from '$web/lib/stored.svelte';
import type { Problem, Said } from '$web/wire';

export type Language = 'fr' | 'en';

const chosen = new Stored<Language>('language', navigator.language.startsWith('fr') ? 'fr' : 'en');

export const tongue = {
  get now(): Language {
    return chosen.now;
  },
  choose(language: Language): void {
    chosen.now = language;
  },
};

/** Give a text in the person's language; follows when the language changes. */
export function say(en: string, fr: string): string {
  return tongue.now === 'fr' ? typeset(fr) : en;
}

/** The same for texts that come from the server. */
export function said(text: Said): string {
  return say(text.en, text.fr);
}

/** The same for what the server refused. */
export function why(problem: Pick<Problem, 'message' | 'message_fr'>): string {
  return sentence(say(problem.message, problem.message_fr));
}

/** French as printers set it: no line breaks before « ; » or inside guillemets. */
function typeset(french: string): string {
  return french
    .replace(/ ([;:!?»])/g, '\u00a0$1')
    .replace(/« /g, '«\u00a0')
    .replace(/'/g, '’');
}

/** Begin with a capital letter, as sentences of their own do. */
export function sentence(text: string): string {
  return text.charAt(0).toLocaleUpperCase(tongue.now) + text.slice(1);
}
