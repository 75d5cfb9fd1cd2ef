import { CloseCode } from 'graphql-ws';
import type { WebSocket } from 'ws';
import type { Config } from '../../config.ts';
import type { Services } from '../../context.ts';
import type { ChangeFeed } from '../../live/changeFeed.ts';
import type { ChangeStream } from '../../live/changeStream.ts';
import { openSessionsAmong } from '../../sessions/session.query.ts';
import type { Viewer } from '../../viewer/viewer.ts';

const CHECK_EVERY_MS = 2_000;

/** Tabs and desks of one person at once. */
const MOST_OF_ONE_PERSON = 30;

/**
 * The open connections and their viewers. A session that was ended or left idle loses its connections within seconds. When
 * someone's position or active flag changes, the check runs at once.
 */
export class OpenStreams {
  private readonly viewers = new Map<WebSocket, Viewer>();
  private readonly people: ChangeStream;
  private readonly timer: NodeJS.Timeout;

  constructor(
    private readonly services: Services,
    private readonly limits: Config['session'],
    feed: ChangeFeed,
  ) {
    this.timer = setInterval(() => void this.dropEnded(), CHECK_EVERY_MS).unref();
    this.people = feed.watch({ topics: ['EMPLOYEES'] });
    void this.checkWhenPeopleChange();
  }

  /** @returns whether this person may have one more */
  admit(viewer: Viewer, socket: WebSocket): boolean {
    const theirs = [...this.viewers.values()].filter(each => each.employeeId === viewer.employeeId);
    if (theirs.length >= MOST_OF_ONE_PERSON) return false;
    this.viewers.set(socket, viewer);
    socket.once('close', () => this.viewers.delete(socket));
    return true;
  }

  stop(): void {
    clearInterval(this.timer);
    void this.people.return();
  }

  private async checkWhenPeopleChange(): Promise<void> {
    for await (const _change of this.people) await this.dropEnded();
  }

  private async dropEnded(): Promise<void> {
    if (this.viewers.size === 0) return;
    const watched = [...this.viewers];
    const ids = [...new Set(watched.map(([, viewer]) => viewer.sessionId))];
    const open = await openSessionsAmong(this.services, this.limits, ids).catch(() => undefined);
    if (!open) return; // the database is away: the next check decides
    for (const [socket, viewer] of watched) {
      if (!open.has(viewer.sessionId)) socket.close(CloseCode.Unauthorized, 'Please sign in.');
    }
  }
}
