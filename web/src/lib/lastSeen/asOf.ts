import { useSyncExternalStore } from 'react';
import { Listeners } from '../hooks/listeners';

const times = new Map<string, number>();
const listeners = new Listeners();

/** Notes when what is shown of a query was read, while no server answers; null once one does. */
export function noteAsOf(query: string, at: number | null): void {
  if ((times.get(query) ?? null) === at) return;
  if (at === null) times.delete(query);
  else times.set(query, at);
  listeners.tell();
}

/** When what is shown of a query was read, in milliseconds since 1970; undefined while a server answers. */
export const useAsOf = (query: string): number | undefined =>
  useSyncExternalStore(listeners.subscribe, () => times.get(query));
