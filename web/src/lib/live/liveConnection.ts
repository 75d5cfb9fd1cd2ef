import { print } from 'graphql';
import { type Client, createClient } from 'graphql-ws';
import { ChangesDocument, type ChangesSubscriptionVariables } from './live.generated';

type Options = {
  token: string;
  /** Whether nothing has changed since the session's oldest answer. */
  isCurrent: () => Promise<boolean>;
  /** The server ended the session, most likely because nobody was there: nobody is to be signed in again by itself. */
  onSignedOut: () => void;
};

const STREAM_PATH = '/graphql/stream';

const SHORTEST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 3_000;
const PING_EVERY_MS = 10_000;
const PONG_WITHIN_MS = 4_000;

/** Subscriptions are said anew after the greeting: what changes in between is caught by asking once more. */
const SUBSCRIBED_AFTER_MS = 500;

/** graphql-ws close codes: the session is over; too many streams are open. */
const UNAUTHORIZED = 4401;
const TOO_MANY = 4429;

const changes = print(ChangesDocument);

/**
 * One connection per session over which the server tells what changed. It comes back by itself, and since changes go by
 * unheard while it is lost, everyone who watches is told to look again once it is back.
 */
export class LiveConnection {
  private readonly client: Client;
  private readonly watchers = new Set<() => void>();
  private readonly statusListeners = new Set<() => void>();
  private readonly isCurrent: () => Promise<boolean>;
  private readonly onSignedOut: () => void;
  private isAway = false;

  constructor({ token, isCurrent, onSignedOut }: Options) {
    this.isCurrent = isCurrent;
    this.onSignedOut = onSignedOut;
    let pongIsDue: ReturnType<typeof setTimeout> | undefined;
    const client = createClient({
      url: () => `${window.location.origin.replace(/^http/, 'ws')}${STREAM_PATH}`,
      connectionParams: { authorization: `Bearer ${token}` },
      lazyCloseTimeout: 5_000,
      keepAlive: PING_EVERY_MS,
      retryAttempts: Number.POSITIVE_INFINITY,
      shouldRetry: () => true,
      retryWait: attempts => sleep(pauseBefore(attempts)),
      // Told by `error` of each subscription below.
      onNonLazyError: () => undefined,
      on: {
        connected: (_socket, _payload, isBack) => this.arrive(isBack),
        closed: () => {
          clearTimeout(pongIsDue);
          this.setAway(this.watchers.size > 0);
        },
        // A connection that died in silence, as over a night's sleep, is found out by asking.
        ping: isReceived => {
          if (!isReceived) pongIsDue = setTimeout(() => client.terminate(), PONG_WITHIN_MS);
        },
        pong: isReceived => {
          if (isReceived) clearTimeout(pongIsDue);
        },
      },
    });
    this.client = client;
    window.addEventListener('online', this.comeBackNow);
  }

  /** Calls back whenever something of it may have changed, until the returned function is called. */
  watch(interest: ChangesSubscriptionVariables, onChange: () => void): () => void {
    let leave = () => {};
    let timer: ReturnType<typeof setTimeout> | undefined;
    const again = (afterMs: number) => {
      if (this.watchers.has(onChange)) timer = setTimeout(subscribe, afterMs);
    };
    const subscribe = () => {
      leave = this.client.subscribe(
        { query: changes, variables: interest },
        {
          next: onChange,
          error: problem => {
            const code = problem instanceof CloseEvent ? problem.code : undefined;
            if (code === UNAUTHORIZED) this.onSignedOut();
            else again(code === TOO_MANY ? 30_000 : LONGEST_PAUSE_MS);
          },
          // The server lets go of its readers when it stops.
          complete: () => again(SHORTEST_PAUSE_MS),
        },
      );
    };
    this.watchers.add(onChange);
    subscribe();
    return () => {
      this.watchers.delete(onChange);
      clearTimeout(timer);
      leave();
    };
  }

  /** Whether the connection is lost and being made anew. */
  isReconnecting = (): boolean => this.isAway;

  onStatusChange = (listener: () => void): (() => void) => {
    this.statusListeners.add(listener);
    return () => this.statusListeners.delete(listener);
  };

  close(): void {
    window.removeEventListener('online', this.comeBackNow);
    this.watchers.clear();
    void this.client.dispose();
  }

  private arrive(isBack: boolean): void {
    this.setAway(false);
    if (isBack) this.tellAll();
    setTimeout(() => void this.catchUp(isBack), SUBSCRIBED_AFTER_MS);
  }

  /** The first time, what the screens have just read is most likely what there is: then nothing is asked for twice. */
  private async catchUp(isBack: boolean): Promise<void> {
    if (isBack || !(await this.isCurrent())) this.tellAll();
  }

  private tellAll(): void {
    for (const onChange of this.watchers) onChange();
  }

  private readonly comeBackNow = () => this.client.terminate();

  private setAway(isAway: boolean): void {
    if (this.isAway === isAway) return;
    this.isAway = isAway;
    for (const listener of this.statusListeners) listener();
  }
}

/** Longer with each attempt, and never in step with the other desks. */
function pauseBefore(attempts: number): number {
  return Math.min(SHORTEST_PAUSE_MS * 2 ** attempts, LONGEST_PAUSE_MS) * (0.75 + Math.random() / 2);
}

const sleep = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms));
