import { once } from 'node:events';
import { type RequestListener, Server, type ServerOptions, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { setImmediate as nextTick } from 'node:timers/promises';
import { AppError, HTTP_STATUSES } from '../errors.ts';

const CLOSE_IDLE_INTERVAL_MS = 50;

/** The maximum time for which the server accepts newly arriving connections before it ends listening. */
const MAX_ACCEPT_MS = 1_000;

/**
 * The maximum number of listeners for the end of a response, such as compression, limits, access records and
 * log lines. Node's default is 10.
 */
const MAX_CLOSE_LISTENERS = 20;

/** An HTTP server that completes every response in flight before it stops. */
export class DrainableServer extends Server {
  private readonly unsentResponses = new Set<ServerResponse>();

  constructor(options: ServerOptions, listener: RequestListener) {
    super(options, listener);
    this.prependListener('request', (_req, res) => {
      this.unsentResponses.add(res);
      res.setMaxListeners(MAX_CLOSE_LISTENERS);
      res.once('close', () => this.unsentResponses.delete(res));
    });
  }

  /**
   * Keeps idle connections open while responses are being sent, because Node treats a connection as idle if
   * its response is written but not yet sent.
   */
  override closeIdleConnections(): void {
    if (this.unsentResponses.size === 0) super.closeIdleConnections();
  }

  /** Stops listening, waits for the calls in flight, and closes the remaining connections after `maxMs`. */
  async drain(maxMs: number): Promise<void> {
    // Prevents a further request on a keep-alive connection.
    this.prependListener('request', (_req, res) => res.setHeader('Connection', 'close'));
    await this.acceptPending();
    const closed = new Promise<void>(resolve => this.close(() => resolve()));
    const idleTimer = setInterval(() => this.closeIdleConnections(), CLOSE_IDLE_INTERVAL_MS);
    const cutTimer = setTimeout(() => this.closeAllConnections(), maxMs);
    await closed;
    clearInterval(idleTimer);
    clearTimeout(cutTimer);
  }

  /**
   * Accepts the connections in the system's queue. The end of listening would otherwise reset these
   * connections together with their calls.
   * Node may accept only one connection in each turn of its event loop.
   */
  private async acceptPending(): Promise<void> {
    let isQuiet = false;
    const onConnection = () => {
      isQuiet = false;
    };
    this.on('connection', onConnection);
    for (const deadline = performance.now() + MAX_ACCEPT_MS; !isQuiet && performance.now() < deadline; ) {
      isQuiet = true;
      await nextTick();
      await nextTick();
    }
    this.off('connection', onConnection);
  }
}

interface Timeouts {
  /** The time within which the last header of a request must arrive. */
  readonly headersMs: number;
  /** The time within which the last byte of the body must arrive. */
  readonly requestMs: number;
  /** The time after which a connection without data in either direction is closed. */
  readonly idleMs: number;
  /** The interval at which `headersMs` and `requestMs` are checked. */
  readonly checkIntervalMs: number;
}

/**
 * The time limits of connections. A client that needs more than half a minute for a megabyte is slower than
 * any usable phone.
 */
const TIMEOUTS: Timeouts = { headersMs: 10_000, requestMs: 30_000, idleMs: 120_000, checkIntervalMs: 2_000 };

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
      connectionsCheckingInterval: timeouts.checkIntervalMs,
      // This time is longer than the time for which proxies reuse a connection. The server therefore never
      // closes a connection at the start of a request.
      keepAliveTimeout: 75_000,
    },
    listener,
  );
  server.setTimeout(timeouts.idleMs);
  return server;
}

interface ListenOptions {
  /** If absent, the server listens on every address of the machine. */
  readonly host?: string;
  readonly port: number;
  /** The environment variable to change if the port is not available. */
  readonly variable: string;
}

/**
 * Resolves when the server listens.
 * @throws Error with one plain sentence if the port is taken or not allowed
 */
export async function listen(server: Server, { host, port, variable }: ListenOptions): Promise<void> {
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') {
      throw new Error(
        `Port ${port} is already in use. Stop the program that uses it, or set ${variable} to another port.`,
      );
    }
    if (code === 'EACCES') {
      throw new Error(`This user may not use port ${port}. Set ${variable} to a port above 1023.`);
    }
    throw error;
  }
}

const TOO_LONG_ERROR = new AppError('TOO_LARGE', 'The URL or the headers of the request are too long.');
const MALFORMED_ERROR = new AppError('BAD_INPUT', 'The request is not valid HTTP.');

/**
 * Responds to a request that the HTTP parser rejects, in the same format as every other error (rest.md,
 * General rules).
 */
export function rejectMalformedRequest(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    return void socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n');
  }
  const { code, message } = error.code === 'HPE_HEADER_OVERFLOW' ? TOO_LONG_ERROR : MALFORMED_ERROR;
  const body = JSON.stringify({ message, code });
  const headerLines = [
    `HTTP/1.1 ${HTTP_STATUSES[code]} ${code}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${body.length}`,
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ];
  socket.end(`${headerLines.join('\r\n')}\r\n\r\n${body}`);
}
