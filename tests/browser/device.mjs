// Runs kernels in Node as a page would, for tests and benchmarks: one request a line, one answer.

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { load } from '../../web/src/device/kernels.ts';

const [module, describedBy] = process.argv.slice(2);
const description = JSON.parse(readFileSync(describedBy, 'utf-8'));
const kernels = await load(description, readFileSync(module));
const word = (entropy, turn) => kernels.call('entropy.word', entropy, turn);

/** Play matches by chance and by worth; a hash of all that was to be seen, for each. */
function play({ blank, seats, seed, first, matches }) {
  const opening = Buffer.from(blank, 'base64');
  const [state, imagined] = [kernels.records('state'), kernels.records('state')];
  const room = kernels.numbers('int32', description.most_actions);
  const worths = kernels.numbers('float64', description.most_actions);
  const scores = kernels.numbers('int32', seats * description.score_numbers);
  const ranks = kernels.numbers('int32', seats);
  const standings = kernels.numbers('float64', seats);
  const played = [];
  for (let match = first; match < first + matches; match++) {
    const hash = createHash('sha256');
    const chance = word(BigInt(seed), match);
    let events = 0;
    state.set(opening);
    kernels.call('setup', state, word(chance, 0));
    for (;;) {
      hash.update(state.copy());
      const mask = kernels.call('waiting', state);
      if (mask === 0) break;
      events++;
      const lot = word(chance, 3 * events);
      const waiting = [...Array(seats).keys()].filter((each) => (mask >> each) & 1);
      const seat = waiting[kernels.call('entropy.below', lot, 0, waiting.length)];
      const count = kernels.call('legal', state, seat, room);
      hash.update(room.first(count).copy());
      hash.update(kernels.call('secret', state, seat) ? 'secret' : 'open');
      imagined.set(state.copy());
      kernels.call('resample', imagined, seat, lot);
      hash.update(imagined.copy());
      const action =
        events % 3 === 0
          ? kernels.call('simulation.likely', imagined, seat, lot, 0.1, room, worths)
          : kernels.call('random_action', state, seat, lot, room);
      kernels.call('apply', state, seat, action, word(chance, 3 * events + 1));
    }
    kernels.call('evaluate', state, standings);
    kernels.call('scores', state, scores);
    kernels.call('ranking', state, ranks);
    hash.update(standings.copy());
    played.push([hash.digest('hex'), events, [...scores.values], [...ranks.values]]);
  }
  for (const each of [state, imagined, room, scores, ranks, standings]) each.free();
  return { played, blocks: kernels.memory.blocks };
}

/** Turn what a request says of an argument into what a kernel is given. */
function argument(said, regions) {
  if (typeof said === 'number' || typeof said === 'boolean') return said;
  if ('word' in said) return BigInt(said.word);
  if ('parts' in said) return said.parts.map((part) => argument(part, regions));
  const region =
    'record' in said
      ? kernels.records(said.record, said.count)
      : kernels.numbers(said.type, ...said.lengths);
  region.set(Buffer.from(said.bytes, 'base64'));
  regions.push(region);
  return region;
}

/** Call a kernel, and tell what it returned and what its records and arrays hold then. */
function call({ kernel, given }) {
  const regions = [];
  const taken = given.map((said) => argument(said, regions));
  const cpu = process.cpuUsage();
  const result = kernels.call(kernel, ...taken);
  const { user, system } = process.cpuUsage(cpu);
  const bytes = regions.map((region) => Buffer.from(region.copy()).toString('base64'));
  for (const region of regions) region.free();
  const said = typeof result === 'bigint' ? `${result}` : (result ?? null);
  return { result: said, bytes, seconds: (user + system) / 1e6, blocks: kernels.memory.blocks };
}

const requests = { play, call };
for await (const line of createInterface({ input: process.stdin })) {
  const { request, ...rest } = JSON.parse(line);
  try {
    console.log(JSON.stringify(requests[request](rest)));
  } catch (error) {
    console.log(JSON.stringify({ error: `${error}` }));
  }
}
