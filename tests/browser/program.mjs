// Runs the translated program of a game in Node, through the web client's own code: one request
// a line, one answer.  program.mjs GAME MODULE DESCRIPTION, in the folder of the web client.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

const here = createRequire(pathToFileURL(`${process.cwd()}/package.json`));
const { createServer } = await import(pathToFileURL(here.resolve('vite')).href);

const [name, module, describedBy] = process.argv.slice(2);
const cacheDir = mkdtempSync(join(tmpdir(), 'program-')); // of its own: several may run at a time
const vite = await createServer({
  cacheDir,
  server: { middlewareMode: true, ws: false, watch: null },
  appType: 'custom',
  logLevel: 'error',
  optimizeDeps: { noDiscovery: true },
});
const { DeviceGame, Declined } = await vite.ssrLoadModule('/src/device/game.ts');
const description = JSON.parse(readFileSync(describedBy, 'utf-8'));
const game = await DeviceGame.load(name, description, readFileSync(module));

for await (const line of createInterface({ input: process.stdin })) {
  const [what, ...given] = JSON.parse(line);
  let answer;
  try {
    answer = { value: game.ask(what, ...given) };
  } catch (error) {
    answer = error instanceof Declined ? { problem: error.problem } : { error: error.stack };
  }
  process.stdout.write(JSON.stringify(answer) + '\n');
}
await vite.close();
rmSync(cacheDir, { recursive: true });
