// The one line: a WebSocket that connects by itself again and notices when nothing comes back
// any more; what is about a match on this device goes to the device.  Parts of the page listen.

import { alone } from '$web/lib/host';
import { isHere } from '$web/lib/here';
import type { ToClient, ToServer } from '$web/wire';

/** silent: it seems to be open, and nothing comes back; lost: it is closed */
export type Link = 'connecting' | 'open' | 'silent' | 'lost';

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 15_000;
const OPENING_MS = 8_000; // what takes longer to open never will
const BEAT_MS = 10_000; // after so long a silence we ask whether the line still holds
const ANSWER_MS = 1_500; // after so long somebody who waits is told that nothing comes back
const OFFLINE_MS = 300; // the same when the browser says so: a server on this computer answers sooner
const SILENCE_MS = 5_000; // after so long without an answer the line is opened anew

class Socket {
  link = $state<Link>('connecting');
  #socket: WebSocket | null = null;
  #wait_ms = FIRST_WAIT_MS;
  #next: Timer; // what we do if nothing is heard meanwhile
  #worry: Timer; // when we say that nothing is heard
  #listeners = new Set<(message: ToClient) => void>();
  #greetings = new Set<() => void>();

  constructor() {
    if (alone) return;
    addEventListener('offline', () => this.#ping(OFFLINE_MS));
    addEventListener('online', () => this.#again()); // whatever the old socket pretends to be
    document.addEventListener('visibilitychange', () => {
      if (document.hidden) return;
      if (this.link === 'open') this.#ping(ANSWER_MS);
      else this.#again();
    });
  }

  /** Hear every message; `greet` runs whenever the line (re)opens, to ask for what was missed. */
  listen(hear: (message: ToClient) => void, greet: () => void = () => {}): () => void {
    this.#listeners.add(hear);
    this.#greetings.add(greet);
    if (this.link === 'open') greet();
    else if (this.#socket === null && !alone) this.#connect();
    return () => {
      this.#listeners.delete(hear);
      this.#greetings.delete(greet);
    };
  }

  /** Send a message; tells whether the line was open. */
  send(message: ToServer): boolean {
    if ('match' in message && isHere(message.match)) {
      void this.#toDevice(message);
      return true;
    }
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Send what somebody waits for, and say so soon if the line does not hold. */
  urge(message: ToServer): void {
    if ('match' in message && isHere(message.match)) return void this.send(message);
    this.#ping(ANSWER_MS); // first: it is answered before the message is worked on
    this.send(message);
  }

  async #toDevice(message: ToServer & { match: string }): Promise<void> {
    const { device } = await import('$web/device/line');
    device.hear = (told) => this.#tell(told);
    device.send(message);
  }

  #tell(message: ToClient): void {
    for (const hear of this.#listeners) hear(message);
  }

  /** Open the line anew: somebody else has come in, or the old one is of no use. */
  renew(): void {
    const old = this.#socket;
    this.#connect();
    old?.close();
  }

  /** Try at once: the network is back, or somebody looks at the page again. */
  #again(): void {
    this.#wait_ms = FIRST_WAIT_MS;
    this.renew();
  }

  /** Ask whether the line holds; after `worry_ms` without an answer people are told. */
  #ping(worry_ms?: number): void {
    if (worry_ms)
      this.#worry ??= setTimeout(() => this.link === 'open' && (this.link = 'silent'), worry_ms);
    if (this.send({ type: 'ping' })) this.#after(SILENCE_MS, () => this.#giveUp());
  }

  #giveUp(): void {
    this.link = 'lost';
    this.renew();
  }

  /** Whatever comes says that the line holds. */
  #heard(): void {
    clearTimeout(this.#worry);
    this.#worry = undefined;
    this.link = 'open';
    this.#after(BEAT_MS, () => this.#ping());
  }

  #after(wait_ms: number, deed: () => void): void {
    clearTimeout(this.#next);
    this.#next = setTimeout(deed, wait_ms);
  }

  #connect(): void {
    const live = new URL('api/live', document.baseURI).href.replace(/^http/, 'ws');
    const socket = new WebSocket(live);
    const ours =
      <T extends unknown[]>(hear: (...what: T) => void) =>
      (...what: T) => {
        if (this.#socket === socket) hear(...what); // unless another one has taken its place
      };
    this.#socket = socket;
    this.#after(OPENING_MS, () => this.#giveUp());
    socket.onopen = ours(() => {
      this.#heard();
      this.#wait_ms = FIRST_WAIT_MS;
      for (const greet of this.#greetings) greet();
    });
    socket.onmessage = ours((event: MessageEvent<string>) => {
      this.#heard();
      this.#tell(JSON.parse(event.data) as ToClient);
    });
    socket.onclose = ours(() => {
      this.link = 'lost';
      this.#after(this.#wait_ms, () => this.#connect());
      this.#wait_ms = Math.min(2 * this.#wait_ms, LONGEST_WAIT_MS);
    });
  }
}

type Timer = ReturnType<typeof setTimeout> | undefined;

export const socket = new Socket();
