/** The memory of a module of kernels: records and numbers in it, to be read and written in place. */

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

export interface Runtime {
  memory: WebAssembly.Memory;
  allocate(bytes: number): number;
  release(address: number): void;
  allocated(): number;
}
/** The module's memory, in blocks that are taken and given back. */
export class Memory {
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
  readonly bytes: number; // how many
  readonly #owned: boolean;
  #address: number; // 0 when it was freed

  /** Take so many bytes, or look at those that lie at an address. */
  constructor(memory: Memory, bytes: number, address?: number) {
    this.memory = memory;
    this.bytes = bytes;
    this.#owned = address === undefined;
    this.#address = address ?? memory.take(bytes);
  }

  get address(): number {
    if (this.#address === 0) throw new Error('this memory was given back');
    return this.#address;
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
    if (this.#owned && this.#address !== 0) this.memory.giveBack(this.#address);
    this.#address = 0;
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

/** Which of the types an ordinary array has. */
export function typeOf(values: Values): NumberType {
  const types = Object.keys(ARRAYS) as NumberType[];
  return types.findLast((type) => values instanceof ARRAYS[type])!;
}

/** Copy numbers to an array of the same type. */
export function copyInto(to: Values, from: Values): void {
  (to as Uint8Array).set(from as Uint8Array);
}

function product(lengths: number[]): number {
  return lengths.reduce((all, length) => all * length, 1);
}
