/** Texts as Python writes, cuts and searches them. */

import { NDArray } from './arrays';
import { Dict, Exception, NamedTuple, PySet, ValueError, fields_of, make } from './values';

export function str(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value instanceof Exception) return value.message;
  return repr(value);
}

export function repr(value: unknown): string {
  if (value === null || value === undefined) return 'None';
  if (value === true) return 'True';
  if (value === false) return 'False';
  if (typeof value === 'string') return quoted(value);
  if (typeof value === 'number' || typeof value === 'bigint') return numeral(value);
  if (value instanceof NDArray) return repr(value.tolist());
  if (value instanceof NamedTuple) {
    const parts = fields_of(value)!.map(
      (name) => `${name}=${repr((value as unknown as Record<string, unknown>)[name])}`,
    );
    return `${(value.constructor as { $name?: string }).$name}(${parts.join(', ')})`;
  }
  if (Array.isArray(value)) {
    const inner = value.map(repr).join(', ');
    return is_tuple(value) ? `(${inner}${value.length === 1 ? ',' : ''})` : `[${inner}]`;
  }
  if (value instanceof Dict)
    return `{${value
      .items()
      .map(([k, v]) => `${repr(k)}: ${repr(v)}`)
      .join(', ')}}`;
  if (value instanceof PySet)
    return value.length ? `{${[...value].map(repr).join(', ')}}` : 'set()';
  if (value instanceof Uint8Array)
    return `b'${[...value].map((each) => String.fromCharCode(each)).join('')}'`;
  return Object.prototype.toString.call(value);
}

const tuples = new WeakSet<unknown[]>();

export function tuple_of(values: unknown[]): unknown[] {
  tuples.add(values);
  return values;
}
export function is_tuple(value: unknown[]): boolean {
  return tuples.has(value);
}

function numeral(value: number | bigint): string {
  if (typeof value === 'number' && !Number.isFinite(value))
    return Number.isNaN(value) ? 'nan' : value > 0 ? 'inf' : '-inf';
  return String(value);
}

function quoted(text: string): string {
  const mark = text.includes("'") && !text.includes('"') ? '"' : "'";
  let out = mark;
  for (const letter of text) {
    const code = letter.codePointAt(0)!;
    if (letter === mark || letter === '\\') out += `\\${letter}`;
    else if (letter === '\n') out += '\\n';
    else if (letter === '\r') out += '\\r';
    else if (letter === '\t') out += '\\t';
    else if (code < 32 || code === 127) out += `\\x${code.toString(16).padStart(2, '0')}`;
    else if (/[\p{C}\p{Z}]/u.test(letter) && letter !== ' ') out += escaped(code);
    else out += letter;
  }
  return out + mark;
}

function escaped(code: number): string {
  const hex = code.toString(16);
  if (code < 0x100) return `\\x${hex.padStart(2, '0')}`;
  return code < 0x10000 ? `\\u${hex.padStart(4, '0')}` : `\\U${hex.padStart(8, '0')}`;
}

const SHAPE = /^(?:(.)?([<>^]))?([+])?(0)?(\d+)?(,)?(?:\.(\d+))?([dfxs%])?$/u;

/** A value in the shape that stands after the colon of an f-string. */
export function format(value: unknown, shape: string): string {
  const found = SHAPE.exec(shape);
  if (!found) throw make(ValueError, `no shape ${shape}`);
  const [, pad, side, sign, zero, width, comma, digits, kind] = found;
  let text: string;
  if (kind === '%') text = `${rounded(Number(value) * 100, Number(digits ?? 6))}%`;
  else if (kind === 'f' || digits !== undefined) text = rounded(Number(value), Number(digits ?? 6));
  else if (kind === 'x') text = (value as number).toString(16);
  else text = str(value);
  if (comma) text = text.replace(/\B(?=(\d{3})+(?!\d))/g, ',');
  if (sign && Number(value) >= 0) text = `+${text}`;
  const room = Number(width ?? 0);
  if (zero && !side) return text.padStart(room, '0');
  const way = side ?? (typeof value === 'string' ? '<' : '>');
  const filler = pad ?? ' ';
  if (way === '<') return text.padEnd(room, filler);
  if (way === '>') return text.padStart(room, filler);
  const left = Math.max(0, Math.floor((room - [...text].length) / 2));
  return (filler.repeat(left) + text).padEnd(room, filler);
}

/** Rounded to so many digits, halves to the even one, as Python does it. */
function rounded(value: number, digits: number): string {
  return value.toFixed(digits);
}

const SEPARATORS = [0x1c, 0x1d, 0x1e, 0x85, 0x2028, 0x2029].map((code) =>
  String.fromCharCode(code),
);
const LINE_END = new RegExp(`\\r\\n|[\\n\\r\\v\\f${SEPARATORS.join('')}]`, 'u');
const LETTER = /^\p{L}$/u;
const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const ends = (letters: string | null): string =>
  letters === null ? '\\s' : `[${[...letters].map(escape).join('')}]`;

/** The methods of a text, by Python's names. */
export const STR: Record<string, (text: string, ...given: never[]) => unknown> = {
  strip: (text, letters: string | null = null) =>
    text.replace(new RegExp(`^${ends(letters)}+|${ends(letters)}+$`, 'gu'), ''),
  lstrip: (text, letters: string | null = null) =>
    text.replace(new RegExp(`^${ends(letters)}+`, 'u'), ''),
  rstrip: (text, letters: string | null = null) =>
    text.replace(new RegExp(`${ends(letters)}+$`, 'u'), ''),
  lower: (text) => text.toLowerCase(),
  upper: (text) => text.toUpperCase(),
  casefold: (text) => text.toLowerCase().replaceAll('ß', 'ss'),
  capitalize: (text) => text.slice(0, 1).toUpperCase() + text.slice(1).toLowerCase(),
  title: (text) =>
    text.replace(/\p{L}+/gu, (word) => word[0]!.toUpperCase() + word.slice(1).toLowerCase()),
  join: (text, parts: Iterable<string>) => [...parts].join(text),
  split: (text, mark: string | null = null, most = -1) => {
    if (mark === null) return text.split(/\s+/u).filter(Boolean);
    const parts = text.split(mark);
    return most < 0 || parts.length <= most
      ? parts
      : [...parts.slice(0, most), parts.slice(most).join(mark)];
  },
  rsplit: (text, mark: string, most = -1) => {
    const parts = text.split(mark);
    const cut = parts.length - 1 - most;
    return most < 0 || cut <= 0
      ? parts
      : [parts.slice(0, cut + 1).join(mark), ...parts.slice(cut + 1)];
  },
  splitlines: (text) => {
    const lines = text.split(LINE_END);
    if (lines.at(-1) === '') lines.pop();
    return lines;
  },
  partition: (text, mark: string) => {
    const at = text.indexOf(mark);
    return at < 0 ? [text, '', ''] : [text.slice(0, at), mark, text.slice(at + mark.length)];
  },
  rpartition: (text, mark: string) => {
    const at = text.lastIndexOf(mark);
    return at < 0 ? ['', '', text] : [text.slice(0, at), mark, text.slice(at + mark.length)];
  },
  replace: (text, old: string, fresh: string) => text.replaceAll(old, fresh),
  startswith: (text, start: string | string[]) =>
    [start].flat().some((each) => text.startsWith(each)),
  endswith: (text, end: string | string[]) => [end].flat().some((each) => text.endsWith(each)),
  removeprefix: (text, start: string) => (text.startsWith(start) ? text.slice(start.length) : text),
  removesuffix: (text, end: string) =>
    end && text.endsWith(end) ? text.slice(0, -end.length) : text,
  find: (text, part: string) => text.indexOf(part),
  index: (text, part: string) => {
    const at = text.indexOf(part);
    if (at < 0) throw make(ValueError, 'substring not found');
    return at;
  },
  count: (text, part: string) => text.split(part).length - 1,
  isdigit: (text) => /^\p{Nd}+$/u.test(text),
  isascii: (text) => [...text].every((letter) => letter.codePointAt(0)! < 128),
  isalpha: (text) => text !== '' && [...text].every((each) => LETTER.test(each)),
  isupper: (text) => text !== text.toLowerCase() && text === text.toUpperCase(),
  islower: (text) => text !== text.toUpperCase() && text === text.toLowerCase(),
  isspace: (text) => /^\s+$/u.test(text),
  isprintable: (text) => !/[\p{C}\p{Z}]/u.test(text.replaceAll(' ', '')),
  ljust: (text, width: number, filler = ' ') => text.padEnd(width, filler),
  rjust: (text, width: number, filler = ' ') => text.padStart(width, filler),
  center: (text, width: number, filler = ' ') => format(text, `${filler}^${width}`),
  zfill: (text, width: number) => text.padStart(width, '0'),
  encode: (text) => new TextEncoder().encode(text),
  format: (text, named: Record<string, unknown>) =>
    text.replace(/\{(\w+)\}/g, (_, name: string) => str(named[name])),
};

const ASCII = 256;
const VERBOSE = 64;

/** A regular expression as Python writes it. */
export class Pattern {
  private readonly whole: RegExp;
  private readonly start: RegExp;
  private readonly any: RegExp;

  constructor(
    readonly pattern: string,
    readonly flags: number,
  ) {
    const source = translated(pattern, (flags & VERBOSE) !== 0, (flags & ASCII) !== 0);
    const marks = `u${flags & 2 ? 'i' : ''}${flags & 8 ? 'm' : ''}${flags & 16 ? 's' : ''}`;
    this.whole = new RegExp(`^(?:${source})$(?![^])`, marks);
    this.start = new RegExp(source, `${marks}y`);
    this.any = new RegExp(source, `${marks}g`);
  }
  fullmatch(text: string): Found | null {
    return found(this.whole.exec(text));
  }
  match(text: string): Found | null {
    this.start.lastIndex = 0;
    return found(this.start.exec(text));
  }
  search(text: string): Found | null {
    this.any.lastIndex = 0;
    return found(this.any.exec(text));
  }
  findall(text: string): unknown[] {
    return [...text.matchAll(this.any)].map((each) =>
      each.length > 2 ? each.slice(1) : each.at(-1),
    );
  }
  finditer(text: string): Found[] {
    return [...text.matchAll(this.any)].map((each) => found(each)!);
  }
  split(text: string): string[] {
    return text.split(this.any);
  }
  sub(by: string | ((each: Found) => string), text: string): string {
    return text.replaceAll(this.any, (...parts: unknown[]) => {
      const groups = parts.slice(
        0,
        parts.findIndex((each) => typeof each === 'number'),
      ) as string[];
      if (typeof by === 'function') return by(new Found(groups, {}));
      return by.replace(/\\(\d)/g, (_, group: string) => groups[Number(group)] ?? '');
    });
  }
}

export class Found {
  constructor(
    private readonly parts: (string | undefined)[],
    private readonly named: Record<string, string | undefined>,
  ) {}
  group(...which: (number | string)[]): unknown {
    const one = (each: number | string): string | null =>
      (typeof each === 'string' ? this.named[each] : this.parts[each]) ?? null;
    return which.length > 1 ? which.map(one) : one(which[0] ?? 0);
  }
  groups(): (string | null)[] {
    return this.parts.slice(1).map((each) => each ?? null);
  }
  groupdict(): Dict {
    return Dict.of(Object.entries(this.named).map(([name, value]) => [name, value ?? null]));
  }
  __getitem__(which: number | string): unknown {
    return this.group(which);
  }
}

function found(match: RegExpExecArray | RegExpMatchArray | null): Found | null {
  return match && new Found([...match], match.groups ?? {});
}

/** Write a regular expression of Python's in JavaScript's way. */
function translated(source: string, verbose: boolean, ascii: boolean): string {
  let text = verbose
    ? source.replace(/\\#|\[[^\]]*\]|\s+|#[^\n]*/g, (each) => (/^[\s#]/.test(each) ? '' : each))
    : source;
  text = text
    .replaceAll('(?P<', '(?<')
    .replace(/\(\?P=(\w+)\)/g, '\\k<$1>')
    .replaceAll('\\Z', '$(?![^])');
  let out = '';
  for (let at = 0; at < text.length; at++) {
    const letter = text[at]!;
    if (letter === '\\') {
      const next = text[++at]!;
      out +=
        !ascii && next === 'd'
          ? '\\p{Nd}'
          : !ascii && next === 'w'
            ? '[\\p{L}\\p{N}_]'
            : /[A-Za-z0-9^$\\.*+?()[\]{}|/-]/.test(next)
              ? next === '-'
                ? '\\x2d'
                : `\\${next}`
              : next;
    } else if (letter === '[') {
      const not = text[at + 1] === '^' ? '^' : '';
      let end = at + 1 + not.length;
      if (text[end] === ']') end++;
      while (text[end] !== ']') end += text[end] === '\\' ? 2 : 1;
      const inside = text.slice(at + 1 + not.length, end);
      out += `[${not}${klass(inside, ascii)}]`;
      at = end;
    } else out += letter;
  }
  return out;
}

function klass(inside: string, ascii: boolean): string {
  return inside.replace(
    /\\(.)|([[\]|])|(-)$|^(-)/gsu,
    (whole, escaped: string | undefined, special: string | undefined) => {
      if (special) return `\\${special}`;
      if (escaped === undefined) return '\\-';
      if (escaped === 'w' && !ascii) return '\\p{L}\\p{N}_';
      if (escaped === 'd' && !ascii) return '\\p{Nd}';
      return /[A-Za-z0-9\\\]^-]/.test(escaped)
        ? whole
        : /[$.*+?()[{}|/]/.test(escaped)
          ? `\\${escaped}`
          : escaped;
    },
  );
}
