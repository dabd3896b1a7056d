// Checking a shuffle in the browser: the seed of a match must fit what was published before it.

import { get, invited } from '$web/lib/api';
import type { MatchInfo } from '$web/wire';

export interface Checked {
  seed: string;
  /** what was published when the match opened */
  commitment: string;
  /** SHA-256 of the seed, reckoned here */
  reckoned: string;
  /** the 64 bits behind the deal and the first events, reckoned here */
  words: string[];
}

const SHOWN = 6;

/** Reckon with the browser's own cryptography; null where it has none (a page without https). */
export async function check(
  match: string,
  invitation: string | null,
  events: number,
): Promise<Checked | null> {
  const info = await get<MatchInfo>(invited(`/matches/${match}`, invitation));
  if (!info.seed || !crypto.subtle) return null;
  const seed = bytes(info.seed);
  const reckoned = hex(await crypto.subtle.digest('SHA-256', seed));
  const key = await crypto.subtle.importKey('raw', seed, { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ]);
  const count = Math.min(events + 1, SHOWN);
  const words = await Promise.all(Array.from({ length: count }, (_, event) => wordOf(key, event)));
  return { seed: info.seed, commitment: info.commitment, reckoned, words };
}

/** The word of an event: the first 8 bytes of HMAC-SHA256(seed, its number as 8 bytes). */
async function wordOf(key: CryptoKey, event: number): Promise<string> {
  const number = new DataView(new ArrayBuffer(8));
  number.setBigUint64(0, BigInt(event));
  return hex(await crypto.subtle.sign('HMAC', key, number)).slice(0, 16);
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array((text.match(/../g) ?? []).map((pair) => parseInt(pair, 16)));
}

function hex(buffer: ArrayBuffer): string {
  return [...new Uint8Array(buffer)].map((each) => each.toString(16).padStart(2, '0')).join('');
}
