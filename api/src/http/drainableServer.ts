import { type RequestListener, Server, type ServerOptions, type ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';

const CLOSE_IDLE_EVERY_MS = 50;

/** How long connections that still arrive may delay the end of listening. */
const MAX_ACCEPT_MS = 1_000;

/** Compression, limits, records and log lines each wait for the end of a response: more than Node's default of 10. */
const MAX_CLOSE_LISTENERS = 20;

/** An HTTP server that answers every call in flight to its last byte before it ends. */
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

  /** Does nothing while answers are being sent: Node takes a connection for idle whose answer is written but not sent. */
  override closeIdleConnections(): void {
    if (this.unsent.size === 0) super.closeIdleConnections();
  }

  /** Stops listening, lets the calls in flight finish, and cuts those that take longer than `maxMs`. */
  async drain(maxMs: number): Promise<void> {
    // A connection with keep-alive must not bring one more request.
    this.prependListener('request', (_req, res) => res.setHeader('Connection', 'close'));
    await this.acceptPending();
    const closed = new Promise<void>(resolve => this.close(() => resolve()));
    const closeIdle = setInterval(() => this.closeIdleConnections(), CLOSE_IDLE_EVERY_MS);
    const cut = setTimeout(() => this.closeAllConnections(), maxMs);
    await closed;
    clearInterval(closeIdle);
    clearTimeout(cut);
  }

  /**
   * Accepts the connections that wait in the system's queue: the end of listening would reset them with their calls. Node
   * accepts as few as one in each turn of its loop.
   */
  private async acceptPending(): Promise<void> {
    let isQuiet = false;
    const onConnection = () => {
      isQuiet = false;
    };
    this.on('connection', onConnection);
    for (const deadline = performance.now() + MAX_ACCEPT_MS; !isQuiet && performance.now() < deadline; ) {
      isQuiet = true;
      await nextTurn();
      await nextTurn();
    }
    this.off('connection', onConnection);
  }
}
