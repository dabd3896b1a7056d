// A choice that the browser remembers.

const PREFIX = 'tesselle.';

export class Stored<T> {
  #now: T = $state() as T;

  constructor(
    readonly name: string,
    usual: T,
  ) {
    this.#now = read(name) ?? usual;
  }

  get now(): T {
    return this.#now;
  }

  set now(value: T) {
    this.#now = value;
    try {
      localStorage.setItem(PREFIX + this.name, JSON.stringify(value));
    } catch {
      // a private window may refuse: then it is remembered until the page is left
    }
  }
}

function read<T>(name: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + name) ?? 'null') as T | null;
  } catch {
    return null;
  }
}
