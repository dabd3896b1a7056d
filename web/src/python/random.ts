/** Python's generator of chance, the Mersenne Twister: from the same seed the same numbers. */

import { IndexError, PyObject, make, whole } from './values';

const N = 624;
const M = 397;
const TWO_PI = 2 * Math.PI;

export class Random extends PyObject {
  readonly #state = new Uint32Array(N);
  #at = N;
  #normal: number | null = null; // gauss makes two at a time

  __init__(seed: number | bigint | null = null): void {
    this.#seed(seed === null ? fresh() : BigInt(seed));
  }

  getrandbits(count: number): number | bigint {
    let value = 0n;
    for (let done = 0; done < count; done += 32) {
      const left = count - done;
      const word = left >= 32 ? this.#word() : this.#word() >>> (32 - left);
      value |= BigInt(word) << BigInt(done);
    }
    return whole(value);
  }

  random(): number {
    const high = this.#word() >>> 5;
    const low = this.#word() >>> 6;
    return (high * 67108864 + low) / 9007199254740992;
  }

  choice(values: Iterable<unknown>): unknown {
    const all = [...values];
    if (!all.length) throw make(IndexError, 'cannot choose from an empty sequence');
    const bits = all.length.toString(2).length;
    let at = Number(this.getrandbits(bits));
    while (at >= all.length) at = Number(this.getrandbits(bits));
    return all[at];
  }

  choices(values: unknown[], weights: number[]): unknown[] {
    let all = 0;
    const sums = weights.map((weight) => (all += weight));
    const lot = this.random() * all;
    const at = sums.slice(0, -1).findIndex((sum) => lot < sum);
    return [values[at < 0 ? values.length - 1 : at]];
  }

  gauss(mean: number, spread: number): number {
    let normal = this.#normal;
    this.#normal = null;
    if (normal === null) {
      const angle = this.random() * TWO_PI;
      const length = Math.sqrt(-2 * Math.log(1 - this.random()));
      normal = Math.cos(angle) * length;
      this.#normal = Math.sin(angle) * length;
    }
    return mean + normal * spread;
  }

  #seed(seed: bigint): void {
    const key: number[] = [];
    for (let rest = seed < 0n ? -seed : seed; rest || !key.length; rest >>= 32n)
      key.push(Number(rest & 0xffffffffn));
    const state = this.#state;
    state[0] = 19650218;
    for (let i = 1; i < N; i++) state[i] = Math.imul(1812433253, mixed(state[i - 1]!)) + i;
    let i = 1;
    let j = 0;
    for (let k = Math.max(N, key.length); k; k--) {
      state[i] = (state[i]! ^ Math.imul(mixed(state[i - 1]!), 1664525)) + key[j]! + j;
      j = (j + 1) % key.length;
      i = this.#next(i);
    }
    for (let k = N - 1; k; k--) {
      state[i] = (state[i]! ^ Math.imul(mixed(state[i - 1]!), 1566083941)) - i;
      i = this.#next(i);
    }
    state[0] = 0x80000000;
    this.#at = N;
  }

  #next(i: number): number {
    if (i + 1 < N) return i + 1;
    this.#state[0] = this.#state[N - 1]!;
    return 1;
  }

  #word(): number {
    if (this.#at === N) this.#turn();
    let word = this.#state[this.#at++]!;
    word ^= word >>> 11;
    word ^= (word << 7) & 0x9d2c5680;
    word ^= (word << 15) & 0xefc60000;
    return (word ^ (word >>> 18)) >>> 0;
  }

  #turn(): void {
    const state = this.#state;
    for (let i = 0; i < N; i++) {
      const both = (state[i]! & 0x80000000) | (state[(i + 1) % N]! & 0x7fffffff);
      state[i] = state[(i + M) % N]! ^ (both >>> 1) ^ (both & 1 ? 0x9908b0df : 0);
    }
    this.#at = 0;
  }
}

const mixed = (word: number): number => word ^ (word >>> 30);

function fresh(): bigint {
  return crypto.getRandomValues(new BigUint64Array(1))[0]!;
}
