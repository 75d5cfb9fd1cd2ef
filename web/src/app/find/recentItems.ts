import { useEffect, useSyncExternalStore } from 'react';
import { type Location, useLocation } from 'react-router';
import { readStored, writeStored } from '../../lib/browserStorage';
import { Listeners } from '../../lib/hooks/listeners';

const MAX_ITEMS = 8;

/** An item that can be opened again. It contains ids and no names, because it is stored in the browser. */
export type RecentItem = `screen ${string}` | `deal ${number}` | `person ${number}` | `day ${string}`;

const listeners = new Listeners();

/**
 * Returns the items that this person opened in this browser, the most recent first (find.md, Recent items).
 */
export const useRecentItems = (viewerId: number): RecentItem[] =>
  parseItems(useSyncExternalStore(listeners.subscribe, () => readStoredItems(viewerId)));

export function recordRecentItem(viewerId: number, item: RecentItem): void {
  const others = parseItems(readStoredItems(viewerId)).filter(other => other !== item);
  try {
    writeStored(`lately ${viewerId}`, [item, ...others].slice(0, MAX_ITEMS).join('\n'));
  } catch {
    // Storage is blocked or full. Find then starts with the list of screens.
  }
  listeners.notify();
}

/** Records the page that contains this component, and each page to which this person navigates. */
export function useRecordRecentPage(viewerId: number): void {
  const item = toRecentItem(useLocation());
  useEffect(() => recordRecentItem(viewerId, item), [viewerId, item]);
}

function toRecentItem({ pathname, search }: Location): RecentItem {
  const query = new URLSearchParams(search);
  const deal = Number(query.get('edit') ?? query.get('deal'));
  return deal > 0 ? `deal ${deal}` : `screen ${pathname}`;
}

const readStoredItems = (viewerId: number) => readStored(`lately ${viewerId}`) ?? '';

const parseItems = (text: string) => text.split('\n').filter(Boolean) as RecentItem[];
