// One door to the server's HTTP face, or to this device where it can answer as well.  A host that
// has only files has some of a server's answers as files: see `sitefolder.py`.

import { ABOUT_GAME, ABOUT_MATCH } from '$web/lib/here';
import { alone } from '$web/lib/host';
import { say } from '$web/lib/say';
import type { Problem } from '$web/wire';

const TRIES = 3;
const AGAIN_MS = 400; // after the first try that was not answered, and twice that after the second
const AWAY = 503; // the database does not answer: it will

/** What the server refused, in words for people. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.message);
  }
}

export async function get<T>(path: string): Promise<T> {
  return ask<T>('GET', path);
}

export async function post<T>(path: string, body: unknown = {}): Promise<T> {
  return ask<T>('POST', path, body);
}

/** Ask for something new: sent again if no answer comes, it is still created once. */
export async function create<T>(path: string, body: unknown = {}): Promise<T> {
  const key = newId();
  for (let tried = 1; ; tried++) {
    try {
      return await ask<T>('POST', path, body, { 'Idempotency-Key': key });
    } catch (error) {
      const away = !(error instanceof Refusal) || error.status === AWAY;
      if (!away || tried === TRIES) throw error;
      await new Promise((go) => setTimeout(go, AGAIN_MS * tried));
    }
  }
}

export async function ask<T>(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<T> {
  const device = async () => (await import('$web/device/line')).device.ask(method, path, body) as T;
  if (ABOUT_MATCH.test(path) || (alone && ABOUT_GAME.test(path))) return device();
  if (alone && method !== 'GET') throw new Refusal(404, noServer());
  const sent: RequestInit = { method, credentials: 'same-origin', headers };
  if (body !== undefined) {
    sent.body = JSON.stringify(body);
    sent.headers = { ...headers, 'Content-Type': 'application/json' };
  }
  let answer: Response;
  try {
    answer = await fetch(alone ? `api${path.replace(/[?&=]/g, '/')}.json` : `api${path}`, sent);
  } catch (error) {
    if (ABOUT_GAME.test(path)) return device();
    throw error;
  }
  if (!answer.ok) throw new Refusal(answer.status, await problem(answer));
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

/** An address, of a page or of the API, as whoever came by an invitation must ask for it. */
export function invited(address: string, invitation: string | null | undefined): string {
  return invitation ? withQuery(address, `invitation=${encodeURIComponent(invitation)}`) : address;
}

export function withQuery(address: string, query: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}${query}`;
}

/** An id of our own: what is sent twice with it is done once. */
export function newId(): string {
  // randomUUID is missing where the page came without HTTPS, as on a home network
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Why the page itself refuses something: a message in the person's language. */
export function ownProblem(code: string, message: string): Problem {
  return { code, message, message_fr: message, messages: {}, details: {} };
}

function noServer(): Problem {
  return ownProblem('not_found', say('no-server'));
}

async function problem(answer: Response): Promise<Problem> {
  try {
    return (await answer.json()) as Problem;
  } catch {
    if (alone) return noServer();
    // something between us and the server answered in its place
    return ownProblem('away', say('server-odd'));
  }
}
