// To go on from a moment of a finished match, on this device, where the game can be had for it.

import { get, invited } from '$web/lib/api';
import { matchPage } from '$web/lib/here';
import { route } from '$web/lib/route.svelte';

/** Begin a match with the first moves of another; `seats` are played by whoever is here. */
export async function playOn(
  match: string,
  invitation: string | null,
  moves: number,
  seats: number[],
): Promise<void> {
  const record = await get<unknown>(invited(`/matches/${match}/record`, invitation));
  const { device } = await import('$web/device/line');
  route.go(matchPage(await device.playOn(record, moves, seats)));
}
