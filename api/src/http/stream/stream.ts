import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { GraphQLError } from 'graphql';
import { CloseCode, type Context as Connection } from 'graphql-ws';
import { type Extra, useServer } from 'graphql-ws/use/ws';
import type { Logger } from 'pino';
import { WebSocketServer } from 'ws';
import { isAccessToken } from '../../accessTokens/accessToken.secret.ts';
import { bearerOf } from '../../auth/bearer.ts';
import type { Config } from '../../config.ts';
import type { Services } from '../../context.ts';
import type { LiveContext } from '../../live/change.resolver.ts';
import type { ChangeFeed } from '../../live/changeFeed.ts';
import { SharedAnswers } from '../../live/sharedAnswers.ts';
import { recognise } from '../../sessions/session.query.ts';
import type { Viewer } from '../../viewer/viewer.ts';
import { formatGraphQLError } from '../errorMap.ts';
import type { Budgets } from '../limits/budgets.ts';
import { OperationLimits } from '../limits/operationLimits.ts';
import { safeMessages } from '../safeMessage.ts';
import { graphqlSchema } from '../schema.ts';
import { OpenStreams } from './openStreams.ts';
import { subscriptionOnly } from './subscriptionOnly.ts';

const STREAM_PATH = '/graphql/stream';

/** Far above what a screen sends, far below what could hurt. */
const LARGEST_MESSAGE = 16 * 1024;
const MOST_CONNECTIONS = 2_000;
const INIT_WAIT_MS = 5_000;
const PING_EVERY_MS = 12_000;

/** The WebSocket close code of a busy server: clients reconnect by themselves. */
const TRY_AGAIN_LATER = 1013;

interface StreamParts {
  readonly services: Services;
  readonly session: Config['session'];
  readonly budgets: Budgets;
  readonly feed: ChangeFeed;
  readonly log: Logger;
}

interface Door {
  /** Takes over a connection that requests a stream. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** How many connections are open now. */
  count(): number;
  /** Closes every connection; clients reconnect later. */
  stop(): Promise<void>;
}

type Known = Connection<Record<string, unknown>, Extra & { viewer?: Viewer }>;

/** Any other upgrade, such as to HTTP/2, is ignored: the request is answered as it is. */
export const asksForStream = ({ headers, url }: IncomingMessage): boolean =>
  headers.upgrade?.toLowerCase() === 'websocket' && url?.split('?')[0] === STREAM_PATH;

/** Subscriptions by graphql-ws. Only the token in the connection parameters authorises; a cookie never does. */
export async function streamDoor({ services, session, budgets, feed, log }: StreamParts): Promise<Door> {
  const schema = await graphqlSchema();
  const limits = new OperationLimits(schema, budgets);
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LARGEST_MESSAGE });
  const open = new OpenStreams(services, session, feed);

  const messages = { log, safeMessage: safeMessages(schema) };
  const formatted = (error: unknown) => formatGraphQLError(asError(error).toJSON(), error, messages);

  async function admit({ connectionParams, extra }: Known): Promise<boolean> {
    const token = tokenOf(connectionParams);
    try {
      const viewer = await recognise(services, session, token);
      if (isAccessToken(token))
        extra.socket.close(CloseCode.Forbidden, 'An access token reads queries only.');
      else if (!viewer) extra.socket.close(CloseCode.Unauthorized, 'Please sign in.');
      else if (open.admit(viewer, extra.socket)) extra.viewer = viewer;
      else extra.socket.close(CloseCode.TooManyInitialisationRequests, 'Too many streams are open.');
    } catch {
      extra.socket.close(TRY_AGAIN_LATER, 'Please try again.');
    }
    return extra.viewer !== undefined;
  }

  const graphql = useServer<Record<string, unknown>, { viewer?: Viewer }>(
    {
      schema,
      subscribe: new SharedAnswers().subscribe,
      connectionInitWaitTimeout: INIT_WAIT_MS,
      onConnect: connection => admit(connection),
      context: ({ extra }: Known) => ({ ...services, viewer: extra.viewer, feed }) as LiveContext,
      onSubscribe: ({ subscriptions, extra }: Known, _id, request) =>
        subscriptionOnly({ schema, limits, viewer: extra.viewer as Viewer }, subscriptions, request),
      onError: (_connection, _id, _request, errors) => errors.map(formatted),
      onNext: (_connection, _id, _request, _args, result) =>
        result.errors && { ...result, errors: result.errors.map(formatted) },
    },
    sockets,
    PING_EVERY_MS,
  );

  return {
    upgrade: (request, socket, head) => {
      if (sockets.clients.size >= MOST_CONNECTIONS) return refuse(socket, '503 Service Unavailable');
      sockets.handleUpgrade(request, socket, head, upgraded => {
        sockets.emit('connection', upgraded, request);
        // graphql-ws would print the stack; ws closes the connection by itself, with the right code.
        upgraded
          .removeAllListeners('error')
          .on('error', error => log.debug({ err: error }, 'a stream broke'));
      });
    },
    count: () => sockets.clients.size,
    stop: async () => {
      open.stop();
      await graphql.dispose();
      sockets.close();
    },
  };
}

function tokenOf(parameters: Known['connectionParams']): string | undefined {
  const authorization = parameters?.authorization ?? parameters?.Authorization;
  return typeof authorization === 'string' ? bearerOf({ headers: { authorization } }) : undefined;
}

const asError = (error: unknown) =>
  error instanceof GraphQLError ? error : new GraphQLError('The subscription failed.');

function refuse(socket: Duplex, status: string): void {
  socket.on('error', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
