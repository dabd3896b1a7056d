// How tiles come to the board: a placed one lands, a flipped one turns over.

import { cubicOut, linear } from 'svelte/easing';
import { prefersReducedMotion } from 'svelte/motion';
import type { TransitionConfig } from 'svelte/transition';

const LAND_MS = 180;
const TURN_MS = 120; // each half of the turn

function spent(ms: number): number {
  return prefersReducedMotion.current ? 0 : ms;
}

export function land(_: Element): TransitionConfig {
  const css = (t: number) => `transform: scale(${1.3 - 0.3 * t}); opacity: ${t}`;
  return { duration: spent(LAND_MS), easing: cubicOut, css };
}

/** The second half of a turn: the new face opens. */
export function open(_: Element): TransitionConfig {
  const css = (t: number) => `transform: scale(${t}, ${1.12 - 0.12 * t})`;
  return { delay: spent(TURN_MS), duration: spent(TURN_MS), easing: linear, css };
}

/** The first half of a turn: the old face closes. */
export function close(_: Element): TransitionConfig {
  const css = (t: number) => `transform: scale(${t}, ${1.12 - 0.12 * t})`;
  return { duration: spent(TURN_MS), easing: linear, css };
}
