import { CloseCode } from 'graphql-ws';
import type { WebSocket } from 'ws';
import type { Config } from '../../config.ts';
import type { Services } from '../../context.ts';
import type { ChangeFeed } from '../../live/changeFeed.ts';
import type { ChangeStream } from '../../live/changeStream.ts';
import { openSessionsAmong } from '../../sessions/session.query.ts';
import type { Viewer } from '../../viewer/viewer.ts';

const CHECK_EVERY_MS = 2_000;

/** Maximum connections of one person, over all tabs and devices. */
const MAX_PER_PERSON = 30;

/**
 * The open connections and their viewers.
 * Closes the connections of ended and idle sessions within seconds.
 * Checks at once after a change of an employee.
 */
export class OpenStreams {
  private readonly viewers = new Map<WebSocket, Viewer>();
  private readonly employeeChanges: ChangeStream;
  private readonly timer: NodeJS.Timeout;

  constructor(
    private readonly services: Services,
    private readonly limits: Config['session'],
    feed: ChangeFeed,
  ) {
    this.timer = setInterval(() => void this.closeEnded(), CHECK_EVERY_MS).unref();
    this.employeeChanges = feed.watch({ topics: ['EMPLOYEES'] });
    void this.checkOnEmployeeChange();
  }

  /** Registers a connection. @returns false if the person has too many connections */
  add(viewer: Viewer, socket: WebSocket): boolean {
    const ownViewers = [...this.viewers.values()].filter(each => each.employeeId === viewer.employeeId);
    if (ownViewers.length >= MAX_PER_PERSON) return false;
    this.viewers.set(socket, viewer);
    socket.once('close', () => this.viewers.delete(socket));
    return true;
  }

  stop(): void {
    clearInterval(this.timer);
    void this.employeeChanges.return();
  }

  private async checkOnEmployeeChange(): Promise<void> {
    for await (const _change of this.employeeChanges) await this.closeEnded();
  }

  private async closeEnded(): Promise<void> {
    if (this.viewers.size === 0) return;
    const connections = [...this.viewers];
    const ids = [...new Set(connections.map(([, viewer]) => viewer.sessionId))];
    const openSessions = await openSessionsAmong(this.services, this.limits, ids).catch(() => undefined);
    if (!openSessions) return; // the database is not available: the next check decides
    for (const [socket, viewer] of connections) {
      if (!openSessions.has(viewer.sessionId)) socket.close(CloseCode.Unauthorized, 'Please sign in.');
    }
  }
}
