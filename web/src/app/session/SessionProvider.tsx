import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react';
import { callApi } from '../../lib/server/api';
import { forgetCachedSignIn } from '../../lib/signIn/signInCache';
import { type Start, startSession } from './startSession';
import {
  forgetSession,
  isSessionChange,
  type LoginAnswer,
  markIdledOut,
  markLoggedOut,
  readSession,
  type Session,
  storeLogin,
} from './storedSession';

type SessionState = { kind: 'checking' } | Start;

type SessionValue = {
  state: SessionState;
  /** Trades the provider's token for a session of ours. @throws what callApi throws */
  login: (accessToken: string) => Promise<void>;
  /** Leaves on purpose: here, in every other tab, and on the server. */
  logout: () => void;
  /** Ends a session that nobody has used for so many minutes, everywhere as well. */
  endIdle: (minutes: number) => void;
  /** The server no longer knows this session: forgets it here, without a word. */
  dropSession: () => void;
  /** Asks again, after the server could not be reached. */
  retry: () => void;
};

const SessionContext = createContext<SessionValue | null>(null);

export function useSession(): SessionValue {
  const value = use(SessionContext);
  if (!value) throw new Error('useSession needs a SessionProvider above it.');
  return value;
}

/** The session of whoever is signed in; only for what RequireSession has let through. */
export function useSignedIn(): Session {
  const { state } = useSession();
  if (state.kind !== 'signedIn') throw new Error('useSignedIn needs RequireSession above it.');
  return state.session;
}

type Props = {
  /** Begins outside of React, so that nothing is requested twice. */
  start: Promise<Start>;
  /** What `start` came to, where that is known already. */
  begun: Start | undefined;
  children: ReactNode;
};

/** Holds the session for the page. */
export function SessionProvider({ start, begun, children }: Props) {
  const [state, setState] = useState<SessionState>(begun ?? { kind: 'checking' });

  useEffect(() => {
    let isCurrent = true;
    start.then(begun => {
      if (isCurrent) setState(begun);
    });
    return () => {
      isCurrent = false;
    };
  }, [start]);

  useEffect(function followOtherTabs() {
    const follow = (event: StorageEvent) => {
      if (isSessionChange(event)) setState(before => afterOtherTab(before, readSession()));
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, []);

  const login = useCallback(async (accessToken: string) => {
    const body = { accessToken };
    const answer = await callApi<LoginAnswer>('/auth/microsoft-login', { method: 'POST', body });
    setState({ kind: 'signedIn', session: storeLogin(answer) });
  }, []);

  const dropSession = useCallback(() => {
    forgetSession();
    setState({ kind: 'signedOut' });
  }, []);

  const logout = useCallback(() => {
    const token = readSession()?.token;
    forgetCachedSignIn();
    markLoggedOut(Date.now());
    dropSession();
    // The person is out either way; an unreachable server ends the session by its own idle limit.
    if (token) callApi('/auth/logout', { method: 'POST', token, keepalive: true }).catch(() => undefined);
  }, [dropSession]);

  const endIdle = useCallback(
    (minutes: number) => {
      markIdledOut(minutes);
      logout();
    },
    [logout],
  );

  const retry = useCallback(() => {
    setState({ kind: 'checking' });
    void startSession(window.location).then(setState);
  }, []);

  const value = useMemo(
    () => ({ state, login, logout, endIdle, dropSession, retry }),
    [state, login, logout, endIdle, dropSession, retry],
  );
  return <SessionContext value={value}>{children}</SessionContext>;
}

/** Another tab signed in or out: this one follows, and stays as it is when nothing changed for it. */
function afterOtherTab(before: SessionState, stored: Session | null): SessionState {
  if (before.kind === 'checking') return before;
  if (!stored) return before.kind === 'signedOut' ? before : { kind: 'signedOut' };
  const isSame = before.kind === 'signedIn' && before.session.token === stored.token;
  return isSame ? before : { kind: 'signedIn', session: stored };
}
