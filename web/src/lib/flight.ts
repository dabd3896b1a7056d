// A piece comes from the place of whoever lays it: a copy of it flies there, on top of all else.
//
// Places bear `data-place="<seat>"`, a piece that was laid just now `data-newest="lands"`.

import { prefersReducedMotion } from 'svelte/motion';

const FLIGHT_MS = 420; // as `--flight` says; shorter than any event is shown
const EASE = 'cubic-bezier(0.25, 0.8, 0.35, 1)';

/** Let what the seat has just laid on the board come from its place; nothing where neither is seen. */
export function fly(board: Element, seat: number): void {
  const place = [...document.querySelectorAll(`[data-place="${seat}"]`)].find(
    (each) => each.getClientRects().length,
  );
  if (!place || prefersReducedMotion.current) return;
  for (const piece of board.querySelectorAll<SVGGraphicsElement>('[data-newest="lands"]'))
    flyOne(piece, middle(place.getBoundingClientRect()));
}

function flyOne(piece: SVGGraphicsElement, from: { x: number; y: number }): void {
  const box = piece.getBoundingClientRect();
  const to = middle(box);
  const flier = copied(piece, box);
  if (!flier) return;
  const far = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(0.6)`;
  const timing = { duration: FLIGHT_MS, easing: EASE };
  piece.animate([{ opacity: 0 }, { opacity: 0 }], { duration: FLIGHT_MS });
  flier.animate(
    [{ transform: far, opacity: 0.5 }, { opacity: 1, offset: 0.4 }, {}],
    timing,
  ).onfinish = () => flier.remove();
}

/** A drawing of the piece alone, exactly where it lies. */
function copied(piece: SVGGraphicsElement, box: DOMRect): HTMLElement | null {
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
  const flier = document.createElement('div');
  flier.setAttribute('aria-hidden', 'true');
  flier.className = 'flier';
  flier.style.left = `${box.x}px`;
  flier.style.top = `${box.y}px`;
  flier.append(alone);
  document.body.append(flier);
  return flier;
}

function middle(box: DOMRect): { x: number; y: number } {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
