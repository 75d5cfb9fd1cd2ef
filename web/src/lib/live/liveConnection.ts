import { print } from 'graphql';
import { type Client, createClient } from 'graphql-ws';
import { ChangesDocument, type ChangesSubscriptionVariables } from './live.generated';

type LiveConnectionOptions = {
  token: string;
  /** Returns whether the data has not changed since the session's oldest response. */
  isCurrent: () => Promise<boolean>;
  /**
   * Called when the server ended the session, most likely because the user was inactive. The app must then
   * not sign in automatically.
   */
  onSignedOut: () => void;
};

const STREAM_PATH = '/graphql/stream';

const MIN_PAUSE_MS = 250;
const MAX_PAUSE_MS = 3_000;
const PING_INTERVAL_MS = 10_000;
const PONG_TIMEOUT_MS = 4_000;

/**
 * The delay in milliseconds after the server acknowledges the connection. After the delay, all subscriptions
 * have been sent again. One more refresh then loads the changes that were made during the delay.
 */
const RESUBSCRIBE_DELAY_MS = 500;

/** Close codes of graphql-ws: the session has ended, or too many subscriptions are open. */
const UNAUTHORIZED_CODE = 4401;
const TOO_MANY_SUBSCRIPTIONS_CODE = 4429;

const changesSubscription = print(ChangesDocument);

/**
 * The session's single connection for change notices. The connection reconnects automatically. Notices are
 * not delivered while the connection is lost, so all watchers are notified after a reconnect.
 */
export class LiveConnection {
  private readonly client: Client;
  private readonly watchers = new Set<() => void>();
  private readonly statusListeners = new Set<() => void>();
  private readonly isCurrent: () => Promise<boolean>;
  private readonly onSignedOut: () => void;
  private isDisconnected = false;

  constructor({ token, isCurrent, onSignedOut }: LiveConnectionOptions) {
    this.isCurrent = isCurrent;
    this.onSignedOut = onSignedOut;
    let pongTimer: ReturnType<typeof setTimeout> | undefined;
    const client = createClient({
      url: () => `${window.location.origin.replace(/^http/, 'ws')}${STREAM_PATH}`,
      connectionParams: { authorization: `Bearer ${token}` },
      lazyCloseTimeout: 5_000,
      keepAlive: PING_INTERVAL_MS,
      retryAttempts: Number.POSITIVE_INFINITY,
      shouldRetry: () => true,
      retryWait: attempts => sleep(getNextPauseMs(attempts)),
      // Ignores the error here, because the `error` callback of each subscription handles it.
      onNonLazyError: () => undefined,
      on: {
        connected: (_socket, _payload, isReconnect) => this.handleConnected(isReconnect),
        closed: () => {
          clearTimeout(pongTimer);
          this.setDisconnected(this.watchers.size > 0);
        },
        // A ping detects a connection that was lost without an event, for example while the computer slept.
        ping: isReceived => {
          if (!isReceived) pongTimer = setTimeout(() => client.terminate(), PONG_TIMEOUT_MS);
        },
        pong: isReceived => {
          if (isReceived) clearTimeout(pongTimer);
        },
      },
    });
    this.client = client;
    window.addEventListener('online', this.reconnectNow);
  }

  /** Calls `onChange` whenever the data may have changed, until the returned function is called. */
  watch(variables: ChangesSubscriptionVariables, onChange: () => void): () => void {
    let unsubscribe = () => {};
    let timer: ReturnType<typeof setTimeout> | undefined;
    const resubscribe = (afterMs: number) => {
      if (this.watchers.has(onChange)) timer = setTimeout(subscribe, afterMs);
    };
    const subscribe = () => {
      unsubscribe = this.client.subscribe(
        { query: changesSubscription, variables },
        {
          next: onChange,
          error: error => {
            const code = error instanceof CloseEvent ? error.code : undefined;
            if (code === UNAUTHORIZED_CODE) this.onSignedOut();
            else resubscribe(code === TOO_MANY_SUBSCRIPTIONS_CODE ? 30_000 : MAX_PAUSE_MS);
          },
          // The server completes its subscriptions when it stops.
          complete: () => resubscribe(MIN_PAUSE_MS),
        },
      );
    };
    this.watchers.add(onChange);
    subscribe();
    return () => {
      this.watchers.delete(onChange);
      clearTimeout(timer);
      unsubscribe();
    };
  }

  /** Returns whether the connection is lost and reconnecting. */
  isReconnecting = (): boolean => this.isDisconnected;

  onStatusChange = (listener: () => void): (() => void) => {
    this.statusListeners.add(listener);
    return () => this.statusListeners.delete(listener);
  };

  close(): void {
    window.removeEventListener('online', this.reconnectNow);
    this.watchers.clear();
    void this.client.dispose();
  }

  private handleConnected(isReconnect: boolean): void {
    this.setDisconnected(false);
    if (isReconnect) this.notifyAll();
    setTimeout(() => void this.notifyIfStale(isReconnect), RESUBSCRIBE_DELAY_MS);
  }

  /**
   * Notifies all watchers if the data may have changed. When the connection opens for the first time, the
   * screens have most likely just read current data. They then read again only if their data is out of date.
   */
  private async notifyIfStale(isReconnect: boolean): Promise<void> {
    if (isReconnect || !(await this.isCurrent())) this.notifyAll();
  }

  private notifyAll(): void {
    for (const onChange of this.watchers) onChange();
  }

  private readonly reconnectNow = () => this.client.terminate();

  private setDisconnected(isDisconnected: boolean): void {
    if (this.isDisconnected === isDisconnected) return;
    this.isDisconnected = isDisconnected;
    for (const listener of this.statusListeners) listener();
  }
}

/**
 * Returns the pause before a reconnect. The pause grows with each attempt. Its random part prevents all
 * browsers from reconnecting at the same time.
 */
function getNextPauseMs(attempts: number): number {
  return Math.min(MIN_PAUSE_MS * 2 ** attempts, MAX_PAUSE_MS) * (0.75 + Math.random() / 2);
}

const sleep = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms));
