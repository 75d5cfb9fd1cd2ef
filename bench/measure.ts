import type { Cluster } from './cluster.ts';
import { BENCH_REQUESTS, type BenchRequest } from './requests.ts';
import type { BenchServer } from './server.ts';
import type { BenchSetup } from './setup.ts';

/** The numbers of rounds and requests of a measurement. */
export interface MeasureEffort {
  /** Number of requests before the measurement. These requests compile the code and fill the caches. */
  readonly warmUp: number;
  readonly rounds: number;
  /** Number of requests of one kind to one server in one round. */
  readonly requests: number;
  /** Time limit of a round if its requests are slow. At least one request is sent. */
  readonly roundMs: number;
}

/** The average cost of one request in one round. */
export interface RequestCost {
  /** Milliseconds that PostgreSQL spends planning and running the statements. */
  readonly postgresMs: number;
  /**
   * CPU time of PostgreSQL's processes. It excludes the process that makes the changes between the requests.
   */
  readonly postgresCpuMs: number;
  /** CPU time of the server's process. */
  readonly cpuMs: number;
}

/** The costs of one request on one store. Each list has one item for each round. */
export interface MeasuredRequest {
  readonly request: BenchRequest;
  /** Costs of requests after a change in the store, for which the server computes the response. */
  readonly uncached: RequestCost[];
  /** Costs of requests while nothing has changed. The response then comes from the cache. */
  readonly cached: RequestCost[];
  readonly baseline: RequestCost[];
  readonly bytes: { readonly product: number; readonly baseline: number };
}

/**
 * Measures the cost of each request. Each round sends the request to both servers. A temporary slowdown of
 * the machine thus affects both servers.
 */
export async function measure(
  cluster: Cluster,
  setup: BenchSetup,
  effort: MeasureEffort,
): Promise<MeasuredRequest[]> {
  const measured = await Promise.all(BENCH_REQUESTS.map(each => createMeasuredRequest(setup, each)));
  for (const each of measured) {
    for (const send of Object.values(listVariants(setup, each.request)))
      await repeat(send, effort.warmUp, effort.roundMs * WARM_UP_ROUNDS);
  }
  for (let round = 0; round < effort.rounds; round++) {
    for (const each of measured) {
      const variants = Object.entries(listVariants(setup, each.request)) as [
        Variant,
        () => Promise<unknown>,
      ][];
      // The variant that runs second benefits from the processor's caches. Thus the order of the variants
      // changes each round.
      if (round % 2 === 1) variants.reverse();
      for (const [name, send] of variants) {
        const server = name === 'baseline' ? setup.baseline : setup.product;
        each[name].push(await measureCost(cluster, setup, server, send, effort));
      }
    }
  }
  return measured;
}

/** Time limit of the warm-up, as a multiple of the time limit of a round. */
const WARM_UP_ROUNDS = 4;

type Variant = 'uncached' | 'cached' | 'baseline';

/** Returns the functions that send a request in each variant. */
const listVariants = (setup: BenchSetup, request: BenchRequest): Record<Variant, () => Promise<unknown>> => ({
  uncached: async () => {
    await setup.change();
    await setup.product.send(request);
  },
  cached: () => setup.product.send(request),
  baseline: () => setup.baseline.send(request),
});

async function createMeasuredRequest(setup: BenchSetup, request: BenchRequest): Promise<MeasuredRequest> {
  const product = (await setup.product.send(request)).byteLength;
  const baseline = (await setup.baseline.send(request)).byteLength;
  return { request, uncached: [], cached: [], baseline: [], bytes: { product, baseline } };
}

async function measureCost(
  cluster: Cluster,
  { size, changePid }: BenchSetup,
  server: BenchServer,
  send: () => Promise<unknown>,
  { requests, roundMs }: MeasureEffort,
): Promise<RequestCost> {
  await cluster.takeStatementMs(size.name);
  const postgresBefore = cluster.cpuMs(changePid);
  const before = await server.cpuMs();
  const count = await repeat(send, requests, roundMs);
  const cpuMs = (await server.cpuMs()) - before;
  const postgresCpuMs = cluster.cpuMs(changePid) - postgresBefore;
  const postgresMs = await cluster.takeStatementMs(size.name);
  return { postgresMs: postgresMs / count, postgresCpuMs: postgresCpuMs / count, cpuMs: cpuMs / count };
}

/** Sends requests until the count or the time limit is reached. @returns the number of requests sent */
async function repeat(send: () => Promise<unknown>, maxCount: number, maxMs: number): Promise<number> {
  const end = performance.now() + maxMs;
  let count = 0;
  do {
    await send();
    count++;
  } while (count < maxCount && performance.now() < end);
  return count;
}
