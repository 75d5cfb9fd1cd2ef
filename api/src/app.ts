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
import { answerErrors, noSuchCall } from './http/errorMap.ts';
import { answerGraphQLErrors, graphqlDoor } from './http/graphql.ts';
import { healthDoor } from './http/health.ts';
import { Budgets } from './http/limits/budgets.ts';
import { InFlight } from './http/limits/inFlight.ts';
import { RestReads } from './http/limits/restReads.ts';
import { answerMalformed } from './http/malformedRequests.ts';
import { restDoor } from './http/rest.ts';
import { securityHeaders } from './http/security.ts';
import { serverWithTimeouts } from './http/slowClients.ts';
import { asksForStream, streamDoor } from './http/stream/stream.ts';
import { Metrics } from './http/telemetry/metrics.ts';
import { requestLog } from './http/telemetry/requestLog.ts';
import { pageReadOnce, webDoor } from './http/web.ts';
import { ChangeFeed } from './live/changeFeed.ts';
import { jsonBody } from './rest/jsonBody.ts';
import { endingDoor } from './subscriptions/ending.door.ts';
import type { Door } from './viewer/source.ts';

export interface App {
  readonly server: DrainableServer;
  readonly metrics: Metrics;
  /** Lets the calls in flight finish, then closes what is left. */
  stop(): Promise<void>;
}

/** Longer than a call may take; the rest of a stop's ten seconds is the database's. */
const DRAIN_MS = 8_000;

/** Wires the whole product on one HTTP server: health, sign-in, REST, GraphQL and the web app. */
export async function createApp(config: Config, services: Services, log: Logger): Promise<App> {
  const feed = await ChangeFeed.open(services.database.url, log);
  const budgets = new Budgets(config.limits);
  const stream = await streamDoor({ services, session: config.session, budgets, feed, log });
  const signedIn = (door: Door) => requireViewer(services, config.session, door);
  const analystPool = new AnalystPool(services.database, { replica: config.replica });
  const metrics = new Metrics(services.database, services.queue, analystPool.asked, stream.count);
  const inFlight = new InFlight();
  const graphql = await graphqlDoor({ analystPool, budgets, inFlight, log });

  const accesses = new AccessLog(services.database, log);
  const security = securityHeaders(config);
  const page = pageReadOnce();

  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', config.trustProxy);
  app.disable('etag'); // of answers, which change all the time; files bring their own
  app.use(requestLog(log, metrics));
  app.use(recordAccess(accesses, services));
  app.use(security.answers);
  const { documents, texts } = graphql;
  app.all(
    '/graphql',
    signedIn('screen'),
    jsonBody,
    documents,
    compression(),
    texts,
    answerGraphQLErrors(log),
  );
  app.use('/graphql', noSuchCall);
  app.use(healthDoor(services.database));
  app.use(security.documents);
  app.use(compression());
  if (!config.microsoft) app.use('/idp', await localProvider(services, config));
  app.use(
    '/api',
    restDoor({
      log,
      site: { services, config },
      signedIn: signedIn('rest'),
      reads: new RestReads({ analystPool, budgets, inFlight }),
      displays: displayDoor(services, graphql.readDocument('Display'), () => page().catch(() => undefined)),
    }),
  );
  app.use(endingDoor(services));
  app.use(webDoor(config.publicUrl, page));
  app.use(noSuchCall);
  app.use(answerErrors(log));

  const server = serverWithTimeouts(app, { shouldUpgradeCallback: asksForStream });
  server.on('upgrade', stream.upgrade);
  server.on('clientError', answerMalformed);
  return {
    server,
    metrics,
    stop: async () => {
      await stream.stop();
      await feed.close();
      await server.drain(DRAIN_MS);
      await accesses.stop();
      await graphql.stop();
      await analystPool.close();
    },
  };
}
