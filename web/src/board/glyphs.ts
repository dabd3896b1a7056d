// One shape for each symbol: colour is never alone.  Drawn around the origin, within a cell.

export type SymbolName = 'R' | 'G' | 'B' | 'O' | 'Y' | 'P';

export interface Shape {
  path: string;
  stroke?: number; // the width of the line, where the shape is one
}

/** In the order that moves and tracks are written in. */
export const SYMBOLS: readonly SymbolName[] = ['R', 'G', 'B', 'O', 'Y', 'P'];

export const GLYPHS: Record<SymbolName, Shape> = {
  R: { path: 'M0-.5V.5M-.433-.25.433.25M-.433.25.433-.25', stroke: 0.2 },
  G: { path: circle(0.44) },
  B: { path: star(6, 0.58, 0.27) },
  O: { path: 'M0-.5.433-.25.433.25 0 .5-.433.25-.433-.25Z' },
  Y: { path: star(8, 0.6, 0.36) },
  P: { path: circle(0.38), stroke: 0.19 },
};

function circle(radius: number): string {
  return `M-${radius} 0a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0-${2 * radius} 0Z`;
}

function star(rays: number, outer: number, inner: number): string {
  const corners = Array.from({ length: 2 * rays }, (_, corner) => {
    const angle = (corner * Math.PI) / rays;
    const radius = corner % 2 ? inner : outer;
    return `${(radius * Math.sin(angle)).toFixed(3)} ${(-radius * Math.cos(angle)).toFixed(3)}`;
  });
  return `M${corners.join('L')}Z`;
}
