// Loads every message before the tests, as pages do before they show anything.

import { CATALOGUES, LANGUAGES, load } from '$web/lib/catalogues';

await Promise.all(
  LANGUAGES.flatMap((language) => CATALOGUES.map((catalogue) => load(catalogue, language))),
);
