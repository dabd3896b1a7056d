// What `python -m tesselle.browser.javascript` writes: see `tesselle/browser/javascript`.
declare module '$web/program/index.js' {
  export const Device: abstract new () => object;
  export function problem(error: object): unknown;
  type Asked = (...given: unknown[]) => unknown;
  export const begun: Asked,
    frames_of: Asked,
    from_record: Asked,
    hint_of: Asked,
    judged_of: Asked,
    move_of: Asked,
    turning_of: Asked;
}

declare module '$web/program/games.js' {
  export const games: Record<string, () => Promise<{ GAME: unknown }>>;
}
