/** What the translated program takes from Python's standard library and from NumPy. */

import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

import type { FluentBundle } from '@fluent/bundle';
import { formatted, read } from '$web/lib/messages';

import {
  NDArray,
  RecordView,
  array,
  dtype,
  dtype_of,
  scalar,
  type DType,
  type Layout,
} from './arrays';
import { Random } from './random';
import { Pattern } from './texts';
import {
  Dict,
  Exception,
  NamedTuple,
  PyObject,
  ValueError,
  fields_of,
  make,
  whole,
} from './values';
import { Named, iter, len, map, sum, truth } from './python';

type Owner = Record<string, unknown>;
const given_by_name = (named: unknown): Owner => (named instanceof Named ? named.by_name : {});

// ------------------------------------------------------------------ NumPy

function numbers(name: string): ((value: unknown) => unknown) & { $dtype: string } {
  const convert = (value: unknown): unknown => {
    if (name.startsWith('float')) return Number(value);
    const made = array([value], name, [1]);
    return made.read(0);
  };
  return Object.assign(convert, { $dtype: name });
}
export const numpy_int8 = numbers('int8');
export const numpy_uint8 = numbers('uint8');
export const numpy_int16 = numbers('int16');
export const numpy_int32 = numbers('int32');
export const numpy_int64 = numbers('int64');
export const numpy_uint64 = numbers('uint64');
export const numpy_float64 = numbers('float64');
export const numpy_bool_ = numbers('bool');

/** A record's type of its fields, each where a compiler of C would put it. */
export function numpy_dtype(fields: [string, unknown, unknown?][]): DType {
  const laid: Record<string, Layout & { at: number }> = {};
  let at = 0;
  let widest = 1;
  for (const [name, kind, shape] of fields) {
    const type = dtype_of(kind);
    const lengths = shape === undefined ? [] : shape_of(shape);
    widest = Math.max(widest, type.itemsize);
    at = Math.ceil(at / type.itemsize) * type.itemsize;
    const size = lengths.reduce((all, length) => all * length, type.itemsize);
    laid[name] = { at, size, type: type.name, shape: lengths };
    at += size;
  }
  return dtype({ size: Math.ceil(at / widest) * widest, fields: laid });
}

const shape_of = (shape: unknown): number[] =>
  Array.isArray(shape) ? (shape as number[]) : [Number(shape)];
export function numpy_zeros(shape: unknown, kind: unknown = numpy_float64): NDArray {
  return NDArray.zeros(dtype_of(kind), shape_of(shape));
}
export { numpy_zeros as numpy_empty };
export function numpy_full(shape: unknown, value: unknown, kind: unknown = numpy_float64): NDArray {
  const made = numpy_zeros(shape, kind);
  made.fill(value);
  return made;
}
export function numpy_array(values: unknown, kind?: unknown): NDArray {
  const wanted = kind instanceof Named ? kind.by_name.dtype : kind;
  const shape: number[] = [];
  for (
    let at = values;
    Array.isArray(at) || at instanceof NDArray;
    at = at instanceof NDArray ? null : (at as unknown[])[0]
  )
    shape.push(...(at instanceof NDArray ? at.shape : [at.length]));
  const made = NDArray.zeros(wanted ? dtype_of(wanted) : scalar('int64'), shape);
  made.fill(values);
  return made;
}
export function numpy_asarray(values: unknown): NDArray {
  return values instanceof NDArray ? values : numpy_array(values);
}
export const numpy_ravel = (value: NDArray): NDArray =>
  array([...value.flat()], value.dtype.name, [value.size]);
export const numpy_sum = (value: unknown): unknown =>
  value instanceof NDArray ? value.sum() : sum(value);
export const numpy_any = (value: unknown): boolean =>
  value instanceof NDArray ? value.any() : truth(value);
export const numpy_count_nonzero = (value: NDArray): number =>
  [...value.flat()].filter(Boolean).length;
export const numpy_flatnonzero = (value: NDArray): NDArray => value.nonzero()[0]!;
export function numpy_bincount(value: NDArray, named?: Named): NDArray {
  const least = Number(given_by_name(named).minlength ?? 0);
  const all = [...value.flat()] as number[];
  const counts = new Array<number>(Math.max(least, ...all.map((one) => one + 1), 0)).fill(0);
  for (const one of all) counts[one]!++;
  return array(counts, 'int64', [counts.length]);
}
export function numpy_std(value: NDArray): number {
  const all = [...value.flat()] as number[];
  const mean = all.reduce((sum, one) => sum + one, 0) / all.length;
  return Math.sqrt(all.reduce((sum, one) => sum + (one - mean) ** 2, 0) / all.length);
}
export const numpy_sign = (value: number): number => Math.sign(value);

// ------------------------------------------------------------------ the standard library

export const string_ascii_lowercase = 'abcdefghijklmnopqrstuvwxyz';
export const re_ASCII = 256;
export const re_IGNORECASE = 2;
export const re_fullmatch = (source: string, text: string, flags = 0): unknown =>
  new Pattern(source, flags).fullmatch(text);
export const re_sub = (source: string, by: string, text: string): string =>
  new Pattern(source, 0).sub(by, text);
export const urllib_parse_quote = (text: string, named?: Named): string =>
  encodeURIComponent(text)
    .replace(/[!'()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`)
    .replace(/%([0-9A-F]{2})/g, (whole_, hex: string) =>
      ((given_by_name(named).safe ?? '/') as string).includes(
        String.fromCharCode(parseInt(hex, 16)),
      )
        ? String.fromCharCode(parseInt(hex, 16))
        : whole_,
    );
export const urllib_parse_unquote = (text: string): string => decodeURIComponent(text);

export function dataclasses_replace(value: object, named?: Named): object {
  const made = Object.assign(new (value.constructor as new () => object)(), value);
  return Object.assign(made, given_by_name(named));
}
/** A digest that is asked for its digits at once. */
export const hashlib_sha256 = (
  bytes: Uint8Array,
): { hexdigest(): string; digest(): Uint8Array } => {
  const digest = sha256(bytes);
  return { hexdigest: () => bytesToHex(digest), digest: () => digest };
};
export const hmac_digest = (key: Uint8Array, message: Uint8Array): Uint8Array =>
  hmac(sha256, key, message);
export const secrets_token_bytes = (count: number): Uint8Array =>
  crypto.getRandomValues(new Uint8Array(count));
export function dataclasses_asdict(value: object): Dict {
  return Dict.of(fields_of(value)!.map((name) => [name, as_plain((value as Owner)[name])]));
}
function as_plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(as_plain);
  if (value instanceof NamedTuple || !fields_of(value)) return value;
  return dataclasses_asdict(value as object);
}

export function* itertools_zip_longest(...given: unknown[]): Generator<unknown> {
  const fill = given.at(-1) instanceof Named ? (given.pop() as Named).by_name.fillvalue : null;
  const lists = given.map((one) => [...iter(one)]);
  for (let at = 0; at < Math.max(...lists.map((one) => one.length)); at++)
    yield lists.map((one) => (at < one.length ? one[at] : fill));
}

export const random_Random = (seed: number | bigint | null = null): Random => make(Random, seed);
export const time_monotonic = (): number => performance.now() / 1000;

/** Does one thing after the other: a browser has workers, and no threads. */
class OneAfterAnother extends PyObject {
  map(found: unknown, values: unknown): unknown[] {
    return [...map(found, values)];
  }
  __enter__(): this {
    return this;
  }
  __exit__(): boolean {
    return false;
  }
}

export const concurrent_futures_ThreadPoolExecutor = (_: number): OneAfterAnother =>
  new OneAfterAnother();

/** JSON as Python writes it. */
export function json_dumps(value: unknown, named?: Named): string {
  return written(value, truth(given_by_name(named).sort_keys ?? false));
}
function written(value: unknown, sort: boolean): string {
  if (Array.isArray(value) || value instanceof NamedTuple)
    return `[${[...(value as Iterable<unknown>)].map((one) => written(one, sort)).join(', ')}]`;
  if (value instanceof Dict) {
    const rows = value.items().map(([key, inner]) => [String(key), inner] as const);
    if (sort) rows.sort((a, b) => (a[0] < b[0] ? -1 : 1));
    return `{${rows.map(([key, inner]) => `${text(key)}: ${written(inner, sort)}`).join(', ')}}`;
  }
  if (typeof value === 'bigint') return value.toString();
  return typeof value === 'string' ? text(value) : JSON.stringify(value);
}
const text = (value: string): string =>
  JSON.stringify(value).replace(
    /[\u007f-\uffff]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
export function json_loads(source: string): unknown {
  try {
    return pythonic(JSON.parse(source));
  } catch (error) {
    throw make(ValueError, (error as Error).message);
  }
}
/** Plain data as the translated program has it: its objects are dicts. */
export function pythonic(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(pythonic);
  if (value && typeof value === 'object')
    return Dict.of(Object.entries(value).map(([key, inner]) => [key, pythonic(inner)]));
  return value;
}

// ------------------------------------------------------------------ stand-ins for our own

export const tesselle_engine_state_zeroed = (kind: DType): RecordView => RecordView.zeroed(kind);
export const tesselle_engine_state_copied = (state: RecordView): RecordView => state.copied();

const catalogues = new WeakMap<object, Map<string, FluentBundle>>();
/** A message of one of the program's own catalogues; in English where the language lacks it. */
export function tesselle_engine_fluent_formatted(
  catalogue: { texts: Dict },
  language: string,
  name: string,
  given: [string, string | number][],
): string {
  const known = catalogues.get(catalogue) ?? new Map<string, FluentBundle>();
  catalogues.set(catalogue, known);
  const text = catalogue.texts.get(language, null) as string | null;
  if (text !== null && !known.has(language)) known.set(language, read(language, text));
  const bundle = known.get(language);
  if (!bundle?.hasMessage(name) && language !== 'en')
    return tesselle_engine_fluent_formatted(catalogue, 'en', name, given);
  return formatted(bundle!, name, Object.fromEntries<string | number>(given));
}

const games = new Map<string, unknown>();
/** Let the program find a game that was loaded. */
export function register(name: string, game: unknown): void {
  games.set(name, game);
}
export function tesselle_engine_registry_get(name: string): unknown {
  const game = games.get(name);
  if (!game) throw make(Exception, `no game ${name}`);
  return game;
}
export const tesselle_engine_registry_names = (): string[] => [...games.keys()].sort();
export { len, whole };
