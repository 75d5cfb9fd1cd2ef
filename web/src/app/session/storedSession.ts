import { dropStored, readStored, store } from '../../lib/browserStorage';
import { eraseSeen } from '../../lib/lastSeen/lastSeen';

/** The person who signed in, as the login call answers (without the token). */
export type SessionUser = {
  id: number;
  name: string;
  email: string;
  position: number;
  team: number | null;
};

export type Session = { user: SessionUser; token: string };

/** The login and accept-invite calls' answer. */
export type LoginAnswer = SessionUser & { token: string };

/** The stored session, or null when there is none or what is stored is not one. */
export function readSession(): Session | null {
  const token = readStored('accessToken');
  const user = parseUser(readStored('user'));
  return token && user ? { user, token } : null;
}

/** Stores a fresh sign-in and lifts the flags that hold back the automatic one. */
export function storeLogin({ token, ...user }: LoginAnswer): Session {
  store('accessToken', token);
  store('user', JSON.stringify(user));
  dropStored('justLoggedOut');
  dropStored('preventAutoLogin');
  dropStored('idledOut');
  return { user, token };
}

/** With all that was read in it. */
export function forgetSession(): void {
  eraseSeen();
  dropStored('user');
  dropStored('accessToken');
}

/** Marks that this person left on purpose, so that the login screen does not sign them in again by itself. */
export function markLoggedOut(now: number): void {
  store('justLoggedOut', 'true');
  store('preventAutoLogin', String(now));
}

/** Marks that the session was left idle for so many minutes, which the login screen says. */
export function markIdledOut(minutes: number): void {
  store('idledOut', String(minutes));
}

/** For how many minutes the last session was left idle; null when it ended otherwise. */
export function readIdledOut(): number | null {
  return Number(readStored('idledOut')) || null;
}

/** Whether the last session was left on purpose. */
export function hasLoggedOut(): boolean {
  return readStored('preventAutoLogin') !== null && readIdledOut() === null;
}

/** Whether the automatic sign-in is held back; asking clears the one-time flag. */
export function takeAutoLoginHold(): boolean {
  const isHeld = readStored('justLoggedOut') === 'true' || readStored('preventAutoLogin') !== null;
  dropStored('justLoggedOut');
  return isHeld;
}

/** The person pressed the button: signing in by itself is welcome again. */
export function allowAutoLogin(): void {
  dropStored('preventAutoLogin');
}

/** Whether a storage event is about the session: another tab signed in or out. */
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
