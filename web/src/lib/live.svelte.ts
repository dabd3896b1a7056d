// The one WebSocket: connects by itself again, and lets parts of the page listen.

import type { ToClient, ToServer } from '$web/wire';

export type Link = 'connecting' | 'open' | 'lost';

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 15_000;

class Line {
  link = $state<Link>('connecting');
  #socket: WebSocket | null = null;
  #wait_ms = FIRST_WAIT_MS;
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #listeners = new Set<(message: ToClient) => void>();
  #greetings = new Set<() => void>();

  constructor() {
    addEventListener('online', () => this.#now());
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) this.#now();
    });
  }

  /** Hear every message; `greet` runs whenever the line (re)opens, to ask for what was missed. */
  listen(hear: (message: ToClient) => void, greet: () => void = () => {}): () => void {
    this.#listeners.add(hear);
    this.#greetings.add(greet);
    if (this.#socket === null) this.#connect();
    else if (this.link === 'open') greet();
    return () => {
      this.#listeners.delete(hear);
      this.#greetings.delete(greet);
    };
  }

  /** Send a message; tells whether the line was open. */
  send(message: ToServer): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Open the line anew: somebody else has come in. */
  renew(): void {
    const old = this.#socket;
    this.#connect();
    old?.close();
  }

  /** Try at once: the network is back, or somebody looks at the page again. */
  #now(): void {
    if (this.link !== 'lost') return;
    clearTimeout(this.#waiting);
    this.#wait_ms = FIRST_WAIT_MS;
    this.#connect();
  }

  #connect(): void {
    clearTimeout(this.#waiting);
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/live`);
    this.#socket = socket;
    socket.onopen = () => {
      this.link = 'open';
      this.#wait_ms = FIRST_WAIT_MS;
      for (const greet of this.#greetings) greet();
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      const message = JSON.parse(event.data) as ToClient;
      for (const hear of this.#listeners) hear(message);
    };
    socket.onclose = () => {
      if (this.#socket !== socket) return; // another one has taken its place
      this.link = 'lost';
      this.#waiting = setTimeout(() => this.#connect(), this.#wait_ms);
      this.#wait_ms = Math.min(2 * this.#wait_ms, LONGEST_WAIT_MS);
    };
  }
}

export const line = new Line();
