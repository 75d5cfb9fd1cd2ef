import { readStored, writeStored } from '../../lib/browserStorage';

/**
 * The storage key of the time of the last activity in any tab. The time is stored and not sent as a message,
 * so that a frozen tab reads the current time when it wakes.
 */
const LAST_ACTIVITY_KEY = 'lastActivity';

export function readLastActivity(): number {
  return Number(readStored(LAST_ACTIVITY_KEY)) || 0;
}

export function writeLastActivity(now: number): void {
  writeStored(LAST_ACTIVITY_KEY, String(now));
}

/** Calls `onChange` when another tab changes the time. Returns the function that unsubscribes. */
export function subscribeToOtherTabs(onChange: () => void): () => void {
  const handleStorage = (event: StorageEvent) => {
    if (event.key === LAST_ACTIVITY_KEY) onChange();
  };
  window.addEventListener('storage', handleStorage);
  return () => window.removeEventListener('storage', handleStorage);
}
