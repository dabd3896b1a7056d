// How Vite reads message catalogues (`*.ftl`): without comments, whole (what a language lacks is
// said in English), and of a game's only what its board needs, or with `?lesson` its lesson and with
// `?guide` its guide.

import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const PAGES = new URL('./src/words/', import.meta.url).pathname;
const RULES = 'Rules'; // what only Python says
const ASKED: Record<string, string> = { lesson: 'Lesson', guide: 'Guide' }; // groups by query
const APART = [RULES, ...Object.values(ASKED)];

export function catalogues(): Plugin {
  return {
    name: 'catalogues',
    enforce: 'pre',
    load(id) {
      const [path = '', query] = id.split('?');
      if (!path.endsWith('.ftl')) return null;
      this.addWatchFile(path);
      const wanted = (group: string) => (query ? group === ASKED[query] : !APART.includes(group));
      const messages = entries(path, wanted);
      const english = entries(join(dirname(path), 'en.ftl'), wanted);
      const text = [...new Map([...english, ...messages]).values()].join('\n');
      return `export default ${JSON.stringify(text)};`;
    },
    // the page names the file of each language, so that `early.js` asks for it before all else
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle }) {
        const files = readdirSync(PAGES).filter((file) => file.endsWith('.ftl'));
        const places = files.map((file) => {
          const chunk = Object.values(bundle ?? {}).find(
            (each) => each.type === 'chunk' && each.facadeModuleId === PAGES + file,
          );
          return [file.replace('.ftl', ''), chunk ? `./${chunk.fileName}` : ''];
        });
        const content = JSON.stringify(Object.fromEntries(places));
        return [{ tag: 'meta', attrs: { name: 'words', content }, injectTo: 'head-prepend' }];
      },
    },
  };
}

/** The messages of a file by name, of those groups (`## Lesson`) that are wanted. */
function entries(path: string, wanted: (group: string) => boolean): Map<string, string> {
  const found = new Map<string, string>();
  const text = `\n${readFileSync(path, 'utf8')}`; // what stands before all groups has no heading
  for (const part of text.split(/^## /m)) {
    const [heading = '', ...lines] = part.split('\n');
    if (!wanted(heading.trim())) continue;
    const body = lines.filter((line) => !line.startsWith('#') && line.trim()).join('\n');
    for (const entry of body.split(/^(?=-?[a-zA-Z])/m)) {
      const name = /^-?[a-zA-Z][\w-]*/.exec(entry)?.[0];
      if (name) found.set(name, entry.trimEnd());
    }
  }
  return found;
}
