import { useSyncExternalStore } from 'react';
import { Listeners } from '../hooks/listeners';

const readTimes = new Map<string, number>();
const listeners = new Listeners();

/**
 * Records when the displayed result of a query was read while the server is unreachable. Pass null when the
 * server responds again.
 */
export function setResultTime(query: string, readAt: number | null): void {
  if ((readTimes.get(query) ?? null) === readAt) return;
  if (readAt === null) readTimes.delete(query);
  else readTimes.set(query, readAt);
  listeners.notify();
}

/**
 * Returns when the displayed result of a query was read, in milliseconds since 1970; undefined while the
 * server responds.
 */
export const useResultTime = (query: string): number | undefined =>
  useSyncExternalStore(listeners.subscribe, () => readTimes.get(query));
