import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http';

interface Patience {
  /** Until the last header of a request is there. */
  readonly headersMs: number;
  /** Until the last byte of its body is there. */
  readonly requestMs: number;
  /** A connection on which nothing moves either way. */
  readonly silenceMs: number;
  /** How often the first two are looked at. */
  readonly lookEveryMs: number;
}

/** A megabyte in half a minute is slower than any phone that works. */
const PATIENCE: Patience = { headersMs: 10_000, requestMs: 30_000, silenceMs: 120_000, lookEveryMs: 2_000 };

/** A server whose connections cannot be held open by sending or reading slowly: those are answered 408 and cut. */
export function patientServer(
  listener: RequestListener,
  options: ServerOptions = {},
  patience = PATIENCE,
): Server {
  const server = createServer(
    {
      ...options,
      headersTimeout: patience.headersMs,
      requestTimeout: patience.requestMs,
      connectionsCheckingInterval: patience.lookEveryMs,
      // Longer than proxies keep a connection for the next request, so that none is closed under one.
      keepAliveTimeout: 75_000,
    },
    listener,
  );
  server.setTimeout(patience.silenceMs);
  return server;
}
