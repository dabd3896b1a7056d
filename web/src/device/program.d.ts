// What `python -m tesselle.browser.javascript` writes: see `tesselle/browser/javascript`.
declare module '$web/program/index.js' {
  export const Device: abstract new () => object;
  export function problem(error: object): unknown;
  export type Asked = (...given: unknown[]) => unknown;
  export const begun: Asked;
  /** what `minds` has: bots, and looking back */
  export const late: string[];
  export const minds: () => Promise<Record<string, Asked>>;
}

declare module '$web/program/games.js' {
  export const games: Record<string, () => Promise<{ GAME: unknown }>>;
}
