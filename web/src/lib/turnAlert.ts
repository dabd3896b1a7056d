// "Your turn", to somebody who may be looking elsewhere: a sound, a notification.

import { play } from '$web/lib/sounds';
import { Stored } from '$web/lib/stored.svelte';
import { say } from '$web/lib/say';

export const notify = new Stored('notify', false);

/** Call somebody to the table, in the ways that were chosen. */
export function call(title: string): void {
  play('turn');
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
