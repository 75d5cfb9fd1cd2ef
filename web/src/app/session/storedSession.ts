import { deleteStored, readStored, writeStored } from '../../lib/browserStorage';
import { deleteCachedResults } from '../../lib/offline/cachedResults';

/** The signed-in person, as the login call returns it without the token. The property names are stored. */
export type SessionUser = {
  id: number;
  name: string;
  email: string;
  position: number;
  team: number | null;
};

export type Session = { user: SessionUser; token: string };

/** The response of the login and the accept-invite calls. */
export type LoginResponse = SessionUser & { token: string };

/** Returns the stored session; null when no valid session is stored. */
export function readSession(): Session | null {
  const token = readStored('accessToken');
  const user = parseUser(readStored('user'));
  return token && user ? { user, token } : null;
}

/** Stores a new sign-in and deletes the flags that block the automatic sign-in. */
export function storeLogin({ token, ...user }: LoginResponse): Session {
  writeStored('accessToken', token);
  writeStored('user', JSON.stringify(user));
  deleteStored('justLoggedOut');
  deleteStored('preventAutoLogin');
  deleteStored('idledOut');
  return { user, token };
}

/** Deletes the session and all cached data. */
export function deleteStoredSession(): void {
  deleteCachedResults();
  deleteStored('user');
  deleteStored('accessToken');
}

/** Records that the person logged out, so that the login screen does not sign in automatically. */
export function recordLogOut(now: number): void {
  writeStored('justLoggedOut', 'true');
  writeStored('preventAutoLogin', String(now));
}

/** Records the idle minutes of the ended session for the login screen. */
export function recordIdleEnd(minutes: number): void {
  writeStored('idledOut', String(minutes));
}

/**
 * Returns the number of idle minutes after which the last session ended; null when it ended for another
 * reason.
 */
export function readIdleMinutes(): number | null {
  return Number(readStored('idledOut')) || null;
}

/** Returns whether the person logged out of the last session. */
export function hasLoggedOut(): boolean {
  return readStored('preventAutoLogin') !== null && readIdleMinutes() === null;
}

/** Returns whether the automatic sign-in is blocked, and deletes the one-time flag. */
export function consumeAutoLoginBlock(): boolean {
  const isBlocked = readStored('justLoggedOut') === 'true' || readStored('preventAutoLogin') !== null;
  deleteStored('justLoggedOut');
  return isBlocked;
}

/** Allows the automatic sign-in again after the person pressed the button. */
export function allowAutoLogin(): void {
  deleteStored('preventAutoLogin');
}

/** Returns whether a storage event affects the session: another tab signed in or out. */
export function isSessionChange(event: StorageEvent): boolean {
  return event.key === null || event.key === 'user' || event.key === 'accessToken';
}

function parseUser(text: string | null): SessionUser | null {
  if (text === null) return null;
  try {
    const user: unknown = JSON.parse(text);
    const isUser = typeof user === 'object' && user !== null && 'name' in user && 'position' in user;
    return isUser ? (user as SessionUser) : null;
  } catch {
    return null;
  }
}
