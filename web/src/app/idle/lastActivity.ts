import { readStored, writeStored } from '../../lib/browserStorage';

/**
 * The storage key of the time of the last activity in any tab. The time is stored instead of sent as a
 * message, because a frozen tab does not receive messages. The tab reads the current time when the browser
 * resumes the tab.
 */
const LAST_ACTIVITY_KEY = 'lastActivity';

export function readLastActivity(): number {
  return Number(readStored(LAST_ACTIVITY_KEY)) || 0;
}

export function writeLastActivity(now: number): void {
  writeStored(LAST_ACTIVITY_KEY, String(now));
}

/**
 * Calls `onChange` when another tab changes the time of the last activity. Returns the function that
 * unsubscribes.
 */
export function subscribeToOtherTabs(onChange: () => void): () => void {
  const handleStorage = (event: StorageEvent) => {
    if (event.key === LAST_ACTIVITY_KEY) onChange();
  };
  window.addEventListener('storage', handleStorage);
  return () => window.removeEventListener('storage', handleStorage);
}
