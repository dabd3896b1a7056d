// Whether others reach the address that this page was opened at, and where they do.

import { get } from '$web/lib/api';
import { alone } from '$web/lib/host';
import type { ServerInfo } from '$web/wire';

const OWN = /^(localhost|127(\.\d+){3}|\[::1\])$/; // names of this machine, for itself alone

class Reach {
  /** the server's address on its network, if it has one there; only asked for where it matters */
  #network = $state<string | null>(null);
  #asked = $state(false);
  readonly own = !alone && OWN.test(location.hostname);

  /** Whether nobody else can open our links. */
  get nobody(): boolean {
    return this.own && this.#asked && this.#network === null;
  }

  /** Find out where others come in. */
  async ask(): Promise<void> {
    if (!this.own || this.#asked) return;
    const { network } = await get<ServerInfo>('/server').catch(() => ({ network: null }));
    this.#network = network;
    this.#asked = true;
  }

  /** A link as others can open it. */
  link(address: string): string {
    if (!this.#network) return address;
    const { origin, protocol, port } = location;
    const host = this.#network.includes(':') ? `[${this.#network}]` : this.#network;
    return address.replace(origin, `${protocol}//${host}${port && `:${port}`}`);
  }
}

export const reach = new Reach();
