import compression from 'compression';
import express from 'express';
import type { Logger } from 'pino';
import { requireViewer } from './auth/bearer.ts';
import { localProvider } from './auth/localProvider/localProvider.ts';
import type { Config } from './config.ts';
import type { Services } from './context.ts';
import { AccessLog } from './dataAccess/accessLog.ts';
import { AnalystPool } from './database/analystPool.ts';
import { displayDoor } from './displays/display.door.ts';
import { recordAccess } from './http/dataAccess.ts';
import type { DrainableServer } from './http/drainableServer.ts';
import { createErrorHandler, rejectUnknownCall } from './http/errorMap.ts';
import { createGraphQLErrorHandler, createGraphqlApi } from './http/graphql.ts';
import { createHealthRouter } from './http/health.ts';
import { Budgets } from './http/limits/budgets.ts';
import { CallLimiter } from './http/limits/inFlight.ts';
import { RestReadLimits } from './http/limits/restReads.ts';
import { rejectMalformedRequest } from './http/malformedRequests.ts';
import { createRestRouter } from './http/rest.ts';
import { getGraphqlSchema } from './http/schema.ts';
import { createSecurityHeaders } from './http/security.ts';
import { createHttpServer } from './http/slowClients.ts';
import { isStreamUpgrade, createSubscriptionServer } from './http/stream/stream.ts';
import { Metrics } from './http/telemetry/metrics.ts';
import { createRequestLogger } from './http/telemetry/requestLog.ts';
import { createPageLoader, createWebRouter } from './http/web.ts';
import { ChangeFeed } from './live/changeFeed.ts';
import { jsonBody } from './rest/jsonBody.ts';
import { endingDoor } from './subscriptions/ending.door.ts';
import type { Channel } from './viewer/source.ts';

export interface App {
  readonly server: DrainableServer;
  readonly metrics: Metrics;
  /** Waits for the calls in flight, then closes the remaining connections. */
  stop(): Promise<void>;
}

/** Time that calls in flight may take to finish. The rest of the ten seconds is for closing the database. */
const DRAIN_MS = 8_000;

/** Builds the whole product on one HTTP server: health, sign-in, REST, GraphQL and the web app. */
export async function createApp(config: Config, services: Services, log: Logger): Promise<App> {
  const schema = await getGraphqlSchema();
  const feed = await ChangeFeed.open(services.database.url, log);
  const budgets = new Budgets(config.limits);
  const stream = await createSubscriptionServer({ schema, services, session: config.session, budgets, feed, log });
  const requireSignIn = (door: Channel) => requireViewer(services, config.session, door);
  const analystPool = new AnalystPool(services.database, { replica: config.replica });
  const metrics = new Metrics(services.database, services.queue, analystPool.asked, stream.count);
  const inFlight = new CallLimiter();
  const graphql = await createGraphqlApi({ schema, analystPool, budgets, inFlight, log });

  const accessLog = new AccessLog(services.database, log);
  const security = createSecurityHeaders(config);
  const loadPage = createPageLoader();

  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', config.trustProxy);
  app.disable('etag'); // responses change all the time; static files set their own ETag
  app.use(createRequestLogger(log, metrics));
  app.use(recordAccess(accessLog, services));
  app.use(security.allResponses);
  const { handleDocument, handleText } = graphql;
  app.all(
    '/graphql',
    requireSignIn('screen'),
    jsonBody,
    handleDocument,
    compression(),
    handleText,
    createGraphQLErrorHandler(log),
  );
  app.use('/graphql', rejectUnknownCall);
  app.use(createHealthRouter(services.database));
  app.use(security.documents);
  app.use(compression());
  if (!config.microsoft) app.use('/idp', await localProvider(services, config));
  app.use(
    '/api',
    createRestRouter({
      log,
      context: { services, config },
      requireSignIn: requireSignIn('rest'),
      reads: new RestReadLimits({ analystPool, budgets, inFlight }),
      displays: displayDoor(services, graphql.readDocument('Display'), () => loadPage().catch(() => undefined)),
    }),
  );
  app.use(endingDoor(services));
  app.use(createWebRouter(config.publicUrl, loadPage));
  app.use(rejectUnknownCall);
  app.use(createErrorHandler(log));

  const server = createHttpServer(app, { shouldUpgradeCallback: isStreamUpgrade });
  server.on('upgrade', stream.upgrade);
  server.on('clientError', rejectMalformedRequest);
  return {
    server,
    metrics,
    stop: async () => {
      await stream.stop();
      await feed.close();
      await server.drain(DRAIN_MS);
      await accessLog.stop();
      await graphql.stop();
      await analystPool.close();
    },
  };
}
