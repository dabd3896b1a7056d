// Written by `make types` from the kernels: not to be edited.

import type { Numbers, Records } from '$web/device/kernels';

export interface State {
  cells: Int8Array; // 170
  pairs: Int16Array; // 448
  free: number;
  tracks: Int8Array; // 4 × 6
  hands: Int8Array; // 4 × 21
  bag: Int8Array; // 21
  shown: Int8Array; // 21
  placed: number;
  seats: number;
  seat: number;
  owed: number;
  swap: number;
}

export interface Nodes {
  action: number;
  child: number;
  sibling: number;
  visits: number;
  total: Float64Array; // 4
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
  'bag.lacks_lowest'(state: Records<State>, seat: number): boolean;
  'bag.total'(counts: Numbers<'int8'> | Int8Array): number;
  'entropy.below'(entropy: bigint, turn: number, bound: number): number;
  'entropy.word'(entropy: bigint, turn: number): bigint;
  evaluate(state: Records<State>, out: Numbers<'float64'> | Float64Array): void;
  legal(state: Records<State>, seat: number, out: Numbers<'int32'> | Int32Array): number;
  'play.mastered'(state: Records<State>, seat: number): boolean;
  'play.place'(state: Records<State>, seat: number, action: number): void;
  'play.untouched'(state: Records<State>): number;
  points(tracks: Numbers<'int32'> | Int32Array): number;
  'points_ahead.earnings'(states: Records<State>, seat: number, entropy: bigint, room: Numbers<'int32'>, scores: Numbers<'int32'>, earned: Numbers<'float64'> | Float64Array): number;
  random_action(state: Records<State>, seat: number, entropy: bigint, room: Numbers<'int32'> | Int32Array): number;
  ranking(state: Records<State>, out: Numbers<'int32'> | Int32Array): void;
  resample(state: Records<State>, seat: number, entropy: bigint): void;
  scores(state: Records<State>, out: Numbers<'int32'> | Int32Array): void;
  'scoring.line'(cells: Numbers<'int8'> | Int8Array, cell: number, direction: number, symbol: number): number;
  'scoring.places'(tracks: Numbers<'int8'>, seats: number, out: Numbers<'int32'> | Int32Array): void;
  'scoring.points'(cells: Numbers<'int8'> | Int8Array, cell: number, symbol: number, partner: number): number;
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
