// A worker with one game: answers what the page asks, one question after the other.

import type { Declined, DeviceGame } from '$web/device/game';
import type { Description } from '$web/device/kernels';
import { games } from '$web/program/games.js';
import type { Problem } from '$web/wire';

const address = self.name; // of the game's kernels: ".../genial", or its rules, ".../genial.rules"
const name = address.slice(address.lastIndexOf('/') + 1).split('.')[0]!;

// Not in this file, which games would then import: WebKit runs it a second time for them.
const program = () => Promise.all([import('$web/device/game'), games[name]!()]);
program().catch(() => undefined); // at once, while the kernels are fetched

export interface Question {
  id: number;
  what: string;
  given: unknown[];
}

export type Answer = { id: number } & (
  { value: unknown } | { problem: Problem } | { broken: string }
);

let loading: Promise<DeviceGame> | null = load();

async function load(): Promise<DeviceGame> {
  const [described, module] = await Promise.all([
    found(`${address}.json`),
    found(`${address}.wasm`),
  ]);
  const [{ DeviceGame }, { GAME }] = await program();
  return DeviceGame.load(GAME, (await described.json()) as Description, module);
}

async function found(address: string): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer;
}

addEventListener('message', ({ data }: MessageEvent<Question>) => void answer(data));

async function answer({ id, what, given }: Question): Promise<void> {
  try {
    loading ??= load(); // again, after a network that was away
    loading.catch(() => (loading = null));
    postMessage({ id, value: await (await loading).ask(what, ...given) } satisfies Answer);
  } catch (error) {
    if (declined(error)) postMessage({ id, problem: error.problem } satisfies Answer);
    else postMessage({ id, broken: String(error) } satisfies Answer);
  }
}

function declined(error: unknown): error is Declined {
  return error instanceof Error && 'problem' in error;
}
