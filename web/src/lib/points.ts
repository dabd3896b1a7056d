// Points as people write them, with a true minus.

export function plain(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}

/** Points that are won or lost: '+2', '−1'. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : plain(points);
}
