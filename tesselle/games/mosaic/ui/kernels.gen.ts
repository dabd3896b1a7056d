// Written by `make types` from the kernels: not to be edited.

import type { Numbers, Records } from '$web/device/kernels';

export interface State {
  tiles: Int8Array; // 170
  group: Int16Array; // 170
  around: Uint8Array; // 2 × 170
  empty: BigUint64Array; // 3
  held: BigUint64Array; // 2 × 3
  beside: BigUint64Array; // 2 × 3
  between: BigUint64Array; // 2 × 3
  flipped: Int8Array; // 170
  side: number;
  cells: number;
  seat: number;
  chain: number;
}

export interface Table {
  key: bigint;
  low: number;
  high: number;
  best: number;
  effort: number;
}

export interface Work {
  nodes: bigint;
  budget: bigint;
  chosen: number;
}

export interface Nodes {
  action: number;
  child: number;
  sibling: number;
  visits: number;
  total: Float64Array; // 2
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
  table: Table;
  work: Work;
  nodes: Nodes;
  settings: Settings;
}

export interface Calls {
  'alphabeta.search'(desk: [line: Records<State>, keys: Numbers<'uint64'>, actions: Numbers<'int32'>, ranks: Numbers<'int32'>, table: Records<Table>, work: Records<Work>], ply: number, low: number, high: number): number;
  apply(state: Records<State>, seat: number, action: number, entropy: bigint): void;
  'entropy.below'(entropy: bigint, turn: number, bound: number): number;
  'entropy.word'(entropy: bigint, turn: number): bigint;
  evaluate(state: Records<State>, out: Numbers<'float64'> | Float64Array): void;
  'groups.groups'(state: Records<State>, seat: number): number;
  'groups.place'(state: Records<State>, seat: number, cell: number): void;
  'groups.touched'(state: Records<State>, seat: number, cell: number): number;
  legal(state: Records<State>, seat: number, out: Numbers<'int32'> | Int32Array): number;
  'play.can_go_on'(state: Records<State>, seat: number): boolean;
  'play.can_move'(state: Records<State>, seat: number): boolean;
  'play.end_turn'(state: Records<State>, seat: number): void;
  'play.may_flip'(state: Records<State>, seat: number, cell: number): boolean;
  points(score: Numbers<'int32'> | Int32Array): number;
  'points_ahead.earnings'(states: Records<State>, seat: number, entropy: bigint, room: Numbers<'int32'>, scores: Numbers<'int32'>, earned: Numbers<'float64'> | Float64Array): number;
  'positionkeys.write_keys'(state: Records<State>, keys: Numbers<'uint64'> | BigUint64Array): void;
  random_action(state: Records<State>, seat: number, entropy: bigint, room: Numbers<'int32'> | Int32Array): number;
  ranking(state: Records<State>, out: Numbers<'int32'> | Int32Array): void;
  resample(state: Records<State>, seat: number, entropy: bigint): void;
  scores(state: Records<State>, out: Numbers<'int32'> | Int32Array): void;
  'scoring.census'(state: Records<State>, out: Numbers<'int32'> | Int32Array): void;
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
