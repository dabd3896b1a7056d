// A small server for tests: real HTTP and a real WebSocket, which say what a test tells them to.

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { vi } from 'vitest';
import { WebSocketServer, type WebSocket } from 'ws';
import type { ToClient, ToServer } from '$web/wire';

const PATIENCE_MS = 10_000; // after which a test gives up; a passing one never waits so long

/** Wait until a check passes. */
export function eventually(check: () => void): Promise<void> {
  return vi.waitFor(check, { timeout: PATIENCE_MS, interval: 10 });
}

declare const jsdom: { reconfigure(how: { url: string }): void }; // vitest's environment

export class TestServer {
  /** what the page said on its line */
  heard: ToServer[] = [];
  /** answers by path; a path that is not there is answered by 404 */
  answers = new Map<string, () => Promise<unknown>>();
  #line: WebSocket | null = null;
  #sockets = new WebSocketServer({ noServer: true });
  #http = createServer((request, response) => {
    const answer = this.answers.get(new URL(request.url ?? '/', 'http://test').pathname);
    if (!answer) return void response.writeHead(404).end('{}');
    void answer().then((body) => response.end(JSON.stringify(body)));
  });

  /** Open the server, and let this page be one of its own. */
  async open(): Promise<void> {
    this.#http.on('upgrade', (request, socket, head) =>
      this.#sockets.handleUpgrade(request, socket, head, (line) => {
        this.#line = line;
        line.on('message', (data: Buffer) =>
          this.heard.push(JSON.parse(data.toString()) as ToServer),
        );
      }),
    );
    await new Promise<void>((go) => this.#http.listen(0, 'localhost', go));
    const { port } = this.#http.address() as AddressInfo;
    jsdom.reconfigure({ url: `http://localhost:${port}/` });
    const fetchAny = globalThis.fetch; // Node's own knows no page that an address could belong to
    globalThis.fetch = (path, how) => fetchAny(new URL(path as string, location.href), how);
  }

  tell(message: ToClient): void {
    this.#line?.send(JSON.stringify(message));
  }

  /** Break the line. */
  cut(): void {
    this.#line?.terminate();
    this.#line = null;
  }
}
