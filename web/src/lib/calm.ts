// What a page can do without waits until nothing more urgent is on its way: pictures of the games,
// typefaces (near ones are there already), all that is kept for later.

import { Stored } from '$web/lib/stored.svelte';

const been = new Stored('been-here', false);
const PAUSE_MS = been.now ? 0 : 1000; // at a first visit, somebody who clicks at once comes first
been.now = true;

let urgent = 0;
let calmed: Promise<void> | null = null;

/** Somebody waits for this: let nothing else take its place on the line. */
export async function urgently<T>(work: Promise<T>): Promise<T> {
  urgent += 1;
  try {
    return await work;
  } finally {
    urgent -= 1;
  }
}

/** Wait until the page has loaded and nobody waits for anything. */
export function calm(): Promise<void> {
  calmed ??= wait();
  return calmed;
}

async function wait(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((go) => addEventListener('load', go, { once: true }));
  do await new Promise((go) => setTimeout(go, PAUSE_MS));
  while (urgent > 0);
}
