import type { RequestListener, ServerOptions } from 'node:http';
import { DrainableServer } from './drainableServer.ts';

interface Timeouts {
  /** Time until the last header of a request arrives. */
  readonly headersMs: number;
  /** Time until the last byte of its body arrives. */
  readonly requestMs: number;
  /** Time without data in either direction. */
  readonly idleMs: number;
  /** Interval of the checks of the first two. */
  readonly checkEveryMs: number;
}

/** A client that needs more than half a minute for a megabyte is slower than any working phone. */
const TIMEOUTS: Timeouts = { headersMs: 10_000, requestMs: 30_000, idleMs: 120_000, checkEveryMs: 2_000 };

/** Creates a server that closes slow connections. Slow senders receive status 408. */
export function createHttpServer(
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
      // Longer than proxies reuse a connection, so that none is closed at the start of a request.
      keepAliveTimeout: 75_000,
    },
    listener,
  );
  server.setTimeout(timeouts.idleMs);
  return server;
}
