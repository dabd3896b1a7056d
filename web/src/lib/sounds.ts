// The sounds of the table, made here out of a few notes; no files.

import { Stored } from '$web/lib/stored.svelte';

export type Sound = 'place' | 'flip' | 'coins' | 'moment' | 'turn' | 'end';

export const OFF = 0;
export const QUIET = 0.3;
export const FULL = 1;

const onPhone = typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches;

/** as somebody likes it, from 0 to 1; phones are silent until it is chosen otherwise */
export const volume = new Stored('volume', onPhone ? OFF : QUIET);

interface Note {
  hz: number;
  to_hz?: number; // where it slides
  at_s?: number;
  long_s: number;
  loud: number;
  wave?: OscillatorType;
}

const clay = (hz: number, at_s = 0): Note[] => [
  { hz: 6 * hz, to_hz: 4 * hz, at_s, long_s: 0.03, loud: 0.1, wave: 'square' },
  { hz, to_hz: 0.6 * hz, at_s, long_s: 0.11, loud: 0.5, wave: 'sine' },
];
const row = (pitches: number[], step_s: number, long_s: number, loud: number): Note[] =>
  pitches.map((hz, place) => ({ hz, at_s: place * step_s, long_s, loud, wave: 'triangle' }));

const NOTES: Record<Sound, Note[]> = {
  place: clay(210),
  flip: [
    ...clay(180),
    { hz: 320, to_hz: 560, at_s: 0.02, long_s: 0.12, loud: 0.12, wave: 'triangle' },
    ...clay(260, 0.1),
  ],
  coins: [
    ...row([2093, 2637], 0.07, 0.16, 0.1),
    { hz: 3136, at_s: 0.14, long_s: 0.3, loud: 0.08, wave: 'sine' },
  ],
  moment: row([523, 659, 784, 1047], 0.08, 0.5, 0.22),
  turn: row([587, 880], 0.16, 0.48, 0.25),
  end: row([392, 523, 659, 784, 1047], 0.13, 1.1, 0.22),
};

let audio: AudioContext | null = null;

/**
 * Let a sound be heard, if somebody wants any.
 *
 * Browsers allow none before a first touch; whoever looks elsewhere is only called to their turn.
 */
export function play(sound: Sound): void {
  const touched = navigator.userActivation?.hasBeenActive ?? true;
  const unseen = document.hidden && sound !== 'turn';
  if (volume.now === OFF || unseen || !touched || !('AudioContext' in window)) return;
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume();
  for (const note of NOTES[sound]) sing(audio, note);
}

function sing(on: AudioContext, { hz, to_hz = hz, at_s = 0, long_s, loud, wave }: Note): void {
  const begin = on.currentTime + at_s;
  const voice = on.createOscillator();
  const strength = on.createGain();
  voice.type = wave ?? 'sine';
  voice.frequency.setValueAtTime(hz, begin);
  voice.frequency.exponentialRampToValueAtTime(to_hz, begin + long_s);
  strength.gain.setValueAtTime(0.0001, begin);
  strength.gain.linearRampToValueAtTime(loud * volume.now, begin + 0.006);
  strength.gain.exponentialRampToValueAtTime(0.0001, begin + long_s);
  voice.connect(strength).connect(on.destination);
  voice.start(begin);
  voice.stop(begin + long_s);
}
