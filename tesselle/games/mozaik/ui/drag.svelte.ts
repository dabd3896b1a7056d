// Dragging a card with the mouse onto a spot of the grid.  Fingers tap instead: they scroll.

export interface Carried {
  kind: 'image' | 'word';
  name: string;
}

const FAR = 7; // pixels before a press becomes a drag

export class Drag {
  card = $state.raw<Carried | null>(null);
  x = $state(0);
  y = $state(0);
  #ended = false;

  constructor(readonly drop: (card: Carried, spot: string) => void) {}

  /** Begin with a press on a card; the card is carried once the mouse has moved. */
  press(event: PointerEvent, card: Carried): void {
    this.#ended = false;
    if (event.pointerType === 'touch' || event.button !== 0) return;
    const { clientX, clientY } = event;
    const move = (at: PointerEvent) => {
      [this.x, this.y] = [at.clientX, at.clientY];
      if (Math.hypot(at.clientX - clientX, at.clientY - clientY) > FAR) this.card = card;
    };
    const end = (at: PointerEvent) => {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
      if (this.card === null) return;
      this.card = null;
      this.#ended = true;
      const under = document.elementFromPoint(at.clientX, at.clientY);
      const spot = under?.closest<HTMLElement>('[data-spot]')?.dataset.spot;
      if (at.type === 'pointerup' && spot) this.drop(card, spot);
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
  }

  /** Tell whether the click that comes now is the end of a drag. */
  get dragged(): boolean {
    return this.#ended;
  }
}
