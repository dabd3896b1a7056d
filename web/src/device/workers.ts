// The workers of this page: for each game one that keeps its matches, and some where bots think.

import { ownProblem, Refusal } from '$web/lib/api';
import { rulesOf } from '$web/lib/here';
import { say } from '$web/lib/say';
import type { Answer, Question } from '$web/device/worker';

const DECLINED = 422;
const MOST_MINDS = 3; // and no more than there are cores beside the page's own

class GameWorker {
  readonly #worker: Worker;
  readonly #waiting = new Map<
    number,
    { then: (value: unknown) => void; fail: (error: Error) => void }
  >();
  #last = 0;

  constructor(kernels: string) {
    if (!('WebAssembly' in self && 'Worker' in self)) {
      throw new Refusal(DECLINED, ownProblem('lacking', say('device-lacking')));
    }
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url), {
      type: 'module',
      name: new URL(kernels, document.baseURI).href, // a worker lies elsewhere
    });
    this.#worker.onmessage = ({ data }: MessageEvent<Answer>) => this.#hear(data);
    this.#worker.onerror = ({ message }) => this.#fail(new Error(message));
  }

  /** how many questions are not answered yet */
  get busy(): number {
    return this.#waiting.size;
  }

  ask<T>(what: string, ...given: unknown[]): Promise<T> {
    const id = ++this.#last;
    return new Promise<T>((then, fail) => {
      this.#waiting.set(id, { then: then as (value: unknown) => void, fail });
      this.#worker.postMessage({ id, what, given } satisfies Question);
    });
  }

  #hear(answer: Answer): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if ('value' in answer) waiting?.then(answer.value);
    else if ('problem' in answer) waiting?.fail(new Refusal(DECLINED, answer.problem));
    else waiting?.fail(new Error(answer.broken));
  }

  #fail(error: Error): void {
    for (const { fail } of this.#waiting.values()) fail(error);
    this.#waiting.clear();
  }
}

const keepers = new Map<string, GameWorker>();
const minds = new Map<string, GameWorker[]>();

/** The worker that keeps the matches of a game. */
export function keeper(game: string): GameWorker {
  let found = keepers.get(game);
  if (!found) keepers.set(game, (found = new GameWorker(rulesOf(game))));
  return found;
}

/** A worker where a bot of this game can think: an idle one, if there is one or may be one more. */
export function mind(game: string): GameWorker {
  const all = minds.get(game) ?? [];
  minds.set(game, all);
  const idle = all.find((each) => each.busy === 0);
  if (idle) return idle;
  const most = Math.max(1, Math.min(MOST_MINDS, (navigator.hardwareConcurrency || 2) - 1));
  if (all.length < most) {
    const made = new GameWorker(`kernels/${game}`);
    all.push(made);
    return made;
  }
  return all.reduce((least, each) => (each.busy < least.busy ? each : least));
}
