// Who I am: nobody yet, a guest, or an account.

import { ask, create, post } from '$web/lib/api';
import { socket } from '$web/lib/socket.svelte';
import { say } from '$web/lib/say';
import type { Who } from '$web/wire';

// A guest who gave no name is called after a stone, of which the message `stone` knows so many.
const STONES = 20;

class Me {
  who = $state<Who | null>(null);
  /** whether the server has told us already */
  known = $state(false);

  constructor() {
    socket.listen((message) => {
      if (message.type === 'hello') this.#become(message.you);
    });
  }

  /** Come in as a guest, unless somebody is in already. */
  async present(): Promise<Who> {
    return this.who ?? this.comeIn(stone());
  }

  async comeIn(name: string): Promise<Who> {
    return this.#changed(await create<Who>('/guests', { name }));
  }

  async rename(name: string): Promise<Who> {
    return this.#changed(await ask<Who>('PUT', '/me', { name }));
  }

  async logIn(name: string, password: string): Promise<Who> {
    return this.#changed(await post<Who>('/session', { name, password }));
  }

  async signUp(name: string, password: string): Promise<Who> {
    await this.present();
    return this.#changed(await create<Who>('/account', { name, password }));
  }

  async logOut(everywhere = false): Promise<void> {
    await ask('DELETE', everywhere ? '/sessions' : '/session');
    this.left();
  }

  /** Nobody is in any more. */
  left(): void {
    this.#become(null);
    socket.renew();
  }

  /** Take what the server says, and open the line anew under that name. */
  #changed(who: Who): Who {
    this.#become(who);
    socket.renew();
    return who;
  }

  #become(who: Who | null): void {
    this.who = who;
    this.known = true;
  }
}

/** What somebody is called who gave no name. */
export function stone(): string {
  return say('stone', { number: Math.floor(Math.random() * STONES) + 1 });
}

export const me = new Me();
