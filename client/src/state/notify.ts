// A message of the system when it is your turn and the page is out of sight (U40).

import { prefer, preferences } from './preferences.svelte';

export function canNotify(): boolean {
  return 'Notification' in window;
}

/** Switch the messages on or off; on only if the player allows them. Says whether they are on. */
export async function wishNotifications(on: boolean): Promise<boolean> {
  const allowed = on && canNotify() && (await Notification.requestPermission()) === 'granted';
  prefer({ notify: allowed });
  return allowed;
}

/** Show one message for a table; the next one for the same table takes its place. */
export function notify(table: string, title: string, body: string): void {
  if (!preferences.notify || !canNotify() || Notification.permission !== 'granted') return;
  if (!document.hidden) return;
  const shown = new Notification(title, { body, tag: table });
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}
