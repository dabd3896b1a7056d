/** Lets the translated program call the kernels: what it hands over is copied there and back. */

import type { Argument, Given, Kernels } from './kernels';
import { Numbers, Records, type NumberType } from './memory';
import { NDArray, RecordView } from '$web/python/arrays';
import { NamedTuple, whole } from '$web/python/values';

/** The kernels of a game, by their names in Python. */
export class Bridge {
  readonly #kernels: Kernels;
  readonly #exports = new Map<string, string[]>(); // several where a kernel has several types

  constructor(kernels: Kernels) {
    this.#kernels = kernels;
    for (const [name, { python }] of Object.entries(kernels.description.kernels)) {
      this.#exports.set(python, [...(this.#exports.get(python) ?? []), name]);
    }
  }

  call(python: string, given: unknown[]): unknown {
    const name = this.#chosen(python, given);
    const wanted = this.#kernels.description.kernels[name]!.arguments;
    const lent = given.map((value, place) => this.#lent(value, wanted[place]!));
    try {
      const result = this.#kernels.call(name, ...lent);
      lent.forEach((theirs, place) => giveBack(theirs, given[place]));
      return typeof result === 'bigint' ? whole(result) : (result ?? null);
    } finally {
      lent.forEach(free);
    }
  }

  #chosen(python: string, given: unknown[]): string {
    const names = this.#exports.get(python) ?? [];
    const found = names.find((name) =>
      this.#kernels.description.kernels[name]!.arguments.every((wanted, place) =>
        fits(wanted, given[place]),
      ),
    );
    if (!found) throw new TypeError(`no kernel ${python} for ${given.map(kindOf).join(', ')}`);
    return found;
  }

  /** What the kernel gets: bytes of its own, as ours are. */
  #lent(value: unknown, wanted: Argument): Given {
    if (value instanceof RecordView) return this.#records(wanted.type!, 1, value.bytes);
    if (value instanceof NDArray) {
      const packed = value.packed();
      if (packed.dtype.names) return this.#records(wanted.type!, value.length, packed.bytes);
      const made = this.#kernels.numbers(packed.dtype.name as NumberType, ...value.shape);
      made.set(packed.bytes);
      return made;
    }
    if (value instanceof NamedTuple)
      return [...value].map((part, place) => this.#lent(part, wanted.parts![place]!));
    if (wanted.kind === 'word') return BigInt.asUintN(64, BigInt(value as number));
    return value as Given;
  }

  #records(kind: string, count: number, bytes: Uint8Array): Records {
    const made = this.#kernels.records(kind, count);
    made.set(bytes);
    return made;
  }
}

function free(theirs: Given): void {
  if (theirs instanceof Numbers || theirs instanceof Records) theirs.free();
  else if (Array.isArray(theirs)) (theirs as Given[]).forEach(free);
}

function giveBack(theirs: Given, ours: unknown): void {
  if (ours instanceof NamedTuple)
    [...ours].forEach((part, place) => giveBack((theirs as Given[])[place]!, part));
  if (!(theirs instanceof Numbers || theirs instanceof Records)) return;
  if (ours instanceof RecordView) ours.bytes.set(theirs.copy());
  else if (ours instanceof NDArray) ours.unpack(theirs.copy());
}

function fits(wanted: Argument, value: unknown): boolean {
  if (value instanceof RecordView) return wanted.kind === 'record';
  if (value instanceof NDArray) {
    if (wanted.kind !== 'array' || (wanted.dimensions ?? 1) !== value.shape.length) return false;
    return value.dtype.names !== null || wanted.type === value.dtype.name;
  }
  if (value instanceof NamedTuple)
    return [...value].every((part, place) => {
      const one = wanted.parts?.[place];
      return one !== undefined && fits(one, part);
    });
  if (typeof value === 'boolean') return wanted.kind === 'boolean';
  if (typeof value === 'bigint') return wanted.kind === 'word';
  return wanted.kind === 'integer' || wanted.kind === 'float' || wanted.kind === 'word';
}

function kindOf(value: unknown): string {
  if (value instanceof NDArray) return `${value.shape.length} dimensions of ${value.dtype.name}`;
  return value instanceof RecordView ? 'a record' : typeof value;
}
