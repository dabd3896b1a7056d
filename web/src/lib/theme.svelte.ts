// Light or dark: as the system says until somebody chooses.  `public/early.js` paints it.

import { Stored } from '$web/lib/stored.svelte';

export type Theme = 'light' | 'dark';

const system = matchMedia('(prefers-color-scheme: dark)');
const chosen = new Stored<Theme | null>('theme', null);

class Light {
  #system = $state<Theme>(system.matches ? 'dark' : 'light');

  constructor() {
    system.addEventListener('change', () => (this.#system = system.matches ? 'dark' : 'light'));
  }

  get now(): Theme {
    return chosen.now ?? this.#system;
  }

  turn(): void {
    chosen.now = this.now === 'dark' ? 'light' : 'dark';
    dispatchEvent(new Event('tesselle:theme'));
  }
}

export const light = new Light();
