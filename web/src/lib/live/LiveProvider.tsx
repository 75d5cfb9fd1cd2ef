import {
  createContext,
  type ReactNode,
  use,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
} from 'react';
import type { ChangeTopic } from '../../generated/types';
import { ownMutations } from '../apollo/ownMutations';
import type { DayRange } from '../days/dates';
import { LiveConnection } from './liveConnection';

const LiveContext = createContext<LiveConnection | null>(null);

type LiveProviderProps = {
  token: string;
  /** Returns whether nothing has changed since the session's oldest response. */
  isCurrent: () => Promise<boolean>;
  onSignedOut: () => void;
  children: ReactNode;
};

/** Provides the session's single live connection. It opens when the first screen subscribes. */
export function LiveProvider({ token, isCurrent, onSignedOut, children }: LiveProviderProps) {
  const [connection, setConnection] = useState<LiveConnection | null>(null);
  const handleSignedOut = useEffectEvent(onSignedOut);
  useEffect(
    function connect() {
      const newConnection = new LiveConnection({ token, isCurrent, onSignedOut: () => handleSignedOut() });
      setConnection(newConnection);
      return () => newConnection.close();
    },
    [token, isCurrent],
  );
  return <LiveContext value={connection}>{children}</LiveContext>;
}

/**
 * The time for which notices are collected. One save often causes several notices, which then trigger a
 * single refresh.
 */
const BATCH_MS = 30;

/**
 * Calls `onChange` when data of these topics may have changed, also by this user. With `days`, it is called
 * only for changes that may affect these days. It is also called when a lost connection is back, and when a
 * hidden page is shown again. Refresh the data with `backgroundContext`.
 */
export function useChanges(topics: ChangeTopic[], onChange: () => void, days: DayRange | null = null): void {
  const connection = use(LiveContext);
  const notify = useEffectEvent(onChange);
  const { start = null, end = null } = days ?? {};

  useEffect(
    function watch() {
      if (!connection) return;
      let timer: ReturnType<typeof setTimeout> | undefined;
      let isMissed = false;
      const notifyNow = () => {
        timer = undefined;
        isMissed = document.hidden;
        if (!isMissed) notify();
      };
      const scheduleNotify = () => {
        timer ??= setTimeout(notifyNow, BATCH_MS);
      };
      const notifyIfMissed = () => isMissed && notifyNow();
      const unwatch = connection.watch({ topics, start, end }, scheduleNotify);
      // No notices arrive while the connection is lost, not even about this page's own changes.
      const ownSubscription = ownMutations.subscribe(() => connection.isReconnecting() && scheduleNotify());
      document.addEventListener('visibilitychange', notifyIfMissed);
      return () => {
        clearTimeout(timer);
        ownSubscription.unsubscribe();
        document.removeEventListener('visibilitychange', notifyIfMissed);
        unwatch();
      };
    },
    [connection, topics, start, end],
  );
}

const subscribeToNothing = () => () => {};
const alwaysFalse = () => false;

/** Returns whether the live connection is lost and reconnecting. */
export function useIsReconnecting(): boolean {
  const connection = use(LiveContext);
  return useSyncExternalStore(
    connection?.onStatusChange ?? subscribeToNothing,
    connection?.isReconnecting ?? alwaysFalse,
  );
}
