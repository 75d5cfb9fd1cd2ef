import { createServer } from 'node:http';
import { Router } from 'express';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/database.ts';
import type { Queue } from '../../queue/queue.ts';
import type { JobStats } from '../../queue/queueDatabase.ts';
import { listen } from '../httpServer.ts';

/** A completed request, described only by values that clients cannot invent. */
interface CompletedRequest {
  readonly method: string;
  readonly route: string;
  readonly status: number;
}

/** The buckets of request durations in seconds, from a cached report to the maximum wait for the database. */
const DURATION_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The figures that Prometheus collects (docs/OPERATIONS.md, Metrics). */
export class Metrics {
  readonly registry = new Registry();
  private readonly requests: Histogram<keyof CompletedRequest>;

  /**
   * @param queue provides the statistics of the jobs once it has started
   * @param analyses number of analysis statements by server
   * @param countOpenStreams returns the number of open live connections
   */
  constructor(
    database: Database,
    queue: Queue,
    analyses: Readonly<Record<string, number>>,
    countOpenStreams: () => number,
  ) {
    const registers = [this.registry];
    this.requests = new Histogram({
      name: 'salesfloor_request_seconds',
      help: 'Request duration in seconds, by method, route and status.',
      labelNames: ['method', 'route', 'status'],
      buckets: DURATION_BUCKETS,
      registers,
    });
    new Gauge({
      name: 'salesfloor_database_connections',
      help: 'Number of database connections in the pool, by state (busy or idle).',
      labelNames: ['state'],
      registers,
      collect() {
        const { busy, idle } = database.poolStats;
        this.set({ state: 'busy' }, busy);
        this.set({ state: 'idle' }, idle);
      },
    });
    new Gauge({
      name: 'salesfloor_database_waiting',
      help: 'Number of calls waiting for a database connection from the pool.',
      registers,
      collect() {
        this.set(database.poolStats.waiting);
      },
    });
    new Counter({
      name: 'salesfloor_analysis_statements_total',
      help: 'Number of database statements run for analysts, by server.',
      labelNames: ['server'],
      registers,
      collect() {
        this.reset();
        for (const [server, count] of Object.entries(analyses)) this.inc({ server }, count);
      },
    });
    new Gauge({
      name: 'salesfloor_live_streams',
      help: 'Number of live connections that screens currently have open.',
      registers,
      collect() {
        this.set(countOpenStreams());
      },
    });
    const addJobGauge = (name: string, help: string, getValue: (stats: JobStats) => number) =>
      new Gauge({
        ...{ name, help, labelNames: ['job'], registers },
        async collect() {
          const all = (await queue.getJobStats().catch(() => undefined)) ?? [];
          for (const stats of all) this.set({ job: stats.job }, getValue(stats));
        },
      });
    addJobGauge('salesfloor_jobs_waiting', 'Number of job runs waiting to start.', ({ waiting }) => waiting);
    addJobGauge(
      'salesfloor_jobs_oldest_seconds',
      'Seconds that the oldest waiting job run has been waiting.',
      ({ oldestSeconds }) => oldestSeconds,
    );
    addJobGauge(
      'salesfloor_jobs_failed',
      'Number of job runs that failed permanently in the last 30 days.',
      ({ failed }) => failed,
    );
  }

  observe(request: CompletedRequest, seconds: number): void {
    this.requests.observe({ ...request }, seconds);
  }

  /** Measures memory, CPU, event loop and garbage collection of the process too, from now on. */
  watchProcess(): void {
    collectDefaultMetrics({ register: this.registry });
  }
}

/**
 * Serves `/metrics` on a separate port, never on the public one.
 * @returns a function that stops the server
 */
export async function serveMetrics(
  { host, port }: NonNullable<Config['metrics']>,
  metrics: Metrics,
): Promise<() => Promise<void>> {
  const { registry } = metrics;
  const server = createServer(async (req, res) => {
    if (req.method !== 'GET' || req.url !== '/metrics') return void res.writeHead(404).end();
    const text = await registry.metrics();
    res.writeHead(200, { 'content-type': registry.contentType }).end(text);
  });
  await listen(server, { host, port, variable: 'METRICS_PORT' });
  metrics.watchProcess();
  return async () => {
    server.closeAllConnections();
    await new Promise(resolve => server.close(resolve));
  };
}

/**
 * Creates the routes for monitoring. `/healthz` succeeds while the process runs, and `/readyz` while its
 * database is reachable and migrated.
 */
export function createHealthRouter(database: Database): Router {
  const router = Router();
  router.get('/healthz', (_req, res) => {
    res.json({ status: 'ok' });
  });
  router.get('/readyz', async (_req, res) => {
    const problem = await database.getReadinessProblem();
    res.status(problem ? 503 : 200).json({ status: problem ?? 'ok' });
  });
  return router;
}
