/** Arrays and records as NumPy has them, over bytes that a kernel can read. */

import { Exception, IndexError, KeyError, Slice, ValueError, make, whole } from './values';

type Read = (view: DataView, at: number) => unknown;
type Write = (view: DataView, at: number, value: unknown) => void;
interface Kind {
  size: number;
  read: Read;
  write: Write;
}

const number = (value: unknown): number => Number(value);
const big = (value: unknown): bigint => BigInt(value as bigint);

/** What one number of a type takes, and how it is read and written. */
const KINDS: Record<string, Kind> = {
  bool: {
    size: 1,
    read: (v, at) => v.getUint8(at) !== 0,
    write: (v, at, x) => v.setUint8(at, x ? 1 : 0),
  },
  int8: { size: 1, read: (v, at) => v.getInt8(at), write: (v, at, x) => v.setInt8(at, number(x)) },
  uint8: {
    size: 1,
    read: (v, at) => v.getUint8(at),
    write: (v, at, x) => v.setUint8(at, number(x)),
  },
  int16: {
    size: 2,
    read: (v, at) => v.getInt16(at, true),
    write: (v, at, x) => v.setInt16(at, number(x), true),
  },
  uint16: {
    size: 2,
    read: (v, at) => v.getUint16(at, true),
    write: (v, at, x) => v.setUint16(at, number(x), true),
  },
  int32: {
    size: 4,
    read: (v, at) => v.getInt32(at, true),
    write: (v, at, x) => v.setInt32(at, number(x), true),
  },
  uint32: {
    size: 4,
    read: (v, at) => v.getUint32(at, true),
    write: (v, at, x) => v.setUint32(at, number(x), true),
  },
  int64: {
    size: 8,
    read: (v, at) => whole(v.getBigInt64(at, true)),
    write: (v, at, x) => v.setBigInt64(at, big(x), true),
  },
  uint64: {
    size: 8,
    read: (v, at) => whole(v.getBigUint64(at, true)),
    write: (v, at, x) => v.setBigUint64(at, BigInt.asUintN(64, big(x)), true),
  },
  float64: {
    size: 8,
    read: (v, at) => v.getFloat64(at, true),
    write: (v, at, x) => v.setFloat64(at, number(x), true),
  },
};

/** How a record or one of its fields lies in memory. */
export interface Layout {
  size: number;
  type?: string;
  shape?: number[];
  fields?: Record<string, Layout & { at: number }>;
}

export class DType {
  constructor(readonly layout: Layout) {}
  get itemsize(): number {
    return this.layout.size;
  }
  get names(): string[] | null {
    return this.layout.fields ? Object.keys(this.layout.fields) : null;
  }
  get name(): string {
    return this.layout.type ?? 'void';
  }
  get kind(): string {
    return this.name.startsWith('float')
      ? 'f'
      : this.name === 'bool'
        ? 'b'
        : this.name.startsWith('u')
          ? 'u'
          : 'i';
  }
}

const scalars = new Map<string, DType>();

/** The type of single numbers that goes by a name. */
export function scalar(name: string): DType {
  let found = scalars.get(name);
  if (!found) {
    const kind = KINDS[name];
    if (!kind) throw make(ValueError, `no numbers of type ${name}`);
    found = new DType({ size: kind.size, type: name });
    scalars.set(name, found);
  }
  return found;
}

export const dtype = (layout: Layout): DType =>
  layout.fields || layout.shape?.length ? new DType(layout) : scalar(layout.type!);

function product(shape: number[]): number {
  return shape.reduce((sum, each) => sum * each, 1);
}

function packed(shape: number[], size: number): number[] {
  const strides: number[] = [];
  for (let axis = shape.length - 1; axis >= 0; axis--) {
    strides[axis] = size;
    size *= shape[axis]!;
  }
  return strides;
}

export class NDArray {
  constructor(
    readonly dtype: DType,
    readonly shape: number[],
    readonly view: DataView,
    readonly at = 0,
    readonly strides = packed(shape, dtype.itemsize),
  ) {}

  static zeros(kind: DType, shape: number[]): NDArray {
    return new NDArray(kind, shape, new DataView(new ArrayBuffer(product(shape) * kind.itemsize)));
  }

  get size(): number {
    return product(this.shape);
  }
  get length(): number {
    return this.shape[0] ?? 0;
  }
  get flags(): Record<string, boolean> {
    return {};
  }
  /** Its bytes, where they lie side by side; kernels take nothing else. */
  get bytes(): Uint8Array {
    return new Uint8Array(
      this.view.buffer,
      this.view.byteOffset + this.at,
      this.size * this.dtype.itemsize,
    );
  }

  get #dense(): boolean {
    return packed(this.shape, this.dtype.itemsize).every(
      (stride, axis) => stride === this.strides[axis],
    );
  }
  /** The same with its elements side by side: itself, if they lie so already. */
  packed(): NDArray {
    if (this.#dense) return this;
    const made = NDArray.zeros(this.dtype, this.shape);
    made.fill(this);
    return made;
  }
  /** Take the bytes of an array of this shape. */
  unpack(bytes: Uint8Array<ArrayBuffer>): void {
    if (this.#dense) this.bytes.set(bytes);
    else
      this.fill(new NDArray(this.dtype, this.shape, new DataView(bytes.buffer, bytes.byteOffset)));
  }

  /** Where each element lies, in order. */
  *places(): Generator<number> {
    const { shape, strides } = this;
    const walk = function* (axis: number, at: number): Generator<number> {
      if (axis === shape.length) yield at;
      else for (let i = 0; i < shape[axis]!; i++) yield* walk(axis + 1, at + i * strides[axis]!);
    };
    yield* walk(0, this.at);
  }

  read(at: number): unknown {
    const { layout } = this.dtype;
    if (layout.fields) return new RecordView(this.dtype, this.view, at);
    return KINDS[layout.type!]!.read(this.view, at);
  }

  write(at: number, value: unknown): void {
    const { layout } = this.dtype;
    if (layout.fields) new RecordView(this.dtype, this.view, at).assign(value as RecordView);
    else KINDS[layout.type!]!.write(this.view, at, value);
  }

  *flat(): Generator<unknown> {
    for (const at of this.places()) yield this.read(at);
  }

  /** What an index leads to: an element, or an array over the same bytes. */
  __getitem__(index: unknown): unknown {
    if (typeof index === 'string') return this.field(index);
    if (index instanceof NDArray) return this.picked(index);
    const found = this.part(Array.isArray(index) ? index : [index]);
    return found.shape.length ? found : found.read(found.at);
  }

  __setitem__(index: unknown, value: unknown): void {
    if (typeof index === 'string') this.field(index).fill(value);
    else this.part(Array.isArray(index) ? index : [index]).fill(value);
  }

  private field(name: string): NDArray {
    const inner = this.dtype.layout.fields?.[name];
    if (!inner) throw make(KeyError, name);
    const shape = [...this.shape, ...(inner.shape ?? [])];
    const kind = inner.fields ? new DType(inner) : scalar(inner.type!);
    const strides = [...this.strides, ...packed(inner.shape ?? [], kind.itemsize)];
    return new NDArray(kind, shape, this.view, this.at + inner.at, strides);
  }

  private picked(mask: NDArray): NDArray {
    const chosen: unknown[] = [];
    if (mask.dtype.name === 'bool') {
      const places = [...this.places()];
      let i = 0;
      for (const yes of mask.flat()) {
        if (yes) chosen.push(this.read(places[i]!));
        i++;
      }
    } else for (const i of mask.flat()) chosen.push(this.__getitem__(i));
    return array(chosen, this.dtype.name, [chosen.length]);
  }

  private part(index: unknown[]): NDArray {
    let at = this.at;
    const shape: number[] = [];
    const strides: number[] = [];
    index.forEach((each, axis) => {
      const length = this.shape[axis]!;
      const stride = this.strides[axis]!;
      if (each instanceof Slice) {
        const [start, stop, step] = each.indices(length);
        at += start * stride;
        shape.push(Math.max(0, Math.ceil((stop - start) / step)));
        strides.push(stride * step);
      } else {
        let i = Number(each);
        if (i < 0) i += length;
        if (!(i >= 0 && i < length))
          throw make(
            IndexError,
            `index ${String(each)} is out of bounds for axis ${axis} with size ${length}`,
          );
        at += i * stride;
      }
    });
    for (let axis = index.length; axis < this.shape.length; axis++) {
      shape.push(this.shape[axis]!);
      strides.push(this.strides[axis]!);
    }
    return new NDArray(this.dtype, shape, this.view, at, strides);
  }

  fill(value: unknown): null {
    const places = [...this.places()];
    if (value instanceof NDArray || Array.isArray(value)) {
      const given = value instanceof NDArray ? [...value.flat()] : deep(value);
      places.forEach((at, i) => this.write(at, given[given.length === 1 ? 0 : i % given.length]));
    } else for (const at of places) this.write(at, value);
    return null;
  }

  *[Symbol.iterator](): Generator<unknown> {
    for (let i = 0; i < this.length; i++) yield this.__getitem__(i);
  }

  tolist(): unknown {
    if (!this.shape.length) return this.read(this.at);
    return [...this].map((each) => (each instanceof NDArray ? each.tolist() : each));
  }
  any(): boolean {
    for (const each of this.flat()) if (each) return true;
    return false;
  }
  all(): boolean {
    for (const each of this.flat()) if (!each) return false;
    return true;
  }
  /** All of it added up, or each column by itself. */
  sum(axis: number | null = null, dtype: unknown = null): unknown {
    if (axis === 0) {
      const kind = dtype ? dtype_of(dtype) : scalar('int64');
      const made = NDArray.zeros(kind, this.shape.slice(1));
      for (const row of this) made.fill(each(made, row, null, (a, b) => (a as number) + Number(b)));
      return made;
    }
    let total: number | bigint = 0;
    for (const each of this.flat())
      total =
        typeof each === 'bigint' || typeof total === 'bigint'
          ? BigInt(total) + big(each)
          : total + Number(each);
    return whole(total);
  }
  max(): unknown {
    return [...this.flat()].reduce((a, b) => ((b as number) > (a as number) ? b : a));
  }
  min(): unknown {
    return [...this.flat()].reduce((a, b) => ((b as number) < (a as number) ? b : a));
  }
  argmax(): number {
    const values = [...this.flat()] as number[];
    return values.reduce((best, each, i) => (each > values[best]! ? i : best), 0);
  }
  nonzero(): NDArray[] {
    const found: number[] = [];
    let at = 0;
    for (const one of this.flat()) {
      if (one) found.push(at);
      at++;
    }
    return [array(found, 'int64', [found.length])];
  }
  tobytes(): Uint8Array {
    return this.copy().bytes;
  }
  copy(): NDArray {
    return array([...this.flat()], this.dtype.name, this.shape);
  }
  astype(kind: unknown): NDArray {
    return array([...this.flat()], dtype_of(kind).name, this.shape);
  }
  reshape(...shape: unknown[]): NDArray {
    const wanted = (Array.isArray(shape[0]) ? shape[0] : shape) as number[];
    const known = product(wanted.filter((each) => each >= 0));
    const full = wanted.map((each) => (each < 0 ? this.size / known : each));
    return new NDArray(this.dtype, full, this.view, this.at);
  }
  item(): unknown {
    return this.read(this.at);
  }
}
// told, for what makes scripts small gives parameters other names
Reflect.set(Reflect.get(NDArray.prototype, 'sum') as object, '$params', ['axis', 'dtype']);

function deep(values: unknown[]): unknown[] {
  return values.flatMap((each) =>
    Array.isArray(each) ? deep(each) : each instanceof NDArray ? [...each.flat()] : [each],
  );
}

/** One record: a field by its name. */
export class RecordView {
  constructor(
    readonly dtype: DType,
    readonly view: DataView,
    readonly at = 0,
  ) {}

  static zeroed(kind: DType): RecordView {
    return new RecordView(kind, new DataView(new ArrayBuffer(kind.itemsize)));
  }

  get bytes(): Uint8Array {
    return new Uint8Array(this.view.buffer, this.view.byteOffset + this.at, this.dtype.itemsize);
  }
  tobytes(): Uint8Array {
    return this.bytes.slice();
  }
  copied(): RecordView {
    return new RecordView(this.dtype, new DataView(this.bytes.slice().buffer));
  }
  assign(other: RecordView): void {
    this.bytes.set(other.bytes);
  }
  private field(name: unknown): Layout & { at: number } {
    const found = this.dtype.layout.fields?.[name as string];
    if (!found) throw make(KeyError, name);
    return found;
  }
  private whole(name: unknown): NDArray {
    const inner = this.field(name);
    const kind = inner.fields ? new DType(inner) : scalar(inner.type!);
    return new NDArray(kind, inner.shape ?? [], this.view, this.at + inner.at);
  }
  __getitem__(name: unknown): unknown {
    const found = this.whole(name);
    return found.shape.length ? found : found.read(found.at);
  }
  __setitem__(name: unknown, value: unknown): void {
    this.whole(name).fill(value);
  }
}

export function dtype_of(kind: unknown): DType {
  if (kind instanceof DType) return kind;
  const name = (kind as { $dtype?: string }).$dtype;
  if (name) return scalar(name);
  throw make(Exception, 'no type of NumPy');
}

/** An array of numbers, in the order in which they lie. */
export function array(values: unknown[], type: string, shape: number[]): NDArray {
  const made = NDArray.zeros(scalar(type), shape);
  const kind = KINDS[type]!;
  values.forEach((value, i) => kind.write(made.view, i * kind.size, value));
  return made;
}

/** Do to each pair of elements what an operator does to two numbers. */
export function each(
  left: unknown,
  right: unknown,
  type: string | null,
  op: (a: unknown, b: unknown) => unknown,
): NDArray {
  const shape = (left instanceof NDArray ? left : (right as NDArray)).shape;
  const a = left instanceof NDArray ? [...left.flat()] : null;
  const b = right instanceof NDArray ? [...right.flat()] : null;
  const kind = type ?? (left instanceof NDArray ? left : (right as NDArray)).dtype.name;
  const size = product(shape);
  const made: unknown[] = [];
  for (let i = 0; i < size; i++) made.push(op(a ? a[i] : left, b ? b[i % b.length] : right));
  return array(made, kind, shape);
}
