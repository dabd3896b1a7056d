// Dragging with a pointer: a press is a tap until it has moved, then it carries something along.

const FAR_PX = 7; // a press that moves no further is a tap

type At = Pick<PointerEvent, 'clientX' | 'clientY' | 'pointerType'>;

/** What comes of a press on a thing.  When the browser takes the pointer away, only `cancel` does. */
export interface Deeds<T> {
  /** it is carried from now on */
  lift?: (thing: T) => void;
  carry?: (thing: T, at: At) => void;
  /** it was carried, and let go here */
  drop?: (thing: T, at: At) => void;
  /** it was pressed and let go, and not carried */
  tap?: (thing: T, at: At) => void;
  cancel?: (thing: T) => void;
  /** fingers do not drag, they scroll */
  mouseOnly?: boolean;
}

export class Drag<T> {
  /** what is carried */
  thing = $state.raw<T | null>(null);
  /** where, in pixels of the window */
  x = $state(0);
  y = $state(0);
  /** whether the click that comes now is the end of a drag */
  dragged = false;
  #over = new AbortController();

  constructor(readonly deeds: Deeds<T>) {}

  /** Begin with a press; a thing that is not `movable` can only be tapped. */
  press(event: PointerEvent, thing: T, movable = true): void {
    this.dragged = false;
    if (event.button !== 0 || (this.deeds.mouseOnly && event.pointerType === 'touch')) return;
    this.#over.abort();
    this.#over = new AbortController();
    const { signal } = this.#over;
    const far = (at: At) =>
      Math.hypot(at.clientX - event.clientX, at.clientY - event.clientY) > FAR_PX;
    const move = (at: PointerEvent) => {
      if (this.thing === null && !(movable && far(at))) return;
      this.#carry(thing, at);
    };
    addEventListener('pointermove', move, { signal });
    addEventListener('pointerup', (at) => this.#letGo(thing, at), { signal });
    addEventListener('pointercancel', () => this.#cancel(thing), { signal });
  }

  #carry(thing: T, at: PointerEvent): void {
    [this.x, this.y] = [at.clientX, at.clientY];
    if (this.thing === null) {
      this.thing = thing;
      this.deeds.lift?.(thing);
    }
    this.deeds.carry?.(thing, at);
  }

  #letGo(thing: T, at: PointerEvent): void {
    this.#over.abort();
    this.dragged = this.thing !== null;
    this.thing = null;
    if (this.dragged) this.deeds.drop?.(thing, at);
    else this.deeds.tap?.(thing, at);
  }

  #cancel(thing: T): void {
    this.#over.abort();
    this.dragged = this.thing !== null;
    this.thing = null;
    this.deeds.cancel?.(thing);
  }
}

/** What `data-NAME` says of whatever lies under a point. */
export function under(at: At, name: string): string | null {
  const element = document.elementFromPoint(at.clientX, at.clientY);
  return element?.closest(`[data-${name}]`)?.getAttribute(`data-${name}`) ?? null;
}
