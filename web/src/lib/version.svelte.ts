// The app's version: kept on the device by the service worker, which says when there is a newer one.

import { calm } from '$web/lib/calm';

const QUIET_MS = 4000; // after the page has loaded, before the worker loads anything
const AGAIN_MS = 3_600_000; // between two looks for a newer one

class Version {
  /** there is a newer one */
  newer = $state(false);
  /** all of this one is kept: it opens without a network */
  kept = $state(false);
  #waiting: ServiceWorker | null = null;

  /** Keep the app and look out for newer ones; only over HTTPS and on this machine may pages do so. */
  async watch(): Promise<void> {
    if (!('serviceWorker' in navigator)) return;
    const { serviceWorker } = navigator;
    serviceWorker.addEventListener('message', ({ data }) => {
      if (data === 'newer') this.newer = true;
      if (data === 'kept') this.kept = true;
    });
    if (!serviceWorker.controller) await quiet(); // a first visit has other things to load
    const found = await serviceWorker.register('worker.js').catch(() => null);
    if (!found) return;
    this.#ask(found);
    found.addEventListener('updatefound', () =>
      found.installing?.addEventListener('statechange', () => this.#ask(found)),
    );
    setInterval(() => void found.update().catch(() => undefined), AGAIN_MS);
    await quiet();
    (await serviceWorker.ready).active?.postMessage({ type: 'fill' });
  }

  /** Load the newer version: never by itself, for somebody may be in the middle of a match. */
  take(): void {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
    if (this.#waiting) this.#waiting.postMessage({ type: 'take' });
    else location.reload();
  }

  /** Ask a worker that waits whether this page is of its version. */
  #ask({ waiting, active }: ServiceWorkerRegistration): void {
    if (!waiting || !active) return;
    this.#waiting = waiting;
    waiting.postMessage({ type: 'waiting', script: import.meta.url });
  }
}

async function quiet(): Promise<void> {
  await calm();
  await new Promise((go) => setTimeout(go, QUIET_MS));
}

export const version = new Version();
