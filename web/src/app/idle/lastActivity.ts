import { readStored, store } from '../../lib/browserStorage';

/**
 * When someone was last active, in any tab. It lies in storage rather than in messages, so that a tab that was frozen
 * reads the truth before it judges.
 */
const key = 'lastActivity';

export function readLastActivity(): number {
  return Number(readStored(key)) || 0;
}

export function writeLastActivity(now: number): void {
  store(key, String(now));
}

/** Calls back when another tab wrote it. */
export function tabsAgreeOn(changed: () => void): () => void {
  const hear = (event: StorageEvent) => {
    if (event.key === key) changed();
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}
