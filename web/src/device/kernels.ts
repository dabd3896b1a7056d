/**
 * A game's kernels, compiled to WebAssembly: the very functions that a server runs.
 *
 * `python -m tesselle.browser` builds a module for each game, and a description of it: how its
 * records are laid out, and what each kernel takes and returns.  Here both become typed calls on
 * typed records.  Nothing but WebAssembly is needed: a page, a worker and Node will do.
 *
 *     const kernels = await load<Records, Calls>(description, bytes);
 *     const state = kernels.records('state');
 *     const out = kernels.numbers('int32', description.most_actions);
 *     const count = kernels.call('legal', state, 0, out);
 *     out.values.subarray(0, count); // the actions
 *     state.fields.seat; // whose turn it is
 *     state.free();
 *
 * Everything made here lies in the module's memory until it is freed.  Memory may move when it
 * grows, which any call may cause: ask for `values` and fields anew after a call.
 */

import {
  copyInto,
  Memory,
  Numbers,
  Records,
  typeOf,
  type Layout,
  type NumberType,
  type Runtime,
  type Values,
} from './memory.ts'; // by its whole name, as Node reads it too

export type { Layout, Numbers, NumberType, Records, Values };

export interface Argument {
  name: string;
  kind: string; // "integer", "float", "boolean", "word", "record", "array" or "tuple"
  type?: string; // of an array's values, or the name of a record
  dimensions?: number;
  parts?: Argument[]; // of a tuple
}

export interface Signature {
  python: string; // its module and name there
  arguments: Argument[];
  returns: string[];
}

/** What `python -m tesselle.browser` writes beside a module. */
export interface Description {
  game: string;
  rules: string;
  digest: string; // of the module: the version that a match names
  seats: number[];
  most_actions: number;
  most_events: number;
  score_numbers: number;
  open: boolean;
  chance: boolean;
  records: Record<string, Layout>;
  kernels: Record<string, Signature>;
}

type Compiled = (...flat: (number | bigint)[]) => number;

const SLOT_BYTES = 8; // of each number of a result
const MOST_RETURNED = 8;

/** A kernel raised an exception, as Python would; the status is Numba's. */
export class KernelError extends Error {
  readonly kernel: string;
  readonly status: number;

  constructor(game: string, kernel: string, status: number) {
    super(`${game}: ${kernel} failed with status ${status}`);
    this.kernel = kernel;
    this.status = status;
  }
}

/** What a kernel may be given: a typed array is copied to the module and back. */
export type Given = number | bigint | boolean | Numbers | Records | Values | readonly Given[];
export type Result = number | bigint | boolean;

/** The kernels of one game, and the memory they work on. */
export class Kernels<
  Kinds = Record<string, object>,
  Calls = Record<string, (...given: Given[]) => Result>,
> {
  readonly description: Description;
  readonly memory: Memory;
  readonly #compiled: Map<string, Compiled> = new Map();
  readonly #returned: number; // where results are written

  constructor(description: Description, instance: WebAssembly.Instance) {
    this.description = description;
    this.memory = new Memory(instance.exports as unknown as Runtime);
    for (const name of Object.keys(description.kernels)) {
      this.#compiled.set(name, instance.exports[name] as Compiled);
    }
    this.#returned = this.memory.take(MOST_RETURNED * SLOT_BYTES);
  }

  /** Make records of a type, all zero. */
  records<Kind extends keyof Kinds & string>(kind: Kind, count = 1): Records<Kinds[Kind]> {
    const layout = this.description.records[kind];
    if (!layout) throw new TypeError(`${this.description.game} has no record ${kind}`);
    return new Records<Kinds[Kind]>(this.memory, layout, count);
  }

  /** Make numbers of a type, all zero, in one or more dimensions. */
  numbers<Type extends NumberType>(type: Type, ...lengths: number[]): Numbers<Type> {
    return new Numbers(this.memory, type, lengths);
  }

  /** Call a kernel; what it writes is in the records and numbers it was given. */
  call<Name extends keyof Calls & string>(
    name: Name,
    ...given: Calls[Name] extends (...given: infer Taken) => unknown ? Taken : never
  ): Calls[Name] extends (...given: never[]) => infer Returned ? Returned : never {
    const result: unknown = this.#call(name, given as Given[]);
    return result as ReturnType<typeof this.call<Name>>;
  }

  #call(name: string, given: Given[]): Result | Result[] | undefined {
    const signature = this.description.kernels[name];
    const compiled = this.#compiled.get(name);
    if (!signature || !compiled)
      throw new TypeError(`${this.description.game} has no kernel ${name}`);
    const flat: (number | bigint)[] = [this.#returned];
    const lent: Lent[] = [];
    try {
      this.#flatten(signature.arguments, given, flat, lent);
      const status = compiled(...flat);
      if (status !== 0) throw new KernelError(this.description.game, name, status);
      for (const { mine, theirs } of lent) copyInto(mine, theirs.values);
    } finally {
      for (const { theirs } of lent) theirs.free();
    }
    const results = signature.returns.map((kind, slot) => this.#result(kind, slot));
    return results.length > 1 ? results : results[0];
  }

  #flatten(
    wanted: Argument[],
    given: readonly Given[],
    flat: (number | bigint)[],
    lent: Lent[],
  ): void {
    if (wanted.length !== given.length) {
      const names = wanted.map((each) => each.name).join(', ');
      throw new TypeError(`expected ${wanted.length} arguments (${names}), got ${given.length}`);
    }
    wanted.forEach((argument, place) => this.#flattenOne(argument, given[place]!, flat, lent));
  }

  #flattenOne(wanted: Argument, given: Given, flat: (number | bigint)[], lent: Lent[]): void {
    if (wanted.kind === 'tuple' && Array.isArray(given)) {
      this.#flatten(wanted.parts ?? [], given as readonly Given[], flat, lent);
    } else if (wanted.kind === 'word' && typeof given === 'bigint') {
      flat.push(given);
    } else if (wanted.kind === 'integer' && Number.isSafeInteger(given)) {
      flat.push(given as number);
    } else if (wanted.kind === 'float' && typeof given === 'number') {
      flat.push(given);
    } else if (wanted.kind === 'boolean' && typeof given === 'boolean') {
      flat.push(Number(given));
    } else if (
      given instanceof Records &&
      given.layout === this.description.records[wanted.type!]
    ) {
      flat.push(given.address);
      if (wanted.kind === 'array') flat.push(given.count);
    } else if (given instanceof Numbers && isArray(wanted, given.type, given.lengths.length)) {
      flat.push(given.address, ...given.lengths);
    } else if (ArrayBuffer.isView(given) && isArray(wanted, typeOf(given), 1)) {
      const theirs = this.numbers(typeOf(given), given.length);
      copyInto(theirs.values, given);
      lent.push({ mine: given, theirs });
      flat.push(theirs.address, given.length);
    } else {
      throw new TypeError(`${wanted.name}: expected ${said(wanted)}, got ${typeof given}`);
    }
  }

  #result(kind: string, slot: number): Result {
    const address = this.#returned + slot * SLOT_BYTES;
    if (kind === 'word') return this.memory.view('uint64', address, 1)[0]!;
    const number = this.memory.view('float64', address, 1)[0]!;
    return kind === 'boolean' ? number !== 0 : number;
  }
}

interface Lent {
  mine: Values;
  theirs: Numbers;
}

/** Compile a module, or take one that is compiled already, and make its kernels callable. */
export async function load<Kinds, Calls>(
  description: Description,
  module: WebAssembly.Module | BufferSource | Response,
): Promise<Kernels<Kinds, Calls>> {
  const compiled =
    module instanceof WebAssembly.Module
      ? module
      : 'body' in module
        ? await WebAssembly.compileStreaming(module)
        : await WebAssembly.compile(module);
  return new Kernels<Kinds, Calls>(description, await WebAssembly.instantiate(compiled));
}

function isArray(wanted: Argument, type: string, dimensions: number): boolean {
  return wanted.kind === 'array' && wanted.type === type && wanted.dimensions === dimensions;
}

function said(wanted: Argument): string {
  if (wanted.kind === 'array') return `${wanted.dimensions} dimensions of ${wanted.type}`;
  return wanted.kind === 'record' ? `a record of ${wanted.type}` : `one ${wanted.kind}`;
}
