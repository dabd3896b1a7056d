// A piece comes from the place of whoever lays it, and goes to whoever takes it: a copy of it flies,
// on top of all else.
//
// Places bear `data-place="<seat>"`, hands on the board `data-hand="<seat>"`, a piece that was laid
// just now `data-newest="lands"`, and what holds a piece that a move takes away `data-takes="<move>"`.

import { prefersReducedMotion } from 'svelte/motion';

const FLIGHT_MS = 420; // as `--flight` says; shorter than any event is shown
const EASE = 'cubic-bezier(0.25, 0.8, 0.35, 1)';

/** Let what the seat has just laid on the board come from its place; nothing where neither is seen. */
export function fly(board: Element, seat: number): void {
  const place = placeOf(seat);
  if (!place || prefersReducedMotion.current) return;
  for (const piece of board.querySelectorAll<SVGGraphicsElement>('[data-newest="lands"]'))
    flyOne(piece, middle(place.getBoundingClientRect()));
}

/** Let what a move takes go to the seat's hand, or else to its place; before the board changes. */
export function leave(board: Element, seat: number, move: string): void {
  const holder = [...board.querySelectorAll<HTMLElement>('[data-takes]')].find(
    ({ dataset }) => dataset['takes'] === move,
  );
  const piece = holder?.querySelector('svg');
  const place = board.querySelector(`[data-hand="${seat}"]`) ?? placeOf(seat);
  if (!piece || !place || prefersReducedMotion.current) return;
  const box = piece.getBoundingClientRect();
  const drawing = piece.cloneNode(true) as SVGSVGElement;
  drawing.setAttribute('width', String(box.width));
  drawing.setAttribute('height', String(box.height));
  const flier = lifted(drawing, box);
  const far = away(middle(place.getBoundingClientRect()), middle(box));
  launch(flier, [{}, { opacity: 1, offset: 0.6 }, { transform: far, opacity: 0.5 }]);
}

function placeOf(seat: number): Element | undefined {
  return [...document.querySelectorAll(`[data-place="${seat}"]`)].find(
    (each) => each.getClientRects().length,
  );
}

function flyOne(piece: SVGGraphicsElement, from: { x: number; y: number }): void {
  const box = piece.getBoundingClientRect();
  const drawing = copied(piece, box);
  if (!drawing) return;
  piece.animate([{ opacity: 0 }, { opacity: 0 }], { duration: FLIGHT_MS });
  const far = away(from, middle(box));
  launch(lifted(drawing, box), [{ transform: far, opacity: 0.5 }, { opacity: 1, offset: 0.4 }, {}]);
}

function launch(flier: HTMLElement, frames: Keyframe[]): void {
  flier.animate(frames, { duration: FLIGHT_MS, easing: EASE }).onfinish = () => flier.remove();
}

/** What moves a flier that belongs at one place to another, as CSS says it. */
function away(to: { x: number; y: number }, home: { x: number; y: number }): string {
  return `translate(${to.x - home.x}px, ${to.y - home.y}px) scale(0.6)`;
}

/** A drawing of the piece alone. */
function copied(piece: SVGGraphicsElement, box: DOMRect): SVGSVGElement | null {
  const drawing = piece.ownerSVGElement;
  const matrix = piece.getScreenCTM();
  if (!drawing || !matrix || !box.width) return null;
  const copy = piece.cloneNode(true) as SVGGraphicsElement;
  copy.removeAttribute('style');
  copy.removeAttribute('data-newest');
  const { a, b, c, d, e, f } = matrix;
  copy.setAttribute('transform', `matrix(${a} ${b} ${c} ${d} ${e - box.x} ${f - box.y})`);
  const alone = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  alone.setAttribute('width', String(box.width));
  alone.setAttribute('height', String(box.height));
  alone.style.overflow = 'visible';
  alone.append(copy);
  return alone;
}

/** A drawing laid on top of all else, exactly where its piece lies. */
function lifted(drawing: SVGSVGElement, box: DOMRect): HTMLElement {
  const flier = document.createElement('div');
  flier.setAttribute('aria-hidden', 'true');
  flier.className = 'flier';
  flier.style.left = `${box.x}px`;
  flier.style.top = `${box.y}px`;
  flier.append(drawing);
  document.body.append(flier);
  return flier;
}

function middle(box: DOMRect): { x: number; y: number } {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
