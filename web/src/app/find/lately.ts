import { useSyncExternalStore } from 'react';
import { readStored, store } from '../../lib/browserStorage';

const MOST = 8;

/** What can be opened again: nothing of it tells a name. */
export type Opened = `screen ${string}` | `deal ${number}` | `person ${number}` | `day ${string}`;

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What this person opened in this browser, the last first (find.md, Before anything is typed). */
export const useOpenedLately = (viewerId: number): Opened[] =>
  openedOf(useSyncExternalStore(subscribe, () => storedText(viewerId)));

export function rememberOpened(viewerId: number, opened: Opened): void {
  const others = openedOf(storedText(viewerId)).filter(each => each !== opened);
  try {
    store(`lately ${viewerId}`, [opened, ...others].slice(0, MOST).join('\n'));
  } catch {
    // Where nothing may be remembered Find begins with the screens.
  }
  for (const listener of listeners) listener();
}

const storedText = (viewerId: number) => readStored(`lately ${viewerId}`) ?? '';

const openedOf = (text: string) => text.split('\n').filter(Boolean) as Opened[];
