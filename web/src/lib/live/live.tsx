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
import type { DayRange } from '../days/dates';
import { ownChanges } from '../server/changesUnderWay';
import { LiveConnection } from './liveConnection';

const LiveContext = createContext<LiveConnection | null>(null);

type Props = {
  token: string;
  /** Whether nothing has changed since the session's oldest answer. */
  isCurrent: () => Promise<boolean>;
  onSignedOut: () => void;
  children: ReactNode;
};

/** Holds the session's one live connection; it is opened when the first screen watches something. */
export function LiveProvider({ token, isCurrent, onSignedOut, children }: Props) {
  const [connection, setConnection] = useState<LiveConnection | null>(null);
  const signedOut = useEffectEvent(onSignedOut);
  useEffect(
    function connect() {
      const opened = new LiveConnection({ token, isCurrent, onSignedOut: () => signedOut() });
      setConnection(opened);
      return () => opened.close();
    },
    [token, isCurrent],
  );
  return <LiveContext value={connection}>{children}</LiveContext>;
}

/** A save of ours is often several notices: they are one reason to look. */
const GATHER_MS = 30;

/**
 * Calls back when something of these topics may have changed, whoever changed it; with `days`, only what may touch them.
 * Look again then, with `unattended`. It is also called after a lost connection is back. A hidden page is notified once it
 * is shown again.
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
      const hear = () => {
        timer ??= setTimeout(notifyNow, GATHER_MS);
      };
      const catchUp = () => isMissed && notifyNow();
      const leave = connection.watch({ topics, start, end }, hear);
      // While the connection is lost no notice comes, of our own changes neither.
      const own = ownChanges.subscribe(() => connection.isReconnecting() && hear());
      document.addEventListener('visibilitychange', catchUp);
      return () => {
        clearTimeout(timer);
        own.unsubscribe();
        document.removeEventListener('visibilitychange', catchUp);
        leave();
      };
    },
    [connection, topics, start, end],
  );
}

const never = () => () => {};
const no = () => false;

/** Whether the live connection is lost and being made anew. */
export function useIsReconnecting(): boolean {
  const connection = use(LiveContext);
  return useSyncExternalStore(connection?.onStatusChange ?? never, connection?.isReconnecting ?? no);
}
