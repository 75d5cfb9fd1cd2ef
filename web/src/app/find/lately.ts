import { useEffect, useSyncExternalStore } from 'react';
import { type Location, useLocation } from 'react-router';
import { readStored, store } from '../../lib/browserStorage';
import { Listeners } from '../../lib/hooks/listeners';

const MOST = 8;

/** What can be opened again: nothing of it tells a name. */
export type Opened = `screen ${string}` | `deal ${number}` | `person ${number}` | `day ${string}`;

const listeners = new Listeners();

/** What this person opened in this browser, the last first (find.md, Before anything is typed). */
export const useOpenedLately = (viewerId: number): Opened[] =>
  openedOf(useSyncExternalStore(listeners.subscribe, () => storedText(viewerId)));

export function rememberOpened(viewerId: number, opened: Opened): void {
  const others = openedOf(storedText(viewerId)).filter(each => each !== opened);
  try {
    store(`lately ${viewerId}`, [opened, ...others].slice(0, MOST).join('\n'));
  } catch {
    // Where nothing may be remembered Find begins with the screens.
  }
  listeners.tell();
}

/** Remembers the page on which this stands, and each that this person comes to by whatever way. */
export function useRemembered(viewerId: number): void {
  const opened = openedAt(useLocation());
  useEffect(() => rememberOpened(viewerId, opened), [viewerId, opened]);
}

function openedAt({ pathname, search }: Location): Opened {
  const query = new URLSearchParams(search);
  const deal = Number(query.get('edit') ?? query.get('deal'));
  return deal > 0 ? `deal ${deal}` : `screen ${pathname}`;
}

const storedText = (viewerId: number) => readStored(`lately ${viewerId}`) ?? '';

const openedOf = (text: string) => text.split('\n').filter(Boolean) as Opened[];
