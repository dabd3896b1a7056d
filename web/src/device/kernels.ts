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

export interface Field {
  name: string;
  type: string; // "int8", …, "float64", "bool", or "record"
  offset: number; // bytes
  shape: number[]; // empty for a single value
  fields: Field[]; // of a record within the record
}

export interface Layout {
  size: number; // bytes
  fields: Field[];
}

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

const ARRAYS = {
  bool: Uint8Array,
  int8: Int8Array,
  uint8: Uint8Array,
  int16: Int16Array,
  uint16: Uint16Array,
  int32: Int32Array,
  uint32: Uint32Array,
  int64: BigInt64Array,
  uint64: BigUint64Array,
  float32: Float32Array,
  float64: Float64Array,
};

export type NumberType = keyof typeof ARRAYS;
export type Values<Type extends NumberType = NumberType> = InstanceType<(typeof ARRAYS)[Type]>;

interface Runtime {
  memory: WebAssembly.Memory;
  allocate(bytes: number): number;
  release(address: number): void;
  allocated(): number;
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

/** The module's memory, in blocks that are taken and given back. */
class Memory {
  readonly #runtime: Runtime;

  constructor(runtime: Runtime) {
    this.#runtime = runtime;
  }

  get buffer(): ArrayBuffer {
    return this.#runtime.memory.buffer;
  }

  /** How many blocks are taken. */
  get blocks(): number {
    return this.#runtime.allocated();
  }

  take(bytes: number): number {
    const address = this.#runtime.allocate(bytes);
    if (address === 0) throw new RangeError(`no memory for ${bytes} bytes`);
    new Uint8Array(this.buffer, address, bytes).fill(0);
    return address;
  }

  giveBack(address: number): void {
    this.#runtime.release(address);
  }

  view<Type extends NumberType>(type: Type, address: number, count: number): Values<Type> {
    const array: new (buffer: ArrayBuffer, at: number, count: number) => unknown = ARRAYS[type];
    return new array(this.buffer, address, count) as Values<Type>;
  }
}

/** Something in the module's memory. */
abstract class Region {
  readonly memory: Memory;
  readonly address: number;
  readonly bytes: number; // how many
  #owned: boolean;

  /** Take so many bytes, or look at those that lie at an address. */
  constructor(memory: Memory, bytes: number, address?: number) {
    this.memory = memory;
    this.address = address ?? memory.take(bytes);
    this.bytes = bytes;
    this.#owned = address === undefined;
  }

  /** Its bytes as they are now: a copy, to be stored or sent. */
  copy(): Uint8Array<ArrayBuffer> {
    return new Uint8Array(this.memory.buffer, this.address, this.bytes).slice();
  }

  /** Write all of its bytes. */
  set(bytes: ArrayLike<number>): void {
    if (bytes.length !== this.bytes) {
      throw new RangeError(`expected ${this.bytes} bytes, got ${bytes.length}`);
    }
    new Uint8Array(this.memory.buffer, this.address, this.bytes).set(bytes);
  }

  /** Give the memory back; nothing here may be used afterwards. */
  free(): void {
    if (this.#owned) this.memory.giveBack(this.address);
    this.#owned = false;
  }
}

/** Numbers of one type, in one or more dimensions. */
export class Numbers<Type extends NumberType = NumberType> extends Region {
  readonly type: Type;
  readonly lengths: number[];
  #values: Values<Type> | undefined;

  constructor(memory: Memory, type: Type, lengths: number[], address?: number) {
    super(memory, product(lengths) * ARRAYS[type].BYTES_PER_ELEMENT, address);
    this.type = type;
    this.lengths = lengths;
  }

  /** The numbers, row by row. */
  get values(): Values<Type> {
    if (this.#values?.buffer !== this.memory.buffer) {
      this.#values = this.memory.view(this.type, this.address, product(this.lengths));
    }
    return this.#values;
  }

  /** The first so many of them, in the same place. */
  first(count: number): Numbers<Type> {
    if (count > product(this.lengths)) {
      throw new RangeError(`expected at most ${product(this.lengths)} numbers, got ${count}`);
    }
    return new Numbers(this.memory, this.type, [count], this.address);
  }
}

/** One record or several of a type. */
export class Records<Fields = object> extends Region {
  readonly layout: Layout;
  readonly count: number;
  readonly #fields: Map<number, Fields> = new Map();

  constructor(memory: Memory, layout: Layout, count: number, address?: number) {
    super(memory, layout.size * count, address);
    this.layout = layout;
    this.count = count;
  }

  /** The fields of the first record, to be read and written. */
  get fields(): Fields {
    return this.at(0);
  }

  /** The fields of one record. */
  at(index: number): Fields {
    if (!(index >= 0 && index < this.count)) {
      throw new RangeError(`expected a record below ${this.count}, got ${index}`);
    }
    let found = this.#fields.get(index);
    if (!found) {
      const address = this.address + index * this.layout.size;
      found = accessors(this.memory, this.layout.fields, address) as Fields;
      this.#fields.set(index, found);
    }
    return found;
  }

  /** The first so many of them, in the same place. */
  first(count: number): Records<Fields> {
    if (count > this.count) {
      throw new RangeError(`expected at most ${this.count} records, got ${count}`);
    }
    return new Records(this.memory, this.layout, count, this.address);
  }
}

/** What a kernel may be given: a typed array is copied to the module and back. */
export type Given = number | bigint | boolean | Numbers | Records | Values | readonly Given[];
export type Result = number | bigint | boolean;

/** An object with a property for each field of the record at an address. */
function accessors(memory: Memory, fields: Field[], address: number): object {
  const found = {};
  for (const field of fields) {
    Object.defineProperty(found, field.name, {
      enumerable: true,
      ...accessor(memory, field, address),
    });
  }
  return found;
}

function accessor(memory: Memory, field: Field, start: number): PropertyDescriptor {
  const address = start + field.offset;
  if (field.type === 'record') {
    const inner = accessors(memory, field.fields, address);
    return { value: inner };
  }
  const numbers = new Numbers(memory, field.type as NumberType, [product(field.shape)], address);
  if (field.shape.length > 0) return { get: () => numbers.values };
  if (field.type === 'bool') {
    return {
      get: () => numbers.values[0] !== 0,
      set: (value: boolean) => (numbers.values[0] = Number(value)),
    };
  }
  return {
    get: () => numbers.values[0],
    set: (value: number | bigint) => (numbers.values[0] = value),
  };
}

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

function typeOf(values: Values): NumberType {
  const types = Object.keys(ARRAYS) as NumberType[];
  return types.findLast((type) => values instanceof ARRAYS[type])!;
}

/** Copy numbers to an array of the same type. */
function copyInto(to: Values, from: Values): void {
  (to as Uint8Array).set(from as Uint8Array);
}

function product(lengths: number[]): number {
  return lengths.reduce((all, length) => all * length, 1);
}
