// Matches on this device are told apart by their ids.

export const MARK = 'here-';

/** Whether a match lives on this device. */
export function isHere(match: string): boolean {
  return match.startsWith(MARK);
}
