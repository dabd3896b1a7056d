// Puts messages into words as browsers do: {texts, asked} comes in, the sentences go out.
import { createRequire } from 'node:module';
import { json } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';

const here = createRequire(pathToFileURL(`${process.cwd()}/package.json`));
const { createServer } = await import(pathToFileURL(here.resolve('vite')).href);
const vite = await createServer({
  configFile: false,
  server: { middlewareMode: true, ws: false, watch: null },
  appType: 'custom',
  logLevel: 'error',
  optimizeDeps: { noDiscovery: true },
});
const { read, formatted } = await vite.ssrLoadModule('/src/lib/messages.ts');
const { texts, asked } = await json(process.stdin);
const bundles = Object.fromEntries(
  Object.entries(texts).map(([language, text]) => [language, read(language, text)]),
);
const said = asked.map(([language, name, given]) => formatted(bundles[language], name, given));
process.stdout.write(JSON.stringify(said));
await vite.close();
