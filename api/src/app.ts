import compression from 'compression';
import express from 'express';
import type { Logger } from 'pino';
import { AccessLog } from './modules/accessLog/accessLog.ts';
import { createLocalProvider } from './modules/auth/localProvider/localProvider.ts';
import { requireViewer } from './modules/auth/requireViewer.ts';
import { createDisplayRouter } from './modules/displays/display.router.ts';
import { createUnsubscribeRoutes } from './modules/reportEmails/unsubscribe.routes.ts';
import { ChangeFeed } from './platform/changeFeed/changeFeed.ts';
import type { Config } from './platform/config.ts';
import type { Services } from './platform/context.ts';
import { AnalystPool } from './platform/database/analystPool.ts';
import { createErrorHandler, rejectUnknownCall } from './platform/http/errorResponses.ts';
import { createGraphQLErrorHandler, createGraphqlApi } from './platform/http/graphql/graphqlApi.ts';
import {
  createHttpServer,
  type DrainableServer,
  rejectMalformedRequest,
} from './platform/http/httpServer.ts';
import { Budgets } from './platform/http/limits/budgets.ts';
import { CallLimiter } from './platform/http/limits/callLimiter.ts';
import { RestReadLimits } from './platform/http/limits/restReadLimits.ts';
import { createHealthRouter, Metrics } from './platform/http/monitoring/monitoring.ts';
import { createRequestLogger } from './platform/http/monitoring/requestLog.ts';
import { createSecurityHeaders } from './platform/http/securityHeaders.ts';
import { createPageLoader, createWebRouter } from './platform/http/webRoutes.ts';
import { jsonBody } from './platform/rest/jsonBody.ts';
import type { Channel } from './platform/viewer/viewer.ts';
import { getGraphqlSchema } from './wiring/graphqlSchema.ts';
import { createAccessRecorder } from './wiring/recordAccess.ts';
import { createRestRouter } from './wiring/restApi.ts';
import { createSubscriptionServer, isStreamUpgrade } from './wiring/subscriptionServer.ts';

export interface App {
  readonly server: DrainableServer;
  readonly metrics: Metrics;
  /** Waits until the current calls have finished, then closes the remaining connections. */
  stop(): Promise<void>;
}

/** Time that the current calls have to finish. The rest of the ten seconds is for closing the database. */
const DRAIN_MS = 8_000;

/** Creates the HTTP server with all routes: health, sign-in, REST, GraphQL and the web app. */
export async function createApp(config: Config, services: Services, log: Logger): Promise<App> {
  const schema = await getGraphqlSchema();
  const feed = await ChangeFeed.open(services.database.url, log);
  const budgets = new Budgets(config.limits);
  const subscriptionServer = await createSubscriptionServer({
    schema,
    services,
    session: config.session,
    budgets,
    feed,
    log,
  });
  const requireSignIn = (channel: Channel) => requireViewer(services, config.session, channel);
  const analystPool = new AnalystPool(services.database, { replica: config.replica });
  const metrics = new Metrics(
    services.database,
    services.queue,
    analystPool.statementCounts,
    subscriptionServer.countConnections,
  );
  const inFlight = new CallLimiter();
  const graphql = await createGraphqlApi({ schema, analystPool, budgets, inFlight, log });

  const accessLog = new AccessLog(services.database, log);
  const security = createSecurityHeaders(config);
  const loadPage = createPageLoader();

  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', config.trustProxy);
  app.disable('etag'); // Responses change all the time. Static files set their own ETag.
  app.use(createRequestLogger(log, metrics));
  app.use(createAccessRecorder(accessLog, services));
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
  if (!config.microsoft) app.use('/idp', await createLocalProvider(services, config));
  app.use(
    '/api',
    createRestRouter({
      log,
      context: { services, config },
      requireSignIn: requireSignIn('rest'),
      reads: new RestReadLimits({ analystPool, budgets, inFlight }),
      displays: createDisplayRouter(services, graphql.readDocument('Display'), () =>
        loadPage().catch(() => undefined),
      ),
    }),
  );
  app.use(createUnsubscribeRoutes(services));
  app.use(createWebRouter(config.publicUrl, loadPage));
  app.use(rejectUnknownCall);
  app.use(createErrorHandler(log));

  const server = createHttpServer(app, { shouldUpgradeCallback: isStreamUpgrade });
  server.on('upgrade', subscriptionServer.handleUpgrade);
  server.on('clientError', rejectMalformedRequest);
  return {
    server,
    metrics,
    stop: async () => {
      await subscriptionServer.stop();
      await feed.close();
      await server.drain(DRAIN_MS);
      await accessLog.stop();
      await graphql.stop();
      await analystPool.close();
    },
  };
}
