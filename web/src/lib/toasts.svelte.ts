// Short notes at the foot of the page: what was refused and why, what was done.

import { Refusal } from '$web/lib/api';
import { say, why } from '$web/lib/say';

export interface Toast {
  id: number;
  text: string;
  kind: 'done' | 'refused';
}

const SHOWN_MS = 6000;

class Toasts {
  all = $state<Toast[]>([]);
  #next = 0;

  tell(text: string, kind: Toast['kind'] = 'done'): void {
    const id = this.#next++;
    this.all = [...this.all.filter((toast) => toast.text !== text), { id, text, kind }];
    setTimeout(() => this.drop(id), SHOWN_MS);
  }

  refuse(error: unknown): void {
    this.tell(told(error), 'refused');
  }

  drop(id: number): void {
    this.all = this.all.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();

/** Say why something did not work, in words for people. */
export function told(error: unknown): string {
  if (error instanceof Refusal) return why(error.problem);
  return say('the-server-does-not-answer');
}

/** Do something; tell the person if it is refused.  Gives nothing then. */
export async function attempt<T>(deed: () => Promise<T>): Promise<T | undefined> {
  try {
    return await deed();
  } catch (error) {
    toasts.refuse(error);
    return undefined;
  }
}
