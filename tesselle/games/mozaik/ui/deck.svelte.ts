// Decks as the server tells of them: the words' cards, and what each picture shows.

import { SvelteMap, SvelteSet } from 'svelte/reactivity';
import { get } from '$web/lib/api';
import { said, say } from '$web/lib/say.svelte';

interface Told {
  en: string;
  fr: string;
  about_en: string;
  about_fr: string;
  ladder: number[];
}

interface DeckTold {
  words: Record<string, Told>;
  images: Record<string, { about_en: string; about_fr: string; picture: string | null }>;
}

const decks = new SvelteMap<string, DeckTold>();
const asked = new Set<string>();
const missing = new SvelteSet<string>(); // pictures that could not be had

const AGAIN_MS = 5000;

function load(name: string): void {
  get<DeckTold>(`/decks/${name}`)
    .then((deck) => decks.set(name, deck))
    .catch(() => setTimeout(() => load(name), AGAIN_MS));
}

/** A deck by its name.  Until it has come, words go by their keys and pictures by their numbers. */
export class Deck {
  constructor(readonly name: string) {
    if (!asked.has(name)) {
      asked.add(name);
      load(name);
    }
  }

  title(word: string): string {
    const told = this.#word(word);
    return told ? said(told) : word;
  }

  /** What a word means; nothing where its deck says no more than the title. */
  about(word: string): string {
    const told = this.#word(word);
    const about = told ? say(told.about_en, told.about_fr) : '';
    return about === this.title(word) ? '' : about;
  }

  /** Points for one, two and three pictures. */
  ladder(word: string): number[] {
    return this.#word(word)?.ladder ?? [];
  }

  /** What a picture shows, for those who do not see it. */
  alt(image: number): string {
    const told = decks.get(this.name)?.images[image];
    return told ? say(told.about_en, told.about_fr) : '';
  }

  /** Where a picture is, or null when it could not be had. */
  picture(image: number): string | null {
    const address = decks.get(this.name)?.images[image]?.picture ?? null;
    return address === null || missing.has(address) ? null : address;
  }

  /** The picture could not be had. */
  lost(image: number): void {
    const address = this.picture(image);
    if (address !== null) missing.add(address);
  }

  #word(word: string): Told | undefined {
    return decks.get(this.name)?.words[word];
  }
}
