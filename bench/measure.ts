import type { Cluster } from './cluster.ts';
import type { Contender } from './contender.ts';
import { QUESTIONS, type Question } from './questions.ts';
import type { Stand } from './stand.ts';

/** How often everything is asked. */
export interface Effort {
  /** Requests before anything counts, so that what is compiled and cached along the way is. */
  readonly warmUp: number;
  readonly rounds: number;
  /** Requests of one question to one server in one round. */
  readonly requests: number;
}

/** What one request cost, on the average of one round. */
export interface Cost {
  /** Planning and running the statements. */
  readonly postgresMs: number;
  /** CPU time of the server's process. */
  readonly cpuMs: number;
}

/** The costs of one question over one store; both lists are by round. */
export interface Measured {
  readonly stand: Stand;
  readonly question: Question;
  readonly ours: Cost[];
  readonly floor: Cost[];
  readonly bytes: { readonly ours: number; readonly floor: number };
}

/**
 * Asks everything in turns, round after round: whatever slows the machine for a while slows both sides of each
 * comparison.
 */
export async function measure(
  cluster: Cluster,
  stands: readonly Stand[],
  effort: Effort,
): Promise<Measured[]> {
  const measured = await Promise.all(stands.flatMap(stand => QUESTIONS.map(each => unmeasured(stand, each))));
  for (const { stand, question } of measured) {
    for (const contender of [stand.ours, stand.floor]) await ask(contender, question, effort.warmUp);
  }
  for (let round = 0; round < effort.rounds; round++) {
    for (const { stand, question, ours, floor } of measured) {
      const cost = (contender: Contender) => costOf(cluster, stand, contender, question, effort.requests);
      // The second of two profits from what the first has left in the processor's caches: they take turns at that too.
      if (round % 2 === 0) ours.push(await cost(stand.ours));
      floor.push(await cost(stand.floor));
      if (round % 2 === 1) ours.push(await cost(stand.ours));
    }
  }
  return measured;
}

async function unmeasured(stand: Stand, question: Question): Promise<Measured> {
  const ours = (await stand.ours.answer(question)).byteLength;
  const floor = (await stand.floor.answer(question)).byteLength;
  return { stand, question, ours: [], floor: [], bytes: { ours, floor } };
}

async function costOf(
  cluster: Cluster,
  { size }: Stand,
  contender: Contender,
  question: Question,
  requests: number,
): Promise<Cost> {
  await cluster.takeStatementMs(size.name);
  const before = await contender.cpuMs();
  await ask(contender, question, requests);
  const cpuMs = (await contender.cpuMs()) - before;
  const postgresMs = await cluster.takeStatementMs(size.name);
  return { postgresMs: postgresMs / requests, cpuMs: cpuMs / requests };
}

async function ask(contender: Contender, question: Question, times: number): Promise<void> {
  for (let time = 0; time < times; time++) await contender.answer(question);
}
