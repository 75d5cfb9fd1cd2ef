import type { Cluster } from './cluster.ts';
import { BENCH_REQUESTS, type BenchRequest } from './requests.ts';
import type { BenchServer } from './server.ts';
import type { BenchSetup } from './setup.ts';

/** The number of times that every request is sent. */
export interface MeasureEffort {
  /** Requests before the measurement, so that code is compiled and caches are filled. */
  readonly warmUp: number;
  readonly rounds: number;
  /** Requests of one kind to one server in one round. */
  readonly requests: number;
  /** Time limit of a round with slow requests. At least one request is sent. */
  readonly roundMs: number;
}

/** The average cost of one request in one round. */
export interface RequestCost {
  /** Time for planning and running the statements. */
  readonly postgresMs: number;
  /**
   * CPU time of PostgreSQL's processes, except for the process that makes the changes between the requests.
   */
  readonly postgresCpuMs: number;
  /** CPU time of the server's process. */
  readonly cpuMs: number;
}

/** The costs of one request on one store. All lists are by round. */
export interface MeasuredRequest {
  readonly request: BenchRequest;
  /** Costs after a change in the store, when the server computes the response. */
  readonly uncached: RequestCost[];
  /**
   * Costs while nothing has changed, when the response comes from the cache, as for every reader after the
   * first.
   */
  readonly cached: RequestCost[];
  readonly baseline: RequestCost[];
  readonly bytes: { readonly product: number; readonly baseline: number };
}

/**
 * Measures the cost of each request. Alternates between the servers round after round. A temporary slowdown
 * of the machine thus affects both sides of each comparison.
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
      // The later variant benefits from the processor's caches, so the order alternates, too.
      if (round % 2 === 1) variants.reverse();
      for (const [name, send] of variants) {
        const server = name === 'baseline' ? setup.baseline : setup.product;
        each[name].push(await measureCost(cluster, setup, server, send, effort));
      }
    }
  }
  return measured;
}

/** Time for warming up, as a multiple of a round. */
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

/** Sends until the count or the time limit is reached. @returns the number of requests sent */
async function repeat(send: () => Promise<unknown>, times: number, maxMs: number): Promise<number> {
  const end = performance.now() + maxMs;
  let count = 0;
  do {
    await send();
    count++;
  } while (count < times && performance.now() < end);
  return count;
}
