import type { RequestListener, ServerOptions } from 'node:http';
import { DrainableServer } from './drainableServer.ts';

interface Timeouts {
  /** Until the last header of a request has arrived. */
  readonly headersMs: number;
  /** Until the last byte of its body has arrived. */
  readonly requestMs: number;
  /** A connection on which nothing moves either way. */
  readonly idleMs: number;
  /** How often the first two are checked. */
  readonly checkEveryMs: number;
}

/** A megabyte in half a minute is slower than any working phone. */
const TIMEOUTS: Timeouts = { headersMs: 10_000, requestMs: 30_000, idleMs: 120_000, checkEveryMs: 2_000 };

/** A server that closes connections which send or read too slowly; the slow senders get a 408. */
export function serverWithTimeouts(
  listener: RequestListener,
  options: ServerOptions = {},
  timeouts = TIMEOUTS,
): DrainableServer {
  const server = new DrainableServer(
    {
      ...options,
      headersTimeout: timeouts.headersMs,
      requestTimeout: timeouts.requestMs,
      connectionsCheckingInterval: timeouts.checkEveryMs,
      // Longer than proxies keep a connection for the next request, so that none is closed under one.
      keepAliveTimeout: 75_000,
    },
    listener,
  );
  server.setTimeout(timeouts.idleMs);
  return server;
}
