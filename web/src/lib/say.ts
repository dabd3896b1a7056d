// What people read, in their language: messages by name, from catalogues (`catalogues.ts`).

import { LANGUAGES, PAGES, catalogue, loadAll } from '$web/lib/catalogues';
import { formatted } from '$web/lib/messages';
import { Stored } from '$web/lib/stored.svelte';
import type { Problem, Said } from '$web/wire';
import type { Messages } from '$web/words/messages.gen';

export type Language = string;

// `early.js` has found it; in unit tests there is no page
const wished = typeof document === 'undefined' ? '' : document.documentElement.lang;
const usual = LANGUAGES.includes(wished) ? wished : 'en';
const chosen = new Stored<Language>('language', usual);

export const tongue = {
  get now(): Language {
    return LANGUAGES.includes(chosen.now) ? chosen.now : usual;
  },
  async choose(language: Language): Promise<void> {
    await loadAll(language);
    chosen.now = language;
  },
};

/** What a message takes: nothing, or what is put into it. */
export type Arguments<Known, Name extends keyof Known> = Known[Name] extends null
  ? []
  : [given: Known[Name]];

/** The messages of a catalogue, by name; what they give follows when the language changes. */
export function sayer<Known>(name: string) {
  return <Name extends keyof Known & string>(
    message: Name,
    ...[given]: Arguments<Known, Name>
  ): string => typeset(formatted(catalogue(name, tongue.now), message, given ?? {}));
}

/** A message of the pages. */
export const say = sayer<Messages>(PAGES);

/** The same for texts that come from the server. */
export function said(text: Said): string {
  return typeset(text[tongue.now] ?? text.en ?? '');
}

type Told = Pick<Problem, 'message' | 'message_fr'> & Partial<Pick<Problem, 'messages'>>;

/** The same for what was refused; an older server tells it in two languages. */
export function told(problem: Told): string {
  return said({ en: problem.message, fr: problem.message_fr, ...problem.messages });
}

/** The same as a sentence of its own. */
export function why(problem: Told): string {
  return sentence(told(problem));
}

/** How printers set a language: where no line breaks, and which marks they take. */
const CUSTOMS: Record<string, readonly (readonly [RegExp, string])[]> = {
  fr: [
    [/ ([;:!?»])/g, '\u00a0$1'],
    [/« /g, '«\u00a0'],
    [/'/g, '’'],
  ],
  de: [
    [/ …/g, '\u00a0…'],
    [/(\d) (?=(%|s|min)(?!\p{L}))/gu, '$1\u00a0'],
  ],
};

function typeset(text: string): string {
  const customs = CUSTOMS[tongue.now] ?? [];
  return customs.reduce((set, [found, put]) => set.replace(found, put), text);
}

/** Begin with a capital letter, as sentences of their own do. */
export function sentence(text: string): string {
  return text.charAt(0).toLocaleUpperCase(tongue.now) + text.slice(1);
}
