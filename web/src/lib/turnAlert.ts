// "Your turn", to somebody who may be looking elsewhere: two quiet notes, a notification.

import { Stored } from '$web/lib/stored.svelte';
import { say } from '$web/lib/say';

export const sound = new Stored('sound', false);
export const notify = new Stored('notify', false);

const NOTES_HZ = [587, 880];
const NOTE_S = 0.16;

/** Call somebody to the table, in the ways that were chosen. */
export function call(title: string): void {
  if (sound.now) chime();
  if (notify.now && document.hidden && Notification.permission === 'granted') void show(title);
}

/** Show a notification by the worker, which leads back to the table: on phones no page may. */
async function show(title: string): Promise<void> {
  const text = say('your-turn');
  const how = { body: title, icon: 'mark-192.png', tag: location.pathname, data: location.href };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) await worker.showNotification(text, how);
  else new Notification(text, how);
}

/** Ask the browser for notifications; tells whether they may be shown. */
export async function mayNotify(): Promise<boolean> {
  return 'Notification' in window && (await Notification.requestPermission()) === 'granted';
}

export function chime(): void {
  const audio = new AudioContext();
  NOTES_HZ.forEach((pitch, place) => {
    const begin = audio.currentTime + place * NOTE_S;
    const note = audio.createOscillator();
    const volume = audio.createGain();
    note.type = 'triangle';
    note.frequency.value = pitch;
    volume.gain.setValueAtTime(0, begin);
    volume.gain.linearRampToValueAtTime(0.12, begin + 0.015);
    volume.gain.exponentialRampToValueAtTime(0.001, begin + 3 * NOTE_S);
    note.connect(volume).connect(audio.destination);
    note.start(begin);
    note.stop(begin + 3 * NOTE_S);
  });
  setTimeout(() => void audio.close(), 2000);
}
