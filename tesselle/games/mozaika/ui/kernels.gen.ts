// Written by `make types` from the kernels: not to be edited.

import type { Numbers, Records } from '$web/device/kernels';

export interface State {
  boards: Int8Array; // 5 × 16
  flies: Int8Array; // 5 × 16
  hands: Int8Array; // 5 × 12
  row: Int8Array; // 12
  bag: Int8Array; // 12
  coins: Int8Array; // 5
  bids: Int8Array; // 5
  order: Int8Array; // 5
  picked: number;
  flier: number;
  to_act: number;
  round: number;
  step: number;
  seats: number;
}

export interface Nodes {
  action: number;
  child: number;
  sibling: number;
  visits: number;
  total: Float64Array; // 5
}

export interface Settings {
  seats: number;
  used: number;
  root: number;
  asked: number;
  guided: number;
  depth: number;
  widest: number;
  curiosity: number;
  warmth: number;
  spread: number;
  slip: number;
  margin: number;
  full_score: number;
}

export interface Kinds {
  state: State;
  nodes: Nodes;
  settings: Settings;
}

export interface Calls {
  apply(state: Records<State>, seat: number, action: number, entropy: bigint): void;
  'entropy.below'(entropy: bigint, turn: number, bound: number): number;
  'entropy.word'(entropy: bigint, turn: number): bigint;
  evaluate(state: Records<State>, out: Numbers<'float64'> | Float64Array): void;
  legal(state: Records<State>, seat: number, out: Numbers<'int32'> | Int32Array): number;
  'play.first'(state: Records<State>): number;
  'play.has_fly'(state: Records<State>): boolean;
  'play.income'(state: Records<State>, seat: number, kind: number, cell: number): number;
  'play.income_on'(board: Numbers<'int8'> | Int8Array, kind: number, cell: number): number;
  'play.line_up'(state: Records<State>): void;
  points(score: Numbers<'int32'> | Int32Array): number;
  'points_ahead.earnings'(states: Records<State>, seat: number, entropy: bigint, room: Numbers<'int32'>, scores: Numbers<'int32'>, earned: Numbers<'float64'> | Float64Array): number;
  random_action(state: Records<State>, seat: number, entropy: bigint, room: Numbers<'int32'> | Int32Array): number;
  ranking(state: Records<State>, out: Numbers<'int32'> | Int32Array): void;
  resample(state: Records<State>, seat: number, entropy: bigint): void;
  scores(state: Records<State>, out: Numbers<'int32'> | Int32Array): void;
  'scoring.alike'(kind: number, other: number): number;
  'scoring.coin_points'(coins: number): number;
  'scoring.flies_in'(flies: Numbers<'int8'> | Int8Array, arrangement: number): number;
  'scoring.folds'(board: Numbers<'int8'> | Int8Array, fold: number): boolean;
  'scoring.likeness'(board: Numbers<'int8'> | Int8Array, arrangement: number): number;
  'scoring.merit'(points: number, coins: number): number;
  'scoring.mosaic_points'(board: Numbers<'int8'> | Int8Array, flies: Numbers<'int8'> | Int8Array): number;
  'scoring.symmetry'(board: Numbers<'int8'> | Int8Array, which: number): number;
  'scoring.value'(board: Numbers<'int8'> | Int8Array, flies: Numbers<'int8'> | Int8Array, arrangement: number): number;
  'seats.places_by'(merit: Numbers<'int32'> | Int32Array, out: Numbers<'int32'> | Int32Array): void;
  secret(state: Records<State>, seat: number): boolean;
  setup(state: Records<State>, entropy: bigint): void;
  'simulate._play_games'(states: Records<State>, seed: bigint, first: number, room: Numbers<'int32'> | Int32Array, scores: Numbers<'int32'>, ranks: Numbers<'int32'>, lengths: Numbers<'int32'> | Int32Array): void;
  'simulation.likely'(state: Records<State>, mover: number, entropy: bigint, slip: number, room: Numbers<'int32'> | Int32Array, worths: Numbers<'float64'> | Float64Array): number;
  'simulation.simulate'(states: Records<State>, entropy: bigint, times: number, nodes: Records<Nodes>, settings: Records<Settings>, room: Numbers<'int32'> | Int32Array, worths: Numbers<'float64'> | Float64Array): void;
  'tree.find'(nodes: Records<Nodes>, place: number, action: number): number;
  'tree.transplant'(old: Records<Nodes>, place: number, fresh: Records<Nodes>, root: number, source: Numbers<'int32'> | Int32Array): number;
  waiting(state: Records<State>): number;
  worths(state: Records<State>, seat: number, actions: Numbers<'int32'> | Int32Array, out: Numbers<'float64'> | Float64Array): void;
}
