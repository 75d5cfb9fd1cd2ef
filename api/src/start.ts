import { isNativeError } from 'node:util/types';
import type { Logger } from 'pino';
import { createApp } from './app.ts';
import { bootstrapAdmin } from './modules/auth/bootstrapAdmin.ts';
import { type DemoPerson, listDemoPeople } from './modules/auth/localProvider/demoPeople.ts';
import { seedDemoStore } from './modules/demoStore/demoStore.ts';
import { eventLoopDelay } from './modules/health/checks/server.ts';
import { createSystemClock } from './platform/clock.ts';
import { type Config, readConfig } from './platform/config.ts';
import type { Services } from './platform/context.ts';
import { requireSupportedServer } from './platform/database/connections/serverCheck.ts';
import { StandbyError } from './platform/database/connections/storeClient.ts';
import { Database } from './platform/database/database.ts';
import { isServerLost } from './platform/database/databaseErrors.ts';
import { migrate } from './platform/database/migrate.ts';
import { formatHosts } from './platform/databaseUrl.ts';
import { startEmbeddedPostgres } from './platform/embeddedPostgres/embeddedPostgres.ts';
import { HeavyWork } from './platform/heavyWork/heavyWork.ts';
import { listen } from './platform/http/httpServer.ts';
import { serveMetrics } from './platform/http/monitoring/monitoring.ts';
import { createLog } from './platform/log.ts';
import { Mailer } from './platform/mail/mailer.ts';
import { Queue } from './platform/queue/queue.ts';
import { assertTableColumns, entities } from './wiring/entities.ts';
import { jobs, mailJobs } from './wiring/jobs.ts';

export interface RunningServer {
  stop(): Promise<void>;
}

/**
 * Functions that stop the started parts. They run in reverse order, even when a later part fails to start.
 */
type StopFunctions = (() => Promise<void>)[];

/**
 * Starts the product: the database, its tables, the demo store and the server.
 * @param print receives each step as a plain line, for the person at the terminal
 * @throws ConfigError, and errors of other types with a one-sentence message
 */
export async function start(env: NodeJS.ProcessEnv, print: (line: string) => void): Promise<RunningServer> {
  const config = readConfig(env);
  const log = createLog(config.logLevel);
  const stops: StopFunctions = [];
  const stop = async () => {
    for (const each of stops.splice(0).reverse()) await each();
  };
  try {
    await startParts(config, log, print, stops);
    return { stop };
  } catch (error) {
    log.debug({ err: error }, 'start failed');
    await stop();
    throw error;
  }
}

async function startParts(
  config: Config,
  log: Logger,
  print: (line: string) => void,
  stops: StopFunctions,
): Promise<void> {
  const { addresses, describeProblem } = await resolveDatabase(config, print, stops);
  const rethrowWithMessage = async (error: unknown) => {
    const message = await describeProblem(error);
    throw message ? new Error(message, { cause: error }) : error;
  };
  const people = await prepareStore(config, addresses.directUrl, print).catch(rethrowWithMessage);
  const services = await openStore(config, addresses, log, stops).catch(rethrowWithMessage);
  const app = await createApp(config, services, log);
  stops.push(async () => {
    const appStopped = app.stop();
    await Promise.all([appStopped, services.queue.stop(appStopped), services.heavyWork?.stop()]);
  });
  await listen(app.server, { port: config.port, variable: 'PORT' });
  if (config.metrics) stops.push(await serveMetrics(config.metrics, app.metrics));
  eventLoopDelay.enable();
  stops.push(async () => void eventLoopDelay.disable());
  services.queue.start(services.mailer ? [...jobs, ...mailJobs] : jobs, services, config.isWorker);
  printWelcome(config, people, print);
}

/** The addresses of the database. */
interface DatabaseAddresses {
  readonly url: string;
  /**
   * The address of PostgreSQL itself. It differs from `url` if `url` is the address of a connection pooler.
   */
  readonly directUrl: string;
}

interface ResolvedDatabase {
  readonly addresses: DatabaseAddresses;
  /** Returns a message if the database caused the error. */
  describeProblem(error: unknown): Promise<string | undefined>;
}

async function resolveDatabase(
  { databaseUrl, directUrl, dataDir }: Config,
  print: (line: string) => void,
  stops: StopFunctions,
): Promise<ResolvedDatabase> {
  if (databaseUrl) {
    const addresses = { url: databaseUrl, directUrl: directUrl ?? databaseUrl };
    return { addresses, describeProblem: async error => describeServerProblem(error, databaseUrl) };
  }
  const embedded = await startEmbeddedPostgres({ dataDir, log: print });
  stops.push(embedded.stop);
  return { addresses: { url: embedded.url, directUrl: embedded.url }, describeProblem: embedded.findProblem };
}

/**
 * Returns a message for an error of the database server, and undefined for other errors.
 * The error of an unreachable server has a code. It has no message if the server's name has several
 * addresses.
 */
function describeServerProblem(error: unknown, databaseUrl: string): string | undefined {
  const servers = formatHosts(databaseUrl);
  if (error instanceof StandbyError)
    return `The database at ${servers} is read-only. DATABASE_URL must point to the primary server.`;
  const code = isNativeError(error) && 'code' in error ? String(error.code) : '';
  if (!isServerLost(error)) return undefined;
  return `The database at ${servers} is not responding. Check that it is running, and check DATABASE_URL.${code && ` (${code})`}`;
}

/**
 * Migrates the tables without time limits. Also writes the first content of the store, if that is configured.
 * @returns the people that the local sign-in offers
 */
async function prepareStore(
  config: Config,
  directUrl: string,
  print: (line: string) => void,
): Promise<DemoPerson[]> {
  await requireSupportedServer(
    directUrl,
    config.directUrl === config.databaseUrl ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL',
  );
  await migrate(directUrl, { print });
  const database = await Database.openForStart(directUrl, entities);
  try {
    await assertTableColumns(database);
    const clock = createSystemClock(config.storeTimeZone);
    if (config.demoData) await seedDemoStore(database, clock.today(), print);
    if (
      config.bootstrapAdminEmail &&
      (await bootstrapAdmin({ database, clock }, config.bootstrapAdminEmail))
    ) {
      print(`${config.bootstrapAdminEmail} is now an admin.`);
    }
    return await listDemoPeople(database);
  } finally {
    await database.close();
  }
}

async function openStore(
  config: Config,
  { url, directUrl }: DatabaseAddresses,
  log: Logger,
  stops: StopFunctions,
): Promise<Services> {
  const database = await Database.open(url, entities, directUrl);
  stops.push(() => database.close());
  const { publicUrl, storeName, storeTimeZone, folders } = config;
  const mailer = config.mail && new Mailer(config.mail);
  const clock = createSystemClock(storeTimeZone);
  const queue = new Queue(directUrl, clock, log);
  const heavyWork = new HeavyWork({ url, directUrl, timeZone: storeTimeZone });
  return { database, clock, publicUrl, storeName, mailer, queue, heavyWork, folders };
}

/** Prints the address of the app and the people that the local sign-in offers. */
function printWelcome(config: Config, people: readonly DemoPerson[], print: (line: string) => void): void {
  print(`\nSalesfloor is running at ${config.publicUrl}`);
  if (config.microsoft) return;
  print('\nSign in there as one of these people (no password needed):');
  for (const { name, role, email } of people) {
    print(`  ${role.padEnd(16)} ${name.padEnd(24)} ${email}`);
  }
}
