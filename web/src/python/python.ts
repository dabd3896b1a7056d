/** What Python's operators and built-in functions do, for the translated program. */

import { DType, NDArray, RecordView, array, dtype, each } from './arrays';
import { STR, format, is_tuple, repr, str, tuple_of, Pattern } from './texts';
import {
  AttributeError,
  Dict,
  Exception,
  Fields,
  IndexError,
  KeyError,
  NamedTuple,
  PyObject,
  PySet,
  Slice,
  StopIteration,
  TypeError$,
  ValueError,
  fields_of,
  keyed,
  make,
  whole,
  type Class,
} from './values';

export {
  AttributeError,
  Dict,
  Exception,
  FileNotFoundError,
  IndexError,
  KeyError,
  LookupError,
  NamedTuple,
  NotImplementedError,
  OSError,
  OverflowError,
  PyObject as Object,
  RecursionError,
  StopIteration,
  TypeError$ as TypeError,
  UnicodeDecodeError,
  ValueError,
  make,
} from './values';
export { array, dtype, format, repr, str, tuple_of };

type Func = (...given: unknown[]) => unknown;
type Num = number | bigint;
type Owner = Record<string, unknown>;

// ------------------------------------------------------------------ numbers

const is_number = (value: unknown): value is Num =>
  typeof value === 'number' || typeof value === 'bigint';
const plain = (value: unknown): unknown => (typeof value === 'boolean' ? Number(value) : value);

function arithmetic(
  name: string,
  small: (a: number, b: number) => number,
  large: ((a: bigint, b: bigint) => bigint) | null,
) {
  const op = (left: unknown, right: unknown): unknown => {
    const a = plain(left);
    const b = plain(right);
    if (typeof a === 'number' && typeof b === 'number') {
      const found = small(a, b);
      if (!large || Number.isSafeInteger(found) || !Number.isInteger(a) || !Number.isInteger(b))
        return found;
    }
    if (large && is_number(a) && is_number(b)) return whole(large(BigInt(a), BigInt(b)));
    if (a instanceof NDArray || b instanceof NDArray) return each(a, b, null, op);
    throw make(TypeError$, `no ${name} of ${repr(left)} and ${repr(right)}`);
  };
  return op;
}

const plus = arithmetic(
  'sum',
  (a, b) => a + b,
  (a, b) => a + b,
);
const less = arithmetic(
  'difference',
  (a, b) => a - b,
  (a, b) => a - b,
);
const times = arithmetic(
  'product',
  (a, b) => a * b,
  (a, b) => a * b,
);
const bits =
  (small: (a: number, b: number) => number, large: (a: bigint, b: bigint) => bigint) =>
  (left: unknown, right: unknown): unknown => {
    const a = plain(left);
    const b = plain(right);
    if (typeof a === 'number' && typeof b === 'number' && (a | 0) === a && (b | 0) === b)
      return small(a, b);
    return whole(large(BigInt(a as Num), BigInt(b as Num)));
  };
const both_bits = bits(
  (a, b) => a & b,
  (a, b) => a & b,
);
const any_bits = bits(
  (a, b) => a | b,
  (a, b) => a | b,
);
const other_bits = bits(
  (a, b) => a ^ b,
  (a, b) => a ^ b,
);
const flags = (left: unknown, right: unknown) =>
  typeof left === 'boolean' && typeof right === 'boolean';

export function add(left: unknown, right: unknown): unknown {
  if (typeof left === 'number' && typeof right === 'number') return plus(left, right);
  if (typeof left === 'string' && typeof right === 'string') return left + right;
  if (Array.isArray(left) && Array.isArray(right)) {
    const made = [...(left as unknown[]), ...(right as unknown[])];
    return is_tuple(left) ? tuple_of(made) : made;
  }
  return plus(left, right);
}
export function sub(left: unknown, right: unknown): unknown {
  if (left instanceof PySet) return left.only((value) => !(right as PySet).has(value));
  return less(left, right);
}
export function mul(left: unknown, right: unknown): unknown {
  if (typeof left === 'string') return left.repeat(Math.max(0, right as number));
  if (Array.isArray(left))
    return Array.from({ length: right as number }, () => left as unknown[]).flat();
  if (typeof right === 'string' || Array.isArray(right)) return mul(right, left);
  return times(left, right);
}
export const div = arithmetic('quotient', (a, b) => a / b, null);
export const floordiv = arithmetic(
  'quotient',
  (a, b) => Math.floor(a / b),
  (a, b) => {
    const found = a / b;
    return a % b !== 0n && a < 0n !== b < 0n ? found - 1n : found;
  },
);
export const mod = arithmetic(
  'rest',
  (a, b) => a - b * Math.floor(a / b),
  (a, b) => {
    const found = a % b;
    return found !== 0n && found < 0n !== b < 0n ? found + b : found;
  },
);
export const pow = arithmetic(
  'power',
  (a, b) => a ** b,
  (a, b) => a ** b,
);
export const shl = (left: unknown, right: unknown): unknown =>
  whole(BigInt(plain(left) as Num) << BigInt(plain(right) as Num));
export const shr = (left: unknown, right: unknown): unknown =>
  whole(BigInt(plain(left) as Num) >> BigInt(plain(right) as Num));
export function band(left: unknown, right: unknown): unknown {
  if (left instanceof PySet) return left.only((value) => (right as PySet).has(value));
  if (flags(left, right)) return left && right;
  if (left instanceof NDArray || right instanceof NDArray) return each(left, right, null, band);
  return both_bits(left, right);
}
export function bor(left: unknown, right: unknown): unknown {
  if (left instanceof PySet) return left.union(right as PySet);
  if (left instanceof Dict) return Dict.of([...left.items(), ...(right as Dict).items()]);
  if (typeof left === 'function' || (Array.isArray(left) && typeof right === 'function'))
    return [left, right].flat();
  if (flags(left, right)) return left || right;
  if (left instanceof NDArray || right instanceof NDArray) return each(left, right, null, bor);
  return any_bits(left, right);
}
export function bxor(left: unknown, right: unknown): unknown {
  if (flags(left, right)) return left !== right;
  return other_bits(left, right);
}
export const neg = (value: unknown): unknown =>
  value instanceof NDArray ? each(value, 0, null, (a) => neg(a)) : sub(0, value);
export const pos = (value: unknown): unknown => value;
export function invert(value: unknown): unknown {
  if (value instanceof NDArray)
    return each(value, 0, null, (a) => (typeof a === 'boolean' ? !a : invert(a)));
  return whole(~BigInt(plain(value) as Num));
}

/** Of these, what changes a list in place. */
export function iadd(left: unknown, right: unknown): unknown {
  if (!Array.isArray(left) || is_tuple(left)) return add(left, right);
  for (const one of iter(right)) left.push(one);
  return left;
}
export function ibor(left: unknown, right: unknown): unknown {
  if (!(left instanceof PySet || left instanceof Dict)) return bor(left, right);
  left.update(right as PySet & Dict);
  return left;
}
export {
  sub as isub,
  mul as imul,
  div as idiv,
  floordiv as ifloordiv,
  mod as imod,
  shl as ishl,
  shr as ishr,
  band as iband,
  bxor as ibxor,
  pow as ipow,
};

// ------------------------------------------------------------------ comparisons

export function same(left: unknown, right: unknown): boolean {
  const a = plain(left);
  const b = plain(right);
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return false;
  if (a instanceof Dict && b instanceof Dict)
    return (
      a.length === b.length &&
      a.items().every(([key, value]) => b.has(key) && same(value, b.get(key)))
    );
  if (a instanceof PySet && b instanceof PySet)
    return a.length === b.length && [...a].every((one) => b.has(one));
  if (is_sequence(a) && is_sequence(b)) {
    const [one, other] = [[...a], [...b]];
    return one.length === other.length && one.every((value, i) => same(value, other[i]));
  }
  const fields = fields_of(a);
  if (fields && a.constructor === b.constructor)
    return fields.every((name) => same((a as Owner)[name], (b as Owner)[name]));
  return false;
}
const is_sequence = (value: unknown): value is Iterable<unknown> =>
  Array.isArray(value) || value instanceof NamedTuple || value instanceof Uint8Array;

function order(left: unknown, right: unknown): number {
  const a = plain(left);
  const b = plain(right);
  if (is_number(a) && is_number(b)) return a < b ? -1 : a > b ? 1 : 0;
  if (typeof a === 'string' && typeof b === 'string') return by_code(a, b);
  if (is_sequence(a) && is_sequence(b)) {
    const [one, other] = [[...a], [...b]];
    for (let i = 0; i < Math.min(one.length, other.length); i++)
      if (!same(one[i], other[i])) return order(one[i], other[i]);
    return one.length - other.length;
  }
  throw make(TypeError$, `no order of ${repr(left)} and ${repr(right)}`);
}
function by_code(a: string, b: string): number {
  const [one, other] = [[...a], [...b]];
  for (let i = 0; i < Math.min(one.length, other.length); i++) {
    const difference = one[i]!.codePointAt(0)! - other[i]!.codePointAt(0)!;
    if (difference) return difference;
  }
  return one.length - other.length;
}
function compared(test: (left: unknown, right: unknown) => boolean) {
  return (left: unknown, right: unknown): unknown =>
    left instanceof NDArray || right instanceof NDArray
      ? each(left, right, 'bool', test)
      : test(left, right);
}
export const eq = compared(same);
export const ne = compared((a, b) => !same(a, b));
const sets = (left: unknown, right: unknown, otherwise: () => boolean) =>
  left instanceof PySet ? left.issubset(right as PySet) : otherwise();
export const lt = compared((a, b) => order(a, b) < 0);
export const le = compared((a, b) => sets(a, b, () => order(a, b) <= 0));
export const gt = compared((a, b) => order(a, b) > 0);
export const ge = compared((a, b) => sets(b, a, () => order(a, b) >= 0));

export function within(value: unknown, holder: unknown): boolean {
  if (typeof holder === 'string') return holder.includes(value as string);
  if (holder instanceof Dict || holder instanceof PySet) return holder.has(value);
  if (holder instanceof Range) return holder.has(value);
  for (const one of iter(holder instanceof NDArray ? holder.flat() : holder))
    if (same(one, value)) return true;
  return false;
}
export const without = (value: unknown, holder: unknown): boolean => !within(value, holder);

export function truth(value: unknown): boolean {
  if (typeof value === 'boolean') return value;
  if (value === null || value === undefined) return false;
  if (typeof value === 'number' || typeof value === 'string' || typeof value === 'bigint')
    return Boolean(value);
  if (value instanceof NDArray) return value.size > 0 && value.all();
  if (
    Array.isArray(value) ||
    value instanceof Dict ||
    value instanceof PySet ||
    value instanceof Uint8Array ||
    value instanceof Range
  )
    return value.length > 0;
  const counted = (value as { __len__?: () => number }).__len__;
  return counted ? counted.call(value) > 0 : true;
}
export const and = (left: unknown, right: () => unknown): unknown => (truth(left) ? right() : left);
export const or = (left: unknown, right: () => unknown): unknown => (truth(left) ? left : right());

// ------------------------------------------------------------------ parts of things

export const slice = (...given: (number | null)[]): Slice =>
  given.length === 1
    ? new Slice(null, given[0]!, null)
    : new Slice(given[0] ?? null, given[1] ?? null, given[2] ?? null);

function place(index: unknown, length: number, kind: string): number {
  const at = Number(plain(index));
  const found = at < 0 ? at + length : at;
  if (!(found >= 0 && found < length)) throw make(IndexError, `${kind} index out of range`);
  return found;
}

export function get(holder: unknown, index: unknown): unknown {
  if (typeof holder === 'string') {
    if (index instanceof Slice) return cut([...holder], index).join('');
    return holder[place(index, holder.length, 'string')];
  }
  if (Array.isArray(holder)) {
    if (index instanceof Slice)
      return is_tuple(holder) ? tuple_of(cut(holder, index)) : cut(holder, index);
    return holder[place(index, holder.length, 'list')] as unknown;
  }
  if (holder instanceof NamedTuple || holder instanceof Range) return get([...holder], index);
  if (holder instanceof Uint8Array)
    return index instanceof Slice
      ? holder.slice(...index.indices(holder.length).slice(0, 2))
      : holder[place(index, holder.length, 'bytes')];
  return (holder as { __getitem__(index: unknown): unknown }).__getitem__(index);
}
function cut<T>(values: T[], part: Slice): T[] {
  const [start, stop, step] = part.indices(values.length);
  const found: T[] = [];
  for (let at = start; step > 0 ? at < stop : at > stop; at += step) found.push(values[at]!);
  return found;
}
export function put(holder: unknown, index: unknown, value: unknown): void {
  if (!Array.isArray(holder))
    (holder as { __setitem__(index: unknown, value: unknown): void }).__setitem__(index, value);
  else if (index instanceof Slice) {
    const [start, stop] = index.indices(holder.length);
    holder.splice(start, stop - start, ...iter(value));
  } else holder[place(index, holder.length, 'list')] = value;
}
export function del(holder: unknown, index: unknown): void {
  if (Array.isArray(holder)) holder.splice(place(index, holder.length, 'list'), 1);
  else (holder as Dict).__delitem__(index);
}
export function unpack(value: unknown, count: number, star: number): unknown[] {
  const found = [...iter(value)];
  if (star < 0) {
    if (found.length !== count)
      throw make(
        ValueError,
        `${found.length < count ? 'not enough' : 'too many'} values to unpack (expected ${count})`,
      );
    return found;
  }
  const after = count - star - 1;
  if (found.length < count - 1)
    throw make(
      ValueError,
      `not enough values to unpack (expected at least ${count - 1}, got ${found.length})`,
    );
  return [
    ...found.slice(0, star),
    found.slice(star, found.length - after),
    ...found.slice(found.length - after),
  ];
}

/** A generator is left as it is: it is walked through once. */
export const generator = (made: Generator<unknown>): Generator<unknown> => made;

export function iter(value: unknown): Iterable<unknown> {
  if (value === null || value === undefined || typeof value === 'number')
    throw make(TypeError$, `${repr(value)} is not iterable`);
  const own = (value as { __iter__?: () => Iterable<unknown> }).__iter__;
  return own ? own.call(value) : (value as Iterable<unknown>);
}

const nothing = (_: unknown): null => null;
const LIST: Record<string, (list: unknown[], ...given: never[]) => unknown> = {
  append: (list, value: unknown) => nothing(list.push(value)),
  extend: (list, more: unknown) => nothing(list.push(...iter(more))),
  insert: (list, at: number, value: unknown) => nothing(list.splice(at, 0, value)),
  pop: (list, at = -1) => {
    const found = place(at, list.length, 'pop');
    return list.splice(found, 1)[0];
  },
  remove: (list, value: unknown) =>
    nothing(list.splice(LIST.index!(list, value as never) as number, 1)),
  index: (list, value: unknown) => {
    const at = list.findIndex((one) => same(one, value));
    if (at < 0) throw make(ValueError, `${repr(value)} is not in list`);
    return at;
  },
  count: (list, value: unknown) => list.filter((one) => same(one, value)).length,
  sort: (list, named?: Named) => nothing(list.splice(0, list.length, ...sorted(list, named))),
  reverse: (list) => nothing(list.reverse()),
  __contains__: (list, value: unknown) => within(value, list),
  __getitem__: (list, index: unknown) => get(list, index),
  copy: (list) => [...list],
  clear: (list) => nothing(list.splice(0)),
};
const INT: Record<string, (value: Num, ...given: never[]) => unknown> = {
  bit_count: (value) => [...BigInt(value).toString(2)].filter((bit) => bit === '1').length,
  bit_length: (value) => (value ? BigInt(value).toString(2).replace('-', '').length : 0),
  to_bytes: (value, length: number) => {
    const hex = BigInt(value)
      .toString(16)
      .padStart(2 * length, '0');
    return Uint8Array.from(hex.match(/../g)!, (byte) => parseInt(byte, 16));
  },
  is_integer: (value) => Number.isInteger(value),
  item: (value) => value,
};
const BYTES: Record<string, (value: Uint8Array, ...given: never[]) => unknown> = {
  hex: (value) => [...value].map((byte) => byte.toString(16).padStart(2, '0')).join(''),
  translate: (value, table: Uint8Array) => value.map((byte) => table[byte]!),
  decode: (value) => new TextDecoder('utf-8', { fatal: true }).decode(value),
};

function method(owner: unknown, name: string): Func {
  const own = (table: Record<string, (value: never, ...given: never[]) => unknown>): Func => {
    const found = table[name];
    if (!found) throw make(AttributeError, `${typeof owner} has no ${name}`);
    return (...given) => found(owner as never, ...(given as never[]));
  };
  if (typeof owner === 'string') return own(STR);
  if (Array.isArray(owner)) return own(LIST);
  if (is_number(owner)) return own(INT);
  if (owner instanceof Uint8Array) return own(BYTES);
  const found = (owner as Owner)[name];
  if (typeof found !== 'function') return (...given) => call(found, ...given);
  if (Object.hasOwn(owner as object, name) && typeof owner !== 'function')
    return (...given) => call(found, ...given);
  return (found as Func).bind(owner);
}
export const send = (owner: unknown, name: string, ...given: unknown[]): unknown =>
  method(owner, name)(...given);
export function send_named(owner: unknown, name: string, given: unknown[], named: Owner): unknown {
  if (typeof owner === 'string' && name === 'format') return STR.format!(owner, named as never);
  const found =
    Array.isArray(owner) || typeof owner === 'string' ? null : ((owner as Owner)[name] as Func);
  if (found && names_of(found)) return method(owner, name)(...placed(found, given, named));
  return method(owner, name)(...given, new Named(named));
}
export function attribute(owner: unknown, name: string): unknown {
  if (owner === null || owner === undefined) throw make(AttributeError, `None has no ${name}`);
  if (name === '__name__' && typeof owner === 'function')
    return (owner as unknown as Class).$name ?? owner.name;
  if (name === '__eq__') return (other: unknown) => same(owner, other);
  if (name === 'flat' && owner instanceof NDArray) return [...owner.flat()];
  if (name === '__dict__') return new Fields(owner);
  if (name === '__class__') return owner.constructor;
  const found =
    typeof owner === 'object' || typeof owner === 'function' ? (owner as Owner)[name] : undefined;
  if (
    found === undefined ||
    (typeof found === 'function' && !Object.hasOwn(owner, name) && typeof owner !== 'function')
  ) {
    return method(owner, name);
  }
  return found;
}

// ------------------------------------------------------------------ calls

/** Arguments given by name. */
export class Named {
  constructor(readonly by_name: Owner) {}
}
export const named = (by_name: Owner): Named => new Named(by_name);
export const spread = (value: unknown): Owner => (value as Dict).toJSON();

/** The parameters of a function as it is written, for calls that give arguments by name. */
function names_of(found: Func): string[] | null {
  const kind = found as unknown as Class & { $params?: string[] };
  if (kind.$params) return kind.$params;
  const text = Function.prototype.toString.call(
    found.prototype && (found.prototype as Owner).__init__
      ? ((found.prototype as Owner).__init__ as Func)
      : found,
  );
  const open = text.indexOf('(');
  return open < 0 ? null : parameters(text.slice(open + 1));
}
function parameters(text: string): string[] {
  const names: string[] = [];
  let depth = 0;
  let name = '';
  let naming = true;
  for (const letter of text) {
    if (depth === 0 && letter === ')') break;
    if ('([{'.includes(letter)) depth++;
    if (')]}'.includes(letter)) depth--;
    if (depth === 0 && letter === ',') {
      names.push(name.trim());
      name = '';
      naming = true;
    } else if (depth === 0 && letter === '=') naming = false;
    else if (naming) name += letter;
  }
  if (name.trim()) names.push(name.trim());
  return names;
}
function placed(found: Func, given: unknown[], by_name: Owner): unknown[] {
  const names = names_of(found)!;
  const all = [...given];
  for (const [name, value] of Object.entries(by_name)) {
    const at = names.indexOf(name);
    if (at < 0) throw make(TypeError$, `no parameter ${name}`);
    while (all.length < at) all.push(undefined);
    all[at] = value;
  }
  return all;
}
export function call(found: unknown, ...given: unknown[]): unknown {
  if (typeof found === 'function') {
    if (found.prototype instanceof PyObject || found.prototype instanceof Error)
      return make(found as unknown as Class, ...given);
    return (found as Func)(...given);
  }
  return (found as { __call__: Func }).__call__(...given);
}
export const call_named = (found: unknown, given: unknown[], by_name: Owner): unknown =>
  call(found, ...placed(found as Func, given, by_name));
export function remade(kind: Class, fields: Owner): object {
  return Object.assign(new (kind as unknown as new () => object)(), fields);
}
export function partial(found: Func, given: unknown[]): Func {
  return (...more) => found(...given, ...more);
}
/** A function that knows its answers, and for what else it is asked has another. */
export function answers(known: [unknown[], unknown][], otherwise: Func | null): Func {
  const table = new Map(known.map(([given, value]) => [keyed(given), value]));
  return (...given) => {
    const key = keyed(given);
    if (table.has(key)) return table.get(key);
    if (otherwise) return otherwise(...given);
    throw make(KeyError, given);
  };
}
export function cached(found: Func): Func {
  const known = new Map<unknown, unknown>();
  return (...given) => {
    const key = keyed(given);
    if (!known.has(key)) known.set(key, found(...given));
    return known.get(key);
  };
}
export function once(owner: object, name: string, found: () => unknown): unknown {
  const value = found();
  Object.defineProperty(owner, name, { value, configurable: true });
  return value;
}

export const as_error = (error: unknown): unknown => error;
export function assert(holds: boolean): void {
  if (!holds) throw make(Exception, 'assertion failed');
}
export const enter = (held: unknown): unknown => (held as { __enter__(): unknown }).__enter__();
export function leave(held: unknown, error: unknown): void {
  if (!truth((held as { __exit__(error: unknown): unknown }).__exit__(error))) throw error;
}
export const close = (_: unknown): void => undefined;

/** A kernel, which somebody else runs. */
export interface Kernels {
  call(name: string, given: unknown[]): unknown;
}
let kernels: Kernels | null = null;
export function use(found: Kernels): void {
  kernels = found;
}
export function kernel(name: string): Func {
  return (...given) => {
    if (!kernels) throw make(Exception, `no kernels for ${name}`);
    return kernels.call(name, given);
  };
}

// ------------------------------------------------------------------ built-in functions

const options = (named: unknown): Owner => (named instanceof Named ? named.by_name : {});

export function int(value: unknown = 0, base?: number): unknown {
  if (typeof value === 'boolean') return Number(value);
  if (typeof value === 'number') return Math.trunc(value);
  if (typeof value === 'bigint') return value;
  if (value instanceof NDArray) return value.item();
  const text = String(value).trim().replaceAll('_', '');
  if (base === 16 ? !/^[+-]?[0-9a-f]+$/i.test(text) : !/^[+-]?\p{Nd}+$/u.test(text))
    throw make(ValueError, `invalid literal for int() with base ${base ?? 10}: ${repr(value)}`);
  return whole(base === 16 ? BigInt(`0x${text}`) : BigInt(text));
}
int.from_bytes = (value: Uint8Array): unknown => whole(BigInt(`0x${BYTES.hex!(value) as string}`));
export function float(value: unknown = 0): number {
  const found = Number(value);
  if (typeof value === 'string' && (Number.isNaN(found) || !value.trim()))
    throw make(ValueError, `could not convert string to float: ${repr(value)}`);
  return found;
}
export const bool = (value: unknown): boolean => truth(value);
export function list(value?: unknown): unknown[] {
  return value === undefined ? [] : [...iter(value)];
}
export function tuple(value?: unknown): unknown[] {
  return tuple_of(list(value));
}
export function dict(pairs?: unknown, more?: Named): Dict {
  const made =
    pairs === undefined || pairs instanceof Named
      ? new Dict()
      : Dict.of(
          pairs instanceof Dict ? pairs.items() : (iter(pairs) as Iterable<Iterable<unknown>>),
        );
  for (const [name, value] of Object.entries(options(pairs instanceof Named ? pairs : more)))
    made.__setitem__(name, value);
  return made;
}
dict.fromkeys = (keys: unknown, value: unknown = null): Dict =>
  Dict.of([...iter(keys)].map((key) => [key, value]));
export const items = (value: unknown): [unknown, unknown][] => (value as Dict).items();
export function set(values?: unknown): PySet {
  return PySet.of(values === undefined ? [] : iter(values));
}
export { set as frozenset };
export function bytes(value?: unknown): Uint8Array {
  return Uint8Array.from(value === undefined ? [] : (iter(value) as Iterable<number>));
}
bytes.fromhex = (text: string): Uint8Array =>
  Uint8Array.from(text.match(/../g) ?? [], (byte) => parseInt(byte, 16));
export { bytes as bytearray };
export const object = PyObject;
export const pattern = (source: string, marks: number): Pattern => new Pattern(source, marks);

export function len(value: unknown): number {
  if (typeof value === 'string') return [...value].length;
  const own = (value as { __len__?: () => number }).__len__;
  if (own) return own.call(value);
  if (value instanceof NamedTuple) return fields_of(value)!.length;
  return (value as { length: number }).length;
}
export const abs = (value: unknown): unknown => (truth(lt(value, 0)) ? neg(value) : plain(value));
export const divmod = (left: unknown, right: unknown): unknown[] =>
  tuple_of([floordiv(left, right), mod(left, right)]);
export const ord = (letter: string): number => letter.codePointAt(0)!;
export const chr = (code: number): string => String.fromCodePoint(code);
export function round(value: number, digits = 0): number {
  return Number(value.toFixed(digits));
}

/** Whole numbers at equal distances. */
class Range extends PyObject {
  start = 0;
  stop = 0;
  step = 1;
  get length(): number {
    return Math.max(0, Math.ceil((this.stop - this.start) / this.step));
  }
  has(value: unknown): boolean {
    return (
      is_number(value) &&
      Number(value) >= this.start &&
      Number(value) < this.stop &&
      (Number(value) - this.start) % this.step === 0
    );
  }
  *[Symbol.iterator](): Generator<number> {
    for (let i = 0; i < this.length; i++) yield this.start + i * this.step;
  }
}
export function range(...given: number[]): Range {
  const made = new Range();
  [made.start, made.stop] = given.length === 1 ? [0, given[0]!] : [given[0]!, given[1]!];
  made.step = given[2] ?? 1;
  return made;
}
export function* enumerate(values: unknown, start: unknown = 0): Generator<unknown> {
  let at = start instanceof Named ? (start.by_name.start as number) : (start as number);
  for (const value of iter(values)) yield tuple_of([at++, value]);
}
export function* zip(...given: unknown[]): Generator<unknown> {
  const strict =
    given.at(-1) instanceof Named ? truth((given.pop() as Named).by_name.strict) : false;
  const walks = given.map((values) => iter(values)[Symbol.iterator]());
  for (;;) {
    const found = walks.map((walk) => walk.next());
    if (found.some((one) => one.done)) {
      if (strict && !found.every((one) => one.done))
        throw make(ValueError, 'zip() arguments are of different lengths');
      return;
    }
    yield tuple_of(found.map((one) => one.value as unknown));
  }
}
export function* map(found: unknown, ...given: unknown[]): Generator<unknown> {
  for (const values of zip(...given) as Iterable<unknown[]>) yield call(found, ...values);
}
export function* filter(found: unknown, values: unknown): Generator<unknown> {
  for (const value of iter(values))
    if (truth(found === null ? value : call(found, value))) yield value;
}
export const reversed = (values: unknown): unknown[] => [...iter(values)].reverse();
export function sorted(values: unknown, named?: unknown): unknown[] {
  const { key, reverse } = options(named);
  const rows = [...iter(values)].map((value) => [key ? call(key, value) : value, value] as const);
  const sign = truth(reverse ?? false) ? -1 : 1;
  return rows.sort((a, b) => sign * order(a[0], b[0])).map(([, value]) => value);
}
export function sum(values: unknown, start: unknown = 0): unknown {
  let total = start;
  for (const value of iter(values)) total = add(plain(total), plain(value));
  return total;
}
export function any(values: unknown): boolean {
  for (const value of iter(values)) if (truth(value)) return true;
  return false;
}
export function all(values: unknown): boolean {
  for (const value of iter(values)) if (!truth(value)) return false;
  return true;
}
function extreme(better: (a: unknown, b: unknown) => boolean) {
  return (...given: unknown[]): unknown => {
    const { key, ...rest } = options(given.at(-1));
    if (given.at(-1) instanceof Named) given.pop();
    const values = given.length === 1 ? [...iter(given[0])] : given;
    if (!values.length) {
      if ('default' in rest) return rest.default;
      throw make(ValueError, 'iterable argument is empty');
    }
    const worth = (value: unknown): unknown => (key ? call(key, value) : value);
    let best = values[0];
    let most = worth(best);
    for (const value of values.slice(1)) {
      const one = worth(value);
      if (better(one, most)) [best, most] = [value, one];
    }
    return best;
  };
}
export const max = extreme((a, b) => order(a, b) > 0);
export const min = extreme((a, b) => order(a, b) < 0);
export function next(values: unknown, ...otherwise: unknown[]): unknown {
  const found = (values as Iterator<unknown>).next();
  if (!found.done) return found.value;
  if (otherwise.length) return otherwise[0];
  throw make(StopIteration);
}
export function getattr(owner: unknown, name: string, ...otherwise: unknown[]): unknown {
  if (otherwise.length && (owner as Owner)[name] === undefined) return otherwise[0];
  return attribute(owner, name);
}
export function type(value: unknown): unknown {
  if (typeof value === 'string') return str;
  if (typeof value === 'boolean') return bool;
  if (is_number(value)) return typeof value === 'bigint' || Number.isInteger(value) ? int : float;
  if (value === null) return NONE_TYPE;
  if (Array.isArray(value)) return is_tuple(value) ? tuple : list;
  if (value instanceof Dict) return dict;
  return (value as object).constructor;
}
class NoneType extends PyObject {
  static $name = 'NoneType';
}
const NONE_TYPE = NoneType;
export const type_name = (value: unknown): string => attribute(type(value), '__name__') as string;
export function isinstance(value: unknown, kinds: unknown): boolean {
  for (const kind of Array.isArray(kinds) ? (kinds as unknown[]) : [kinds]) {
    if (
      kind === int
        ? is_number(plain(value)) && (typeof value === 'bigint' || Number.isInteger(plain(value)))
        : kind === type(value)
    )
      return true;
    if (kind === float && typeof value === 'number' && !Number.isInteger(value)) return true;
    if (kind === dict && value instanceof Dict) return true;
    if (kind === bytes && value instanceof Uint8Array) return true;
    if (
      typeof kind === 'function' &&
      kind.prototype instanceof Object &&
      value instanceof (kind as unknown as Class)
    )
      return true;
  }
  return false;
}
export { KeyError as $KeyError, DType, RecordView, NDArray };
