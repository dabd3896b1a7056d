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
const { problem } = await vite.ssrLoadModule('/src/program/index.js');
const { games } = await vite.ssrLoadModule('/src/program/games.js');
const { Match } = await vite.ssrLoadModule('/src/program/tesselle/engine/match.js');
const { Say } = await vite.ssrLoadModule('/src/program/tesselle/engine/say.js');
const { items, send } = await vite.ssrLoadModule('/src/python/python.ts');
const { Exception, NamedTuple } = await vite.ssrLoadModule('/src/python/values.ts');
const description = JSON.parse(readFileSync(describedBy, 'utf-8'));
const { GAME } = await games[name]();
const game = await DeviceGame.load(GAME, description, readFileSync(module));

async function answer(question) {
  try {
    return { value: await question() };
  } catch (error) {
    if (error instanceof Declined) return { problem: error.problem };
    if (error instanceof Exception && 'say' in error) return { problem: problem(error) };
    return { error: error.stack };
  }
}

/** Ask a match that is opened at a position: each question is a name of `Match` and what it is given. */
function look(position, questions) {
  const match = Match.at(GAME, position);
  const found = (what, given) =>
    typeof match[what] === 'function' ? send(match, what, ...given) : match[what];
  return Promise.all(questions.map(([what, ...given]) => answer(() => found(what, given))));
}

function plainly(_, value) {
  if (typeof value === 'bigint') return Number(value);
  if (value instanceof Say) return Object.fromEntries(items(send(value, 'data')));
  return value instanceof NamedTuple ? [...value] : value;
}

for await (const line of createInterface({ input: process.stdin })) {
  const [what, ...given] = JSON.parse(line);
  const question = what === 'look' ? () => look(...given) : () => game.ask(what, ...given);
  process.stdout.write(JSON.stringify(await answer(question), plainly) + '\n');
}
await vite.close();
rmSync(cacheDir, { recursive: true });
