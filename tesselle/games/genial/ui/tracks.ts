// The tracks on which each symbol's points are counted.

export const TRACK_END = 18;
