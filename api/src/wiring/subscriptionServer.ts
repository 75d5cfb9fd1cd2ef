import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { GraphQLError, type GraphQLSchema } from 'graphql';
import { CloseCode, type Context as Connection } from 'graphql-ws';
import { type Extra, useServer } from 'graphql-ws/use/ws';
import type { Logger } from 'pino';
import { type WebSocket, WebSocketServer } from 'ws';
import { isAccessTokenFormat } from '../modules/accessTokens/accessToken.query.ts';
import { getBearerToken } from '../modules/auth/requireViewer.ts';
import { findCallerWithoutActivity, findUsableSessions } from '../modules/sessions/session.query.ts';
import type { SubscriptionContext } from '../platform/changeFeed/change.resolver.ts';
import type { ChangeFeed, ChangeStream } from '../platform/changeFeed/changeFeed.ts';
import { SharedSubscriptions } from '../platform/changeFeed/sharedSubscriptions.ts';
import type { Config } from '../platform/config.ts';
import type { Services } from '../platform/context.ts';
import { formatGraphQLError } from '../platform/http/errorResponses.ts';
import { createMessageSanitizer } from '../platform/http/graphql/messageSanitizer.ts';
import { OperationLimits } from '../platform/http/graphql/operationLimits.ts';
import { parseSubscription } from '../platform/http/graphql/parseSubscription.ts';
import type { Budgets } from '../platform/http/limits/budgets.ts';
import type { Viewer } from '../platform/viewer/viewer.ts';

const STREAM_PATH = '/graphql/stream';

/** Maximum size of a message. Messages of a screen are far smaller, and harmful messages are far larger. */
const MAX_MESSAGE_BYTES = 16 * 1024;
const MAX_CONNECTIONS = 2_000;
const INIT_WAIT_MS = 5_000;
const PING_INTERVAL_MS = 12_000;

/** The WebSocket close code of a busy server. Clients reconnect after it. */
const TRY_AGAIN_LATER = 1013;

interface SubscriptionServerOptions {
  readonly schema: GraphQLSchema;
  readonly services: Services;
  readonly session: Config['session'];
  readonly budgets: Budgets;
  readonly feed: ChangeFeed;
  readonly log: Logger;
}

interface SubscriptionServer {
  /** Takes over a connection that requests a subscription stream. */
  handleUpgrade(request: IncomingMessage, socket: Duplex, firstPacket: Buffer): void;
  /** Returns the number of open connections. */
  countConnections(): number;
  /** Closes every connection; clients reconnect later. */
  stop(): Promise<void>;
}

type StreamConnection = Connection<Record<string, unknown>, Extra & { viewer?: Viewer }>;

/**
 * Returns whether a request opens a subscription stream. Other upgrades, such as to HTTP/2, are ignored, and
 * the request is handled as usual.
 */
export const isStreamUpgrade = ({ headers, url }: IncomingMessage): boolean =>
  headers.upgrade?.toLowerCase() === 'websocket' && url?.split('?')[0] === STREAM_PATH;

/**
 * Creates the server for subscriptions by graphql-ws. The only accepted credential is the token in the
 * connection parameters. Cookies are ignored.
 */
export async function createSubscriptionServer({
  schema,
  services,
  session,
  budgets,
  feed,
  log,
}: SubscriptionServerOptions): Promise<SubscriptionServer> {
  const limits = new OperationLimits(schema, budgets);
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES });
  const openStreams = new OpenStreams(services, session, feed);

  const errorOptions = { log, sanitizeMessage: createMessageSanitizer(schema) };
  const formatError = (error: unknown) =>
    formatGraphQLError(toGraphQLError(error).toJSON(), error, errorOptions);

  async function authenticateConnection({ connectionParams, extra }: StreamConnection): Promise<boolean> {
    const token = parseToken(connectionParams);
    try {
      const viewer = await findCallerWithoutActivity(services, session, token);
      if (isAccessTokenFormat(token))
        extra.socket.close(CloseCode.Forbidden, 'Access tokens can only run queries.');
      else if (!viewer) extra.socket.close(CloseCode.Unauthorized, 'Please sign in.');
      else if (openStreams.add(viewer, extra.socket)) extra.viewer = viewer;
      else extra.socket.close(CloseCode.TooManyInitialisationRequests, 'Too many open connections.');
    } catch {
      extra.socket.close(TRY_AGAIN_LATER, 'Please try again.');
    }
    return extra.viewer !== undefined;
  }

  const graphql = useServer<Record<string, unknown>, { viewer?: Viewer }>(
    {
      schema,
      subscribe: new SharedSubscriptions().subscribe,
      connectionInitWaitTimeout: INIT_WAIT_MS,
      onConnect: connection => authenticateConnection(connection),
      context: ({ extra }: StreamConnection) =>
        ({ ...services, viewer: extra.viewer, feed }) as SubscriptionContext,
      onSubscribe: ({ subscriptions, extra }: StreamConnection, _id, request) =>
        parseSubscription({ schema, limits, viewer: extra.viewer as Viewer }, subscriptions, request),
      onError: (_connection, _id, _request, errors) => errors.map(formatError),
      onNext: (_connection, _id, _request, _args, result) =>
        result.errors && { ...result, errors: result.errors.map(formatError) },
    },
    sockets,
    PING_INTERVAL_MS,
  );

  return {
    handleUpgrade: (request, socket, firstPacket) => {
      if (sockets.clients.size >= MAX_CONNECTIONS) return rejectUpgrade(socket, '503 Service Unavailable');
      sockets.handleUpgrade(request, socket, firstPacket, upgraded => {
        sockets.emit('connection', upgraded, request);
        // graphql-ws would print the stack. ws closes the connection itself, with the correct code.
        upgraded
          .removeAllListeners('error')
          .on('error', error => log.debug({ err: error }, 'stream connection error'));
      });
    },
    countConnections: () => sockets.clients.size,
    stop: async () => {
      openStreams.stop();
      await graphql.dispose();
      sockets.close();
    },
  };
}

function parseToken(parameters: StreamConnection['connectionParams']): string | undefined {
  const authorization = parameters?.authorization ?? parameters?.Authorization;
  return typeof authorization === 'string' ? getBearerToken({ headers: { authorization } }) : undefined;
}

const toGraphQLError = (error: unknown) =>
  error instanceof GraphQLError ? error : new GraphQLError('The subscription failed.');

function rejectUpgrade(socket: Duplex, status: string): void {
  socket.on('error', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

const CHECK_INTERVAL_MS = 2_000;

/** Maximum number of connections of one person, over all tabs and devices. */
const MAX_PER_PERSON = 30;

/**
 * The open connections and their viewers.
 * Closes the connections of ended and idle sessions within seconds.
 * Checks the sessions immediately after a change of an employee.
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
    this.timer = setInterval(() => void this.closeEnded(), CHECK_INTERVAL_MS).unref();
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
    const openSessions = await findUsableSessions(this.services, this.limits, ids).catch(() => undefined);
    if (!openSessions) return; // the database is not available, so the next check decides
    for (const [socket, viewer] of connections) {
      if (!openSessions.has(viewer.sessionId)) socket.close(CloseCode.Unauthorized, 'Please sign in.');
    }
  }
}
