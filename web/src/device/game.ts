// One game on this device: the translated program and its kernels, asked in plain data.
// A worker has one; so do tests, in Node.

import * as program from '$web/program/index.js';
import type { Asked } from '$web/program/index.js';
import { Bridge } from '$web/device/bridge';
import { load, type Description } from '$web/device/kernels';
import { pythonic, register } from '$web/python/library';
import { make, send, use } from '$web/python/python';
import { Exception, NamedTuple } from '$web/python/values';
import type { Problem } from '$web/wire';

/** What the program refused, in words for people. */
export class Declined extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message);
  }
}

export class DeviceGame {
  readonly #device = make(program.Device);

  private constructor(readonly kernels: string) {}

  static async load(
    game: unknown, // of the program
    description: Description,
    module: WebAssembly.Module | BufferSource | Response,
  ): Promise<DeviceGame> {
    use(new Bridge(await load(description, module)));
    register(description.game, game);
    return new DeviceGame(description.digest);
  }

  /** Ask something of the device by the name it has in Python. */
  async ask(what: string, ...given: unknown[]): Promise<unknown> {
    if (what === 'kernels') return this.kernels;
    if (what === 'minds') return void (await program.minds());
    const own = await ownFunction(what);
    try {
      const asked = given.map(pythonic);
      return plainly(own ? own(...asked) : send(this.#device, what, ...asked));
    } catch (error) {
      if (error instanceof Exception && 'say' in error)
        throw new Declined(plainly(program.problem(error)) as Problem);
      throw error;
    }
  }
}

/** The program's function of a name, unless the device itself is asked. */
async function ownFunction(what: string): Promise<Asked | undefined> {
  if (program.late.includes(what)) return (await program.minds())[what];
  return what === 'begun' ? program.begun : undefined;
}

/** Plain data of what the program gave. */
function plainly(value: unknown): unknown {
  const text = JSON.stringify(value, (_, each: unknown) => {
    if (typeof each === 'bigint') return Number(each);
    return each instanceof NamedTuple ? [...each] : each;
  });
  return text === undefined ? null : JSON.parse(text);
}
