// What `python -m tesselle.browser.javascript` writes: see `tesselle/browser/javascript`.
declare module '$web/program/index.js' {
  export const Device: abstract new () => object;
  export function problem(error: object): unknown;
  export function begun(...given: unknown[]): unknown;
  export function move_of(...given: unknown[]): unknown;
  export const games: Record<string, () => Promise<{ GAME: unknown }>>;
}
