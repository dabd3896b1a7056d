// Written by `make types` from the kernels: not to be edited.

import type { Numbers, Records } from '$web/device/kernels';

export interface State {
  yes: BigUint64Array; // 96
  arguable: BigUint64Array; // 96
  deck: bigint;
  words: bigint;
  tier: Int8Array; // 64
  often: Int8Array; // 64
  images: number;
  ladder: Int8Array; // 16 × 3
  pool: bigint;
  where: Int8Array; // 96
  cells: Int8Array; // 4 × 9
  ends: Int8Array; // 4 × 12
  matched: Int8Array; // 4 × 12
  open: Int8Array; // 5
  pick: Int8Array; // 4
  discarded: Int8Array; // 4
  left: number;
  seats: number;
  judge: number;
  round: number;
  step: number;
  seat: number;
  gems: number;
  reserve: number;
  bought: number;
  cell: number;
  end: number;
  slot: number;
  claimed: number;
  disputed: Int8Array; // 4
  stands: bigint;
  refused: bigint;
  stands_at: Int16Array; // 5
  refused_at: Int16Array; // 5
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
  'cards.hand'(state: Records<State>, seat: number): number;
  'cards.has'(mask: bigint, index: number): boolean;
  'cards.ones'(mask: number): number;
  'entropy.below'(entropy: bigint, turn: number, bound: number): number;
  'entropy.word'(entropy: bigint, turn: number): bigint;
  evaluate(state: Records<State>, out: Numbers<'float64'> | Float64Array): void;
  legal(state: Records<State>, seat: number, out: Numbers<'int32'> | Int32Array): number;
  points(score: Numbers<'int32'> | Int32Array): number;
  'points_ahead.earnings'(states: Records<State>, seat: number, entropy: bigint, room: Numbers<'int32'>, scores: Numbers<'int32'>, earned: Numbers<'float64'> | Float64Array): number;
  random_action(state: Records<State>, seat: number, entropy: bigint, room: Numbers<'int32'> | Int32Array): number;
  ranking(state: Records<State>, out: Numbers<'int32'> | Int32Array): void;
  resample(state: Records<State>, seat: number, entropy: bigint): void;
  scores(state: Records<State>, out: Numbers<'int32'> | Int32Array): void;
  'scoring.image_of'(state: Records<State>, seat: number, pair: number): number;
  'scoring.judge_by_deck'(state: Records<State>, seat: number): void;
  'scoring.merit'(state: Records<State>, seat: number): number;
  'scoring.new_pair'(state: Records<State>, seat: number, number: number): number;
  'scoring.penalty'(state: Records<State>, seat: number): number;
  'scoring.perfect_lines'(state: Records<State>, seat: number): number;
  'scoring.points'(state: Records<State>, seat: number): number;
  'scoring.ruling'(state: Records<State>, seat: number, pair: number): number;
  'scoring.unruled'(state: Records<State>, seat: number, out: Numbers<'int8'> | Int8Array): number;
  'scoring.word_points'(state: Records<State>, seat: number, end: number): number;
  'seats.places_by'(merit: Numbers<'int64'> | BigInt64Array, out: Numbers<'int32'> | Int32Array): void;
  secret(state: Records<State>, seat: number): boolean;
  setup(state: Records<State>, entropy: bigint): void;
  'simulate._play_games'(states: Records<State>, seed: bigint, first: number, room: Numbers<'int32'> | Int32Array, scores: Numbers<'int32'>, ranks: Numbers<'int32'>, lengths: Numbers<'int32'> | Int32Array): void;
  'simulation.likely'(state: Records<State>, mover: number, entropy: bigint, slip: number, room: Numbers<'int32'> | Int32Array, worths: Numbers<'float64'> | Float64Array): number;
  'simulation.simulate'(states: Records<State>, entropy: bigint, times: number, nodes: Records<Nodes>, settings: Records<Settings>, room: Numbers<'int32'> | Int32Array, worths: Numbers<'float64'> | Float64Array): void;
  'solo.end_is_free'(state: Records<State>): boolean;
  'tree.find'(nodes: Records<Nodes>, place: number, action: number): number;
  'tree.transplant'(old: Records<Nodes>, place: number, fresh: Records<Nodes>, root: number, source: Numbers<'int32'> | Int32Array): number;
  waiting(state: Records<State>): number;
  worths(state: Records<State>, seat: number, actions: Numbers<'int32'> | Int32Array, out: Numbers<'float64'> | Float64Array): void;
}
