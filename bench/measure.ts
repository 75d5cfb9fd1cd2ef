import type { Cluster } from './cluster.ts';
import { QUESTIONS, type Question } from './questions.ts';
import type { BenchServer } from './server.ts';
import type { Stand } from './stand.ts';

/** How often every request is sent. */
export interface Effort {
  /** Requests before anything counts, so that what is compiled and cached along the way is. */
  readonly warmUp: number;
  readonly rounds: number;
  /** Requests of one question to one server in one round. */
  readonly requests: number;
  /** A round of something slow makes do with as many as fit in here, one at least. */
  readonly roundMs: number;
}

/** What one request cost, on the average of one round. */
export interface Cost {
  /** Planning and running the statements. */
  readonly postgresMs: number;
  /** CPU time of PostgreSQL's processes, but for the one that makes the changes between the requests. */
  readonly postgresCpuMs: number;
  /** CPU time of the server's process. */
  readonly cpuMs: number;
}

/** The costs of one question over one store; all lists are by round. */
export interface Measured {
  readonly question: Question;
  /** After a change in the store: the answer is computed. */
  readonly anew: Cost[];
  /** While nothing has changed, as for every reader after the first: the answer is in the cache. */
  readonly again: Cost[];
  readonly floor: Cost[];
  readonly bytes: { readonly ours: number; readonly floor: number };
}

/**
 * Sends everything in turns, round after round: whatever slows the machine for a while slows both sides of each
 * comparison.
 */
export async function measure(cluster: Cluster, stand: Stand, effort: Effort): Promise<Measured[]> {
  const measured = await Promise.all(QUESTIONS.map(each => unmeasured(stand, each)));
  for (const each of measured) {
    for (const way of Object.values(waysOf(stand, each.question)))
      await repeat(way, effort.warmUp, effort.roundMs * WARM_UP_ROUNDS);
  }
  for (let round = 0; round < effort.rounds; round++) {
    for (const each of measured) {
      const ways = Object.entries(waysOf(stand, each.question)) as [Way, () => Promise<unknown>][];
      // The later of them profits from what the earlier has left in the processor's caches: they take turns at that too.
      if (round % 2 === 1) ways.reverse();
      for (const [name, send] of ways) {
        const server = name === 'floor' ? stand.floor : stand.ours;
        each[name].push(await costOf(cluster, stand, server, send, effort));
      }
    }
  }
  return measured;
}

/** The time to warm up in, as a multiple of a round's. */
const WARM_UP_ROUNDS = 4;

type Way = 'anew' | 'again' | 'floor';

/** The ways in which a request is measured. */
const waysOf = (stand: Stand, question: Question): Record<Way, () => Promise<unknown>> => ({
  anew: async () => {
    await stand.change();
    await stand.ours.answer(question);
  },
  again: () => stand.ours.answer(question),
  floor: () => stand.floor.answer(question),
});

async function unmeasured(stand: Stand, question: Question): Promise<Measured> {
  const ours = (await stand.ours.answer(question)).byteLength;
  const floor = (await stand.floor.answer(question)).byteLength;
  return { question, anew: [], again: [], floor: [], bytes: { ours, floor } };
}

async function costOf(
  cluster: Cluster,
  { size, handPid }: Stand,
  server: BenchServer,
  send: () => Promise<unknown>,
  { requests, roundMs }: Effort,
): Promise<Cost> {
  await cluster.takeStatementMs(size.name);
  const postgresBefore = cluster.cpuMs(handPid);
  const before = await server.cpuMs();
  const count = await repeat(send, requests, roundMs);
  const cpuMs = (await server.cpuMs()) - before;
  const postgresCpuMs = cluster.cpuMs(handPid) - postgresBefore;
  const postgresMs = await cluster.takeStatementMs(size.name);
  return { postgresMs: postgresMs / count, postgresCpuMs: postgresCpuMs / count, cpuMs: cpuMs / count };
}

/** @returns how often it was sent: so many times, or as often as fit into the time */
async function repeat(send: () => Promise<unknown>, times: number, mostMs: number): Promise<number> {
  const end = performance.now() + mostMs;
  let count = 0;
  do {
    await send();
    count++;
  } while (count < times && performance.now() < end);
  return count;
}
