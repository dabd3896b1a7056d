// Records of finished matches, as files and as links: a link carries the whole record.

import { get } from '$web/lib/api';
import { save } from '$web/lib/picture';

const MARK = '#record=';

/** Save a match of this device as a file; `tesselle verify` reads it. */
export async function saveRecord(match: string, game: string): Promise<void> {
  const record = await get<unknown>(`/matches/${match}/record`);
  save(JSON.stringify(record), 'application/json', `tesselle-${game}-${match}.json`);
}

/** The fragment of an address that carries a record; empty where the browser packs nothing. */
export async function packed(record: unknown): Promise<string> {
  if (typeof CompressionStream === 'undefined') return '';
  const bytes = await through(
    new TextEncoder().encode(JSON.stringify(record)),
    new CompressionStream('deflate-raw'),
  );
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return MARK + text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The record that an address carries; null where it carries none. */
export async function unpacked(fragment: string): Promise<unknown> {
  if (!fragment.startsWith(MARK)) return null;
  const text = atob(fragment.slice(MARK.length).replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  const plain = await through(bytes, new DecompressionStream('deflate-raw'));
  return JSON.parse(new TextDecoder().decode(plain)) as unknown;
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  packer: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(packer);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
