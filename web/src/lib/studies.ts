// What `make studies` found: see tools/studies.py.

export interface Part {
  part: number;
  low: number;
  high: number;
  /** what equals would have */
  equal: number;
  games: number;
}

export interface Spread {
  mean: number;
  quartiles: number[];
  /** each value, and how often it came */
  counts: [number, number][];
}

export interface Study {
  equals: { command: string; games: number; seats: Part[]; points: Spread; lengths: Spread };
  levels: { command: string; rungs: Record<string, Part>[]; ms: Record<string, number> };
  /** one bot of the highest level among greedy ones, by which they are */
  best: Record<'hasty' | 'greedy', { command: string; share: Part }>;
}

export async function load(): Promise<Record<string, Study>> {
  return (await import('$web/studies.json')).default as unknown as Record<string, Study>;
}
