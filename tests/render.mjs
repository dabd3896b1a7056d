// Draws a component to HTML, in the folder of the web client: render.mjs COMPONENT PROPS
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const here = createRequire(pathToFileURL(`${process.cwd()}/package.json`));
const { createServer } = await import(pathToFileURL(here.resolve('vite')).href);

globalThis.localStorage = { getItem: () => null, setItem: () => {} };
globalThis.document = { documentElement: { lang: 'en' } };

const [component, props] = process.argv.slice(2);
const cacheDir = mkdtempSync(join(tmpdir(), 'render-')); // of its own: several may draw at a time
const vite = await createServer({
  cacheDir,
  server: { middlewareMode: true, ws: false, watch: null },
  appType: 'custom',
  logLevel: 'error',
  optimizeDeps: { noDiscovery: true },
});
const { CATALOGUES, load } = await vite.ssrLoadModule('/src/lib/catalogues.ts');
await Promise.all(CATALOGUES.map((catalogue) => load(catalogue, 'en')));
const { default: Component } = await vite.ssrLoadModule(component);
const { render } = await vite.ssrLoadModule('svelte/server');
process.stdout.write(render(Component, { props: JSON.parse(props) }).body);
await vite.close();
rmSync(cacheDir, { recursive: true });
