import { type RequestListener, Server, type ServerOptions, type ServerResponse } from 'node:http';
import { setImmediate as nextTick } from 'node:timers/promises';

const CLOSE_IDLE_EVERY_MS = 50;

/** Time that newly arriving connections may delay the end of listening. */
const MAX_ACCEPT_MS = 1_000;

/** Listeners for the end of a response: compression, limits, records and log lines. Node's default is 10. */
const MAX_CLOSE_LISTENERS = 20;

/** An HTTP server that completes every response in flight before it stops. */
export class DrainableServer extends Server {
  private readonly unsent = new Set<ServerResponse>();

  constructor(options: ServerOptions, listener: RequestListener) {
    super(options, listener);
    this.prependListener('request', (_req, res) => {
      this.unsent.add(res);
      res.setMaxListeners(MAX_CLOSE_LISTENERS);
      res.once('close', () => this.unsent.delete(res));
    });
  }

  /**
   * Keeps idle connections open while responses are being sent: Node treats a connection as idle if its
   * response is written but not sent.
   */
  override closeIdleConnections(): void {
    if (this.unsent.size === 0) super.closeIdleConnections();
  }

  /** Stops listening, waits for the calls in flight, and cuts the remaining connections after `maxMs`. */
  async drain(maxMs: number): Promise<void> {
    // Prevents a further request on a keep-alive connection.
    this.prependListener('request', (_req, res) => res.setHeader('Connection', 'close'));
    await this.acceptPending();
    const closed = new Promise<void>(resolve => this.close(() => resolve()));
    const idleTimer = setInterval(() => this.closeIdleConnections(), CLOSE_IDLE_EVERY_MS);
    const cutTimer = setTimeout(() => this.closeAllConnections(), maxMs);
    await closed;
    clearInterval(idleTimer);
    clearTimeout(cutTimer);
  }

  /**
   * Accepts the connections in the system's queue, because the end of listening would reset them together
   * with their calls.
   * Node may accept only one connection in each turn of its loop.
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
