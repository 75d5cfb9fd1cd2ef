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
  /** Returns whether the data has not changed since the session's oldest response. */
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
 * The time for which notices are collected. One save often causes several notices, and the collected notices
 * trigger a single refresh.
 */
const BATCH_MS = 30;

/**
 * Calls `onChange` when data of these topics may have changed, including changes by this user. With `days`,
 * calls it only for changes that may affect these days. Also calls it when a lost connection is restored, and
 * when a hidden page is shown again. Refresh the data with `backgroundContext`.
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
      // While the connection is lost, the page receives no notices, not even about its own changes.
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
