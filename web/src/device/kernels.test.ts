import { existsSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Calls, Kinds } from '../../../tesselle/games/mosaic/ui/kernels.gen';
import { KernelError, load, type Description, type Kernels } from './kernels';

const built = (file: string) =>
  new URL(`../../../tesselle/browser/built/${file}`, import.meta.url).pathname;

// `make web` and `make test` build it; the rest of the client does not need it.
describe.skipIf(!existsSync(built('mosaic.wasm')))('the kernels of a game', () => {
  let kernels: Kernels<Kinds, Calls>;
  let description: Description;

  beforeAll(async () => {
    description = JSON.parse(readFileSync(built('mosaic.json'), 'utf-8')) as Description;
    kernels = await load<Kinds, Calls>(description, readFileSync(built('mosaic.wasm')));
  });

  const opened = () => {
    const state = kernels.records('state');
    state.fields.side = 3;
    state.fields.cells = 19;
    state.fields.tiles.fill(-1);
    return state;
  };

  it('says when memory is full, and goes on', () => {
    expect(() => kernels.numbers('float64', 2 ** 29 - 1)).toThrow(/no memory/);
    kernels.numbers('int8', 10).free();
  });

  it('keeps fields readable when memory grows', () => {
    const state = opened();
    const { tiles } = state.fields;
    const large = kernels.numbers('int8', 64 * 2 ** 20);
    expect(tiles.length).toBe(0); // what was looked at before is gone
    expect(state.fields.tiles[0]).toBe(-1);
    expect(state.fields.cells).toBe(19);
    large.free();
    state.free();
  });

  it('gives back what it takes', () => {
    const before = kernels.memory.blocks;
    const state = opened();
    const copy = kernels.records('state', 2);
    expect(kernels.memory.blocks).toBe(before + 2);
    state.free();
    state.free(); // once is enough
    expect(() => kernels.call('waiting', state)).toThrow(/given back/);
    copy.free();
    expect(kernels.memory.blocks).toBe(before);
  });

  it('lends no byte twice, and takes back what it lent', () => {
    const before = kernels.memory.blocks;
    const lent: { mark: number; numbers: ReturnType<typeof kernels.numbers<'uint8'>> }[] = [];
    let lot = 1;
    const chance = (bound: number) => (lot = (lot * 48271) % 0x7fff_ffff) % bound;
    const rounds = (times: number) => {
      for (let round = 0; round < times; round++) {
        if (lent.length > 40) {
          const [{ mark, numbers }] = lent.splice(chance(lent.length), 1) as [(typeof lent)[0]];
          expect(numbers.values.every((value) => value === mark)).toBe(true);
          numbers.free();
        }
        const mark = round % 256;
        const numbers = kernels.numbers('uint8', 1 + chance(round % 3 ? 900 : 90_000));
        numbers.values.fill(mark);
        lent.push({ mark, numbers });
      }
    };
    rounds(1000);
    const size = kernels.memory.buffer.byteLength;
    rounds(1000);
    expect(kernels.memory.buffer.byteLength).toBe(size); // what was given back is used again
    for (const { numbers } of lent) numbers.free();
    expect(kernels.memory.blocks).toBe(before);
  });

  it('copies typed arrays to the module and back', () => {
    const state = opened();
    const before = kernels.memory.blocks;
    const out = new Int32Array(2);
    kernels.call('scores', state, out);
    expect([...out]).toEqual([0, 0]);
    expect(kernels.memory.blocks).toBe(before);
    state.free();
  });

  it('takes and returns words of 64 bits', () => {
    const word = kernels.call('entropy.word', 0xffff_ffff_ffff_ffffn, 0);
    expect(word).toBe(0xe4d971771b652c20n);
  });

  it('throws what a kernel raises', () => {
    const before = kernels.memory.blocks;
    expect(() => kernels.call('entropy.below', 1n, 0, 0)).toThrow(KernelError);
    expect(kernels.memory.blocks).toBe(before);
    expect(kernels.call('entropy.below', 1n, 0, 1)).toBe(0);
  });

  it('refuses what a kernel does not take', () => {
    const state = opened();
    const call = (...given: unknown[]) => kernels.call(...(given as ['waiting', typeof state]));
    expect(() => call('waiting', 7)).toThrow(/state: expected a record of state, got number/);
    expect(() => call('waiting')).toThrow(/expected 1 arguments \(state\), got 0/);
    expect(() => call('secret', state, 0.5)).toThrow(/seat: expected one integer/);
    expect(() => call('scores', state, new Float64Array(2))).toThrow(/out: expected/);
    expect(() => call('nothing', state)).toThrow(/has no kernel nothing/);
    state.free();
  });
});
