// Enter and Escape for the bar below a board, wherever the keyboard is.

const TAKES_ENTER = 'a, button, input, textarea, select, summary, [role=gridcell], [role=switch]';
const TAKES_FOCUS = '[tabindex], a, summary, :is(button, input, textarea, select):enabled';
const WRITES = 'input, textarea, select';

export class BarKeys {
  #pointed = false; // the last thing touched was touched by a pointer, not reached by keys
  #met: Element | null = null; // what had the focus last, on the board or in the bar

  /** `enter` does the one thing to do, where there is one; `escape` takes back. */
  constructor(
    readonly bar: () => HTMLElement | undefined,
    readonly ready: () => boolean,
    readonly enter: () => void,
    readonly escape: () => void,
  ) {}

  point = (): void => {
    this.#pointed = true;
  };

  meet = (event: FocusEvent): void => {
    const met = event.target as Element;
    this.#met = this.#home?.contains(met) ? met : null;
  };

  /** Before anything else hears of a key. */
  down = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') {
      if (event.key !== 'Escape') this.#pointed = false;
      return;
    }
    if (!this.ready() || !this.#confirms(event.target as Element)) return;
    event.preventDefault();
    event.stopPropagation();
    if (!event.repeat) this.enter();
  };

  /** After menus, dialogs and boards have heard of it. */
  pass = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented || dialogOpen()) return;
    if (!written(event.target as Element)) this.escape();
  };

  /** Tell whether the focus is nowhere because what had it is gone, or can have it no longer. */
  lost(): boolean {
    const now = document.activeElement;
    if (this.#met === null || (now !== document.body && now !== this.#met)) return false;
    return !this.#met.isConnected || !this.#met.matches(TAKES_FOCUS);
  }

  /** The section of the board and its bar. */
  get #home(): Element | null {
    return this.bar()?.closest('section') ?? null;
  }

  /** Enter confirms, unless it does something else where it is pressed, like choosing another card. */
  #confirms(target: Element): boolean {
    if (dialogOpen()) return false;
    const taker = target.closest(TAKES_ENTER);
    if (!taker) return true;
    if (this.bar()?.contains(taker) || !this.#home?.contains(taker)) return false;
    if (taker.matches(WRITES)) return !written(taker);
    return this.#pointed || taker.matches('[aria-pressed=true], [aria-selected=true]'); // chosen already
  }
}

function dialogOpen(): boolean {
  return document.querySelector('dialog[open]') !== null;
}

function written(field: Element): boolean {
  return field.matches(WRITES) && (field as HTMLInputElement).value !== '';
}
