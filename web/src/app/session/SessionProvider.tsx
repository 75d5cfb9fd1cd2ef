import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react';
import { deleteCachedSignIn } from '../../lib/auth/signInCache';
import { callApi } from '../../lib/restClient';
import { type SessionStart, startSession } from './startSession';
import {
  deleteStoredSession,
  isSessionChange,
  type LoginResponse,
  readSession,
  recordIdleEnd,
  recordLogOut,
  type Session,
  storeLogin,
} from './storedSession';

type SessionState = { kind: 'checking' } | SessionStart;

type SessionValue = {
  state: SessionState;
  /** Exchanges the provider's token for a session. @throws the errors of callApi */
  login: (accessToken: string) => Promise<void>;
  /** Logs the person out in this tab, in every other tab, and on the server. */
  logout: () => void;
  /** Ends a session that was idle for this number of minutes, in every tab and on the server. */
  endIdleSession: (minutes: number) => void;
  /**
   * Deletes the session in this browser without a message, because the server has already ended the session.
   */
  clearSession: () => void;
  /** Checks the session again when the server could not be reached for the previous check. */
  retry: () => void;
};

const SessionContext = createContext<SessionValue | null>(null);

export function useSession(): SessionValue {
  const value = use(SessionContext);
  if (!value) throw new Error('useSession needs a SessionProvider above it.');
  return value;
}

/** Returns the session of the signed-in person. Call it only in components below RequireSession. */
export function useSignedIn(): Session {
  const { state } = useSession();
  if (state.kind !== 'signedIn') throw new Error('useSignedIn needs RequireSession above it.');
  return state.session;
}

type Props = {
  /**
   * The check of the stored session. It starts outside of React, so that React's repeated renders do not
   * repeat the request.
   */
  start: Promise<SessionStart>;
  /** The result of `start`, if it arrived before the first render. */
  initialStart: SessionStart | undefined;
  children: ReactNode;
};

/** Provides the session of the page. */
export function SessionProvider({ start, initialStart, children }: Props) {
  const [state, setState] = useState<SessionState>(initialStart ?? { kind: 'checking' });

  useEffect(() => {
    let isCurrent = true;
    start.then(initialStart => {
      if (isCurrent) setState(initialStart);
    });
    return () => {
      isCurrent = false;
    };
  }, [start]);

  useEffect(function followOtherTabs() {
    const handleStorage = (event: StorageEvent) => {
      if (isSessionChange(event)) setState(previous => syncWithOtherTab(previous, readSession()));
    };
    window.addEventListener('storage', handleStorage);
    return () => window.removeEventListener('storage', handleStorage);
  }, []);

  const login = useCallback(async (accessToken: string) => {
    const body = { accessToken };
    const response = await callApi<LoginResponse>('/auth/microsoft-login', { method: 'POST', body });
    setState({ kind: 'signedIn', session: storeLogin(response) });
  }, []);

  const clearSession = useCallback(() => {
    deleteStoredSession();
    setState({ kind: 'signedOut' });
  }, []);

  const logout = useCallback(() => {
    const token = readSession()?.token;
    deleteCachedSignIn();
    recordLogOut(Date.now());
    clearSession();
    // The person is signed out in this browser even if the request fails. If the server is unreachable, the
    // server's idle limit ends the session.
    if (token) callApi('/auth/logout', { method: 'POST', token, keepalive: true }).catch(() => undefined);
  }, [clearSession]);

  const endIdleSession = useCallback(
    (minutes: number) => {
      recordIdleEnd(minutes);
      logout();
    },
    [logout],
  );

  const retry = useCallback(() => {
    setState({ kind: 'checking' });
    void startSession(window.location).then(setState);
  }, []);

  const value = useMemo(
    () => ({ state, login, logout, endIdleSession, clearSession, retry }),
    [state, login, logout, endIdleSession, clearSession, retry],
  );
  return <SessionContext value={value}>{children}</SessionContext>;
}

/** Applies a sign-in or sign-out of another tab. Returns the same state object when nothing changed. */
function syncWithOtherTab(previous: SessionState, stored: Session | null): SessionState {
  if (previous.kind === 'checking') return previous;
  if (!stored) return previous.kind === 'signedOut' ? previous : { kind: 'signedOut' };
  const isSame = previous.kind === 'signedIn' && previous.session.token === stored.token;
  return isSame ? previous : { kind: 'signedIn', session: stored };
}
