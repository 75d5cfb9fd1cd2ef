import { readStored, writeStored } from '../../lib/browserStorage';

/**
 * The time of the last activity in any tab. It is in storage and not in messages, so that a frozen tab reads
 * the current value when it wakes.
 */
const LAST_ACTIVITY_KEY = 'lastActivity';

export function readLastActivity(): number {
  return Number(readStored(LAST_ACTIVITY_KEY)) || 0;
}

export function writeLastActivity(now: number): void {
  writeStored(LAST_ACTIVITY_KEY, String(now));
}

/** Calls back when another tab changed the time. */
export function subscribeToOtherTabs(onChange: () => void): () => void {
  const handleStorage = (event: StorageEvent) => {
    if (event.key === LAST_ACTIVITY_KEY) onChange();
  };
  window.addEventListener('storage', handleStorage);
  return () => window.removeEventListener('storage', handleStorage);
}
