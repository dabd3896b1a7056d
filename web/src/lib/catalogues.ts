// The message catalogues of the pages and of the games, loaded in the language in use: a file for
// each language in `web/src/words/` and in `tesselle/games/*/words/`.

import type { FluentBundle } from '@fluent/bundle';
import { read } from '$web/lib/messages';

type Load = () => Promise<string>;
type Files = Record<string, Load>;

// Vite reads these calls: its second argument must be written out
const pages = import.meta.glob('../words/*.ftl', { import: 'default' }) as Files;
const boards = import.meta.glob('../../../tesselle/games/*/words/*.ftl', {
  import: 'default',
}) as Files;
const lessons = import.meta.glob('../../../tesselle/games/*/words/*.ftl', {
  import: 'default',
  query: '?lesson',
}) as Files;

const guides = import.meta.glob('../../../tesselle/games/*/words/*.ftl', {
  import: 'default',
  query: '?guide',
}) as Files;

export const PAGES = 'pages';
/** The name of the messages in a game's lesson. */
export const lessonOf = (game: string): string => `${game}/lesson`;

/** The name of the messages in a game's guide. */
export const guideOf = (game: string): string => `${game}/guide`;

const loaders = new Map<string, Map<string, Load>>();
for (const [path, load] of Object.entries(pages)) offer(PAGES, path, load);
for (const [path, load] of Object.entries(boards)) offer(gameOf(path), path, load);
for (const [path, load] of Object.entries(lessons)) offer(lessonOf(gameOf(path)), path, load);
for (const [path, load] of Object.entries(guides)) offer(guideOf(gameOf(path)), path, load);

function gameOf(path: string): string {
  return path.split('/').at(-3) ?? '';
}

function offer(catalogue: string, path: string, load: Load): void {
  const language = path.split('/').at(-1)?.replace('.ftl', '') ?? '';
  const known = loaders.get(catalogue) ?? new Map<string, Load>();
  loaders.set(catalogue, known.set(language, load));
}

/** Every catalogue: of the pages, of each game, of each game's lesson and guide. */
export const CATALOGUES: readonly string[] = [...loaders.keys()];
/** Every language that the pages speak. */
export const LANGUAGES: readonly string[] = [...(loaders.get(PAGES)?.keys() ?? [])].sort();

const loaded = new Map<string, Map<string, FluentBundle>>();

/** Load a catalogue in a language; in English where it has no other. A game may have none. */
export async function load(catalogue: string, language: string): Promise<void> {
  const known = loaded.get(catalogue) ?? new Map<string, FluentBundle>();
  loaded.set(catalogue, known);
  const files = loaders.get(catalogue);
  const file = files?.get(language) ?? files?.get('en');
  if (file && !known.has(language)) known.set(language, read(language, await file()));
}

/** Load what is in use in another language, and what comes into use meanwhile. */
export async function loadAll(language: string): Promise<void> {
  let known = 0;
  while (known < loaded.size) {
    known = loaded.size;
    await Promise.all([...loaded.keys()].map((catalogue) => load(catalogue, language)));
  }
}

/** A catalogue that was loaded. */
export function catalogue(name: string, language: string): FluentBundle {
  const found = loaded.get(name)?.get(language);
  if (!found) throw new Error(`the messages of ${name} are not loaded in ${language}`);
  return found;
}
