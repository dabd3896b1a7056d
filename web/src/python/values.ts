/** The kinds of values that JavaScript lacks or has otherwise than Python. */

export type Value = unknown;
export type Callable = (...given: never[]) => Value;

/** A class as translated: no constructor, but ``__init__``. */
export type Class = (abstract new () => object) & { $name?: string; $fields?: string[] };

const SAFE = BigInt(Number.MAX_SAFE_INTEGER);

/** A whole number in its one form: a plain one where that is exact. */
export function whole(value: number | bigint): number | bigint {
  if (typeof value === 'bigint' && value <= SAFE && value >= -SAFE) return Number(value);
  return value;
}

export function make<T extends object>(kind: abstract new () => T, ...given: unknown[]): T {
  const made = new (kind as new () => T)();
  (made as { __init__?: (...given: unknown[]) => void }).__init__?.(...given);
  return made;
}

/** What every translated class descends from. */
export class PyObject {
  /** One without its fields, as copies begin. */
  static __new__<T extends object>(kind: new () => T): T {
    return new kind();
  }
}

/** The fields of an object, to be copied to another. */
export class Fields {
  constructor(readonly owner: object) {}
  update(other: Fields): null {
    Object.assign(this.owner, other.owner);
    return null;
  }
}
export class NamedTuple extends PyObject {
  *[Symbol.iterator](): Generator<unknown> {
    for (const name of fields_of(this)!) yield (this as unknown as Record<string, unknown>)[name];
  }
  _replace(): never {
    throw make(NotImplementedError, '_replace');
  }
}

export function fields_of(value: unknown): string[] | undefined {
  return (value as { constructor?: Class } | null)?.constructor?.$fields;
}

export class Slice {
  constructor(
    readonly start: number | null,
    readonly stop: number | null,
    readonly step: number | null,
  ) {}

  /** The places it means in something of this length, as Python counts them. */
  indices(length: number): [number, number, number] {
    const step = this.step ?? 1;
    const clip = (at: number | null, rest: number): number => {
      if (at === null) return rest;
      const from = at < 0 ? at + length : at;
      return step > 0
        ? Math.min(Math.max(from, 0), length)
        : Math.min(Math.max(from, -1), length - 1);
    };
    return step > 0
      ? [clip(this.start, 0), clip(this.stop, length), step]
      : [clip(this.start, length - 1), clip(this.stop, -1), step];
  }
}

export class Exception extends Error {
  args: unknown[] = [];
  __init__(...given: unknown[]): void {
    this.args = given;
    this.message = given.length ? String(given[0]) : '';
  }
}
export class ValueError extends Exception {}
export class TypeError$ extends Exception {}
export class LookupError extends Exception {}
export class IndexError extends LookupError {}
export class KeyError extends LookupError {}
export class AttributeError extends Exception {}
export class OverflowError extends Exception {}
export class RecursionError extends Exception {}
export class OSError extends Exception {}
export class FileNotFoundError extends OSError {}
export class UnicodeDecodeError extends ValueError {}
export class NotImplementedError extends Exception {}
export class StopIteration extends Exception {}

type Key = string | number | bigint | object | null | undefined | symbol;

/** What makes two keys the same: the value of plain ones, the parts of tuples. */
export function keyed(value: unknown): Key {
  if (typeof value === 'boolean') return Number(value);
  if (Array.isArray(value) || value instanceof NamedTuple || value instanceof Set$) {
    const parts = [...(value as Iterable<unknown>)].map((each) => {
      const key = keyed(each);
      if (typeof key === 'object' && key !== null) throw make(TypeError$, 'unhashable');
      return `${typeof key}:${String(key)}`;
    });
    return `(${(value instanceof Set$ ? parts.sort() : parts).join('\u0000')})\u0001`;
  }
  return value as Key;
}

export class Dict extends PyObject {
  readonly entries = new Map<Key, [unknown, unknown]>();

  static of(pairs: Iterable<Iterable<unknown>>): Dict {
    const made = new Dict();
    for (const [key, value] of pairs as Iterable<[unknown, unknown]>) made.__setitem__(key, value);
    return made;
  }
  get length(): number {
    return this.entries.size;
  }
  *[Symbol.iterator](): Generator<unknown> {
    for (const [key] of this.entries.values()) yield key;
  }
  has(key: unknown): boolean {
    return this.entries.has(keyed(key));
  }
  __getitem__(key: unknown): unknown {
    const found = this.entries.get(keyed(key));
    if (found) return found[1];
    const missing = (this as { __missing__?: (key: unknown) => unknown }).__missing__;
    if (missing) return missing.call(this, key);
    throw make(KeyError, key);
  }
  __setitem__(key: unknown, value: unknown): void {
    const at = keyed(key);
    const known = this.entries.get(at);
    if (known) known[1] = value;
    else this.entries.set(at, [key, value]);
  }
  __delitem__(key: unknown): void {
    if (!this.entries.delete(keyed(key))) throw make(KeyError, key);
  }
  get(key: unknown, otherwise: unknown = null): unknown {
    const found = this.entries.get(keyed(key));
    return found ? found[1] : otherwise;
  }
  setdefault(key: unknown, value: unknown = null): unknown {
    if (!this.has(key)) this.__setitem__(key, value);
    return this.get(key);
  }
  pop(key: unknown, ...otherwise: unknown[]): unknown {
    const found = this.entries.get(keyed(key));
    if (found) {
      this.entries.delete(keyed(key));
      return found[1];
    }
    if (otherwise.length) return otherwise[0];
    throw make(KeyError, key);
  }
  items(): [unknown, unknown][] {
    return [...this.entries.values()].map(([key, value]) => [key, value]);
  }
  keys(): unknown[] {
    return [...this];
  }
  values(): unknown[] {
    return [...this.entries.values()].map(([, value]) => value);
  }
  update(other: Dict): null {
    for (const [key, value] of other.items()) this.__setitem__(key, value);
    return null;
  }
  copy(): Dict {
    return Dict.of(this.items());
  }
  toJSON(): Record<string, unknown> {
    return Object.fromEntries(this.items() as [string, unknown][]);
  }
}

class Set$ extends PyObject {
  readonly entries = new Map<Key, unknown>();

  static of(values: Iterable<unknown>): Set$ {
    const made = new Set$();
    for (const each of values) made.add(each);
    return made;
  }
  get length(): number {
    return this.entries.size;
  }
  [Symbol.iterator](): IterableIterator<unknown> {
    return this.entries.values();
  }
  has(value: unknown): boolean {
    return this.entries.has(keyed(value));
  }
  add(value: unknown): null {
    const key = keyed(value);
    if (!this.entries.has(key)) this.entries.set(key, value);
    return null;
  }
  discard(value: unknown): null {
    this.entries.delete(keyed(value));
    return null;
  }
  remove(value: unknown): null {
    if (!this.entries.delete(keyed(value))) throw make(KeyError, value);
    return null;
  }
  union(other: Iterable<unknown>): Set$ {
    return Set$.of([...this, ...other]);
  }
  only(keep: (value: unknown) => boolean): Set$ {
    return Set$.of([...this].filter(keep));
  }
  isdisjoint(other: Iterable<unknown>): boolean {
    return ![...other].some((each) => this.has(each));
  }
  issubset(other: Iterable<unknown>): boolean {
    const all = Set$.of(other);
    return [...this].every((each) => all.has(each));
  }
  update(other: Iterable<unknown>): null {
    for (const each of other) this.add(each);
    return null;
  }
}
export { Set$ as PySet };
