// Decks as the server tells of them: the words' cards, and what each picture shows.

import { SvelteMap, SvelteSet } from 'svelte/reactivity';
import { get } from '$web/lib/api';
import { said } from '$web/lib/say';
import type { DeckInfo, WordInfo } from '$web/wire';

const decks = new SvelteMap<string, DeckInfo>();
const asked = new Set<string>();
const missing = new SvelteSet<string>(); // pictures that could not be had

const AGAIN_MS = 5000;

function load(address: string): void {
  get<DeckInfo>(address)
    .then((deck) => decks.set(address, deck))
    .catch(() => setTimeout(() => load(address), AGAIN_MS));
}

/** The deck of a match, as it was when the match began; without a digest, as it is now.
 *  Until it has come, words have no name and pictures go by their numbers. */
export class Deck {
  readonly #address: string;

  constructor({ name, sha256 }: { name: string; sha256: string }) {
    this.#address = `/decks/${name}${sha256 && `?sha256=${sha256}`}`;
    if (!asked.has(this.#address)) {
      asked.add(this.#address);
      load(this.#address);
    }
  }

  /** whether it has come */
  get known(): boolean {
    return decks.has(this.#address);
  }

  title(word: string): string {
    const told = this.#word(word);
    if (told) return said(told.titles);
    return this.known ? word : ''; // a key says it in one language alone
  }

  /** What a word means; nothing where its deck says no more than the title. */
  about(word: string): string {
    const told = this.#word(word);
    const about = told ? said(told.abouts) : '';
    return about === this.title(word) ? '' : about;
  }

  /** Points for one, two and three pictures. */
  ladder(word: string): number[] {
    return this.#word(word)?.ladder ?? [];
  }

  /** What a picture shows, for those who do not see it. */
  alt(image: number): string {
    const told = decks.get(this.#address)?.images[image];
    return told ? said(told.abouts) : '';
  }

  /** Where a picture is, or null when it could not be had. */
  picture(image: number): string | null {
    const address = decks.get(this.#address)?.images[image]?.picture ?? null;
    return address === null || missing.has(address) ? null : address;
  }

  /** The picture could not be had. */
  lost(image: number): void {
    const address = this.picture(image);
    if (address !== null) missing.add(address);
  }

  #word(word: string): WordInfo | undefined {
    return decks.get(this.#address)?.words[word];
  }
}
