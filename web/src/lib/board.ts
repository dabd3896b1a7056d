// What a game's folder may hold for the browser, all found by name in `tesselle/games/*/ui/`:
//   Board.svelte   the table of the game                           (every game)
//   Player.svelte  what the panel of a player shows below the name
//   Score.svelte   how a player stands, in a line as compact as can be
//   Pad.svelte     entering a real table, to have it counted
//   lesson.ts      a lesson: `export default steps satisfies Step[]`
//   guide.ts       positions of the lesson that show rules: `export default figures satisfies Figure[]`
//   art.ts         a view for the picture of the game: `export default {...} satisfies View`
//   stage.ts       what is read out of the moment: `export default stage`, a `Stage<View>`
//   pace.ts        how long an event is shown before the next, where it needs more time: `pace.ts`
//   moments.ts     what is staged and heard of an event: `export default moments`, a `Moments<View>`
//
// `view.gen.ts` has the types of the game's view; pages hand views on without looking in.
//
// A board draws a view and lets its person put a move together.  It knows the notation of
// moves and no rules: what may be played is in `legal`, what it earns is in `preview`.

import { alone } from '$web/lib/host';
import type { Component } from 'svelte';
import { guideOf, lessonOf, load as loadWords } from '$web/lib/catalogues';
import { tongue } from '$web/lib/say';
import type { Sound } from '$web/lib/sounds';
import type { CountInfo, Happened, TallyInfo } from '$web/wire';

/** A view of whichever game. */
export type View = Record<string, unknown>;

/** An answer to a question that needs nothing put together: to keep, to swap, to be done. */
export interface Answer {
  move: string;
  name: string;
  /** what it means, in a few words */
  about: string;
}

export interface BoardProps<Seen = View> {
  /** what the seat sees, as the server told it */
  view: Seen;
  /** whose eyes; null for somebody who looks on */
  seat: number | null;
  /** the seat's moves; empty when it is not to act */
  legal: string[];
  /** by seat */
  names: string[];
  /** the move put together so far and ready to be played, or null; the board sets it */
  chosen?: string | null;
  /** to be told the move that a piece hovers over before it is put down, for its preview */
  consider?: (move: string | null) => void;
  /** to play `chosen`: the board calls it at a second click or tap on the place that is chosen */
  confirm?: () => void;
  /** to be told that `chosen` may still grow, so that nobody's is played before it is confirmed */
  waits?: (waits: boolean) => void;
  /** to be told what may be answered at once; the bar below the board offers it */
  asks?: (answers: Answer[]) => void;
  /** to be told that a place was touched where nothing may be put, by the move it would have been */
  why?: (move: string) => void;
  /** cells to light for a moment: why that move is none */
  because?: string[];
  /** what `chosen`, or else the considered move, would earn, once the server has said so */
  preview?: TallyInfo | null;
  /** lines to light besides: what the last move earned, or a count */
  lit?: TallyInfo | null;
  /** the moves since the seat's last turn, oldest first, to be marked: the newest strongest.
   *  The newest piece bears `data-newest`, and where it came from its owner's hand, "lands". */
  recent?: { seat: number; move: string }[];
  /** to be told whether the points of the end are still being counted: the result waits for it */
  counts?: (now: boolean) => void;
  /** moves to draw as advice, the best first */
  advice?: string[];
  /** the time the seat has left, where it runs; `at_ms` by this page's own time */
  clock?: { left_ms: number; at_ms: number } | null;
  /** a picture: nothing can be touched, nothing moves */
  still?: boolean;
}

export interface PlayerProps<Seen = View> {
  view: Seen;
  /** whose panel */
  seat: number;
  /** whose eyes */
  viewer: number | null;
  preview?: TallyInfo | null;
}

/** What a game says of the moment to those who listen: the round, the step, what is on offer.
 *  A line is read out when it is new; null: not known yet, though it soon will be. */
export type Stage<Seen = View> = (view: Seen, names: string[]) => string[] | null;

/** Something rare, to be staged for a moment: a track at 18, a long chain, a win. */
export interface Moment {
  text: string;
  /** whose it is, or what it brings, in a few words */
  about: string;
  /** of the stones that fly, as CSS says them */
  colours: string[];
  /** drawn above the text, in a box of 2 by 2 around its middle */
  sign?: Component;
}

/** What is staged and heard of an event, from what was seen before it and after; no rules. */
export type Moments<Seen = View> = (
  happened: Happened,
  before: Seen,
  after: Seen,
  names: string[],
) => { sound: Sound | null; moments: Moment[] };

export interface PadProps {
  /** the table written as text, as `tesselle score` reads it; the pad sets it */
  text?: string;
  tally: CountInfo | null;
}

/** Where each player has a sheet of the pad (`parts/pad/Sheets.svelte`): one of them. */
export interface SheetProps {
  text?: string;
  tally: TallyInfo | null;
  /** whether others have sheets as well */
  several?: boolean;
}

/** One step of a lesson: a position and something to do; its words are in the game's catalogue. */
export interface Step {
  /** by which a review names it */
  name: string;
  /** the position, as `Game.write_position` writes it */
  position: string;
  seat: number;
  /** moves that fulfil the task; none: any that `earns` says, or just reading on */
  moves?: string[];
  /** points that the move must earn at least */
  earns?: number;
}

/** A position of the lesson, drawn to show a rule; its words are in the game's catalogue. */
export interface Figure {
  /** 'goal', 'turn' and 'scoring' are shown at the table, all on the page of the rules */
  name: string;
  /** the rule that it stands by: "R7" */
  rule: string;
  /** the step of the lesson, counted from 1 */
  step: number;
  /** played before it is drawn */
  moves?: string[];
  /** draw what the players have instead of the board */
  players?: boolean;
}

/** What a guide says: the goal, a turn in three steps, how points are made; and of each figure. */
export type GuideTexts = Record<
  `guide-${'goal' | 'scoring' | `turn-${1 | 2 | 3}`}` | `figure-${string}`,
  null
>;

/** What a lesson says of a step, counted from 1: its title, what is to be done, and what after. */
export type LessonTexts = Record<`lesson-${number}-${'title' | 'task' | 'done'}`, null>;

type Loader<T> = () => Promise<{ default: T }>;
const boards = import.meta.glob('../../../tesselle/games/*/ui/Board.svelte');
const players = import.meta.glob('../../../tesselle/games/*/ui/Player.svelte');
const scores = import.meta.glob('../../../tesselle/games/*/ui/Score.svelte');
const pads = import.meta.glob('../../../tesselle/games/*/ui/Pad.svelte');
const lessons = import.meta.glob('../../../tesselle/games/*/ui/lesson.ts');
const guides = import.meta.glob('../../../tesselle/games/*/ui/guide.ts');
const stages = import.meta.glob('../../../tesselle/games/*/ui/stage.ts');
const staged = import.meta.glob('../../../tesselle/games/*/ui/moments.ts');
const arts = import.meta.glob('../../../tesselle/games/*/ui/art.ts');

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 8_000;

const MOST_MISSES = 2;

/**
 * Load, and try again while the server is away: the banner says so meanwhile.
 *
 * What a server that is there does not have was taken away by its next version: only loading the
 * page anew helps then.
 */
async function patiently<T>(
  load: () => Promise<T>,
  wait_ms = FIRST_WAIT_MS,
  misses = 0,
): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const missed = (await answers()) ? misses + 1 : 0;
    if (missed === MOST_MISSES) throw error;
    await new Promise((go) => setTimeout(go, wait_ms));
    return patiently(load, Math.min(2 * wait_ms, LONGEST_WAIT_MS), missed);
  }
}

async function answers(): Promise<boolean> {
  if (alone) return navigator.onLine;
  return fetch('healthz').then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Find a game's part, and give the same promise each time: a new one would lay a board anew. */
function finder<T>(found: Record<string, () => Promise<unknown>>, words = (game: string) => game) {
  const loading = new Map<string, Promise<T | null>>();
  const byGame = new Map(
    Object.entries(found).map(([path, load]) => [path.split('/').at(-3) ?? '', load as Loader<T>]),
  );
  return {
    has: (game: string) => byGame.has(game),
    load: (game: string): Promise<T | null> => {
      const known = loading.get(game) ?? part(byGame.get(game), words(game));
      loading.set(game, known);
      return known;
    },
  };
}

/** Load a part of a game, and the words that it needs. */
async function part<T>(load: Loader<T> | undefined, words: string): Promise<T | null> {
  if (!load) return null;
  const both = () => Promise.all([load(), loadWords(words, tongue.now)]);
  return (await patiently(both))[0].default;
}

export const board = finder<Component<BoardProps, object, 'chosen'>>(boards);
export const player = finder<Component<PlayerProps>>(players);
export const score = finder<Component<PlayerProps>>(scores);
export const pad = finder<Component<PadProps, object, 'text'>>(pads);
export const lesson = finder<Step[]>(lessons, lessonOf);
export const guide = finder<Figure[]>(guides, guideOf);
export const stage = finder<Stage>(stages);
export const moments = finder<Moments>(staged);
export const art = finder<View>(arts);
