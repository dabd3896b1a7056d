// The typefaces with no more than our own texts need: what a name from elsewhere needs beyond
// that is loaded for that name.  `src/style/fonts.css` names the files that this writes.

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const MADE = here('./node_modules/.fonts');
const FAMILIES = ['inter', 'fraunces'];
const WEIGHTS = { wght: { min: 400, max: 750 } };
const FEATURES = ['kern', 'mark', 'ccmp', 'locl', 'tnum', 'calt'];
const LATIN = letters(0x20, 0x7e) + letters(0xa0, 0xff) + 'Œœ–—‘’“”‚„…‹›€−';
const POLISH = 'ąćęłńśźżĄĆĘŁŃŚŹŻ'; // for the author of Mozaika; `fonts.css` names them too

/** Write the files before a page is built or served. */
export function fonts(): Plugin {
  return {
    name: 'fonts',
    async config() {
      await mkdir(MADE, { recursive: true });
      for (const family of FAMILIES) {
        await write(family, 'latin', LATIN);
        await write(family, 'latin-ext', POLISH);
      }
    },
  };
}

async function write(family: string, part: string, text: string): Promise<void> {
  const file = `node_modules/@fontsource-variable/${family}/files/${family}-${part}-wght-normal.woff2`;
  const made = await subsetFont(await readFile(here(file)), text, {
    targetFormat: 'woff2',
    variationAxes: WEIGHTS,
    keepFeatures: FEATURES,
  });
  await writeFile(`${MADE}/${family}-${part}.woff2`, made);
}

function letters(first: number, last: number): string {
  const codes = Array.from({ length: last - first + 1 }, (_, place) => first + place);
  return String.fromCodePoint(...codes);
}
