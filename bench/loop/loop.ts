import { setTimeout as sleep } from 'node:timers/promises';
import { Cluster, onDatabase } from '../cluster.ts';
import { Contender } from '../contender.ts';
import { memoryMb } from '../exporting.ts';
import { linesOf, type Step } from '../importing.ts';
import { printGoals, printTable } from '../print.ts';
import { fillHistory, fillStore, newToken, type StoreSize, signIn } from '../store/store.ts';
import { type Asked, everything, type Sent } from './asked.ts';
import { Watch } from './watch.ts';
import { written } from './written.ts';

const REPETITIONS = 3;
const REST_MS = 30_000;
const WORST = 10;
const MOST_PAUSE_MS = 100;
const MOST_GROWTH_MB = 150;

/** What ran, and in each repetition how long it took and the longest pause meanwhile. */
interface Measured {
  readonly ms: number[];
  readonly pauses: number[];
}

/**
 * Asks for everything in the contract at its largest, one after the other, and prints how long the server stood still for
 * others meanwhile, and what memory stays. Linux only.
 * @param only what the names of what is asked for contain, such as `export` or `importOfDeals`
 */
export async function benchLoop(size: StoreSize, only = ''): Promise<void> {
  const cluster = await Cluster.start();
  const url = await cluster.createDatabase('loop');
  const token = newToken();
  const ours = await Contender.ours(url, token);
  const idle = await Contender.floor(url);
  const watch = new Watch(ours, idle);
  try {
    await fillStore(url, size);
    await fillHistory(url, size);
    await signIn(url, token);
    const deals = await linesOf(url);
    console.log(`Built ${size.label}.`);
    const measured = new Map<string, Measured>();
    const leftOut = new Map<string, string>();
    const step: Step = async (name, work) => {
      await watch.takeMs();
      const begun = performance.now();
      const note = async () => {
        const of = measured.get(name) ?? { ms: [], pauses: [] };
        of.ms.push(performance.now() - begun);
        of.pauses.push(await watch.takeMs());
        measured.set(name, of);
      };
      try {
        const result = await work();
        await note();
        return result;
      } catch (error) {
        // A server that stood still for too long cut the connection.
        if (!(error instanceof Refused)) await note();
        throw error;
      }
    };
    const memory = [['before', await memoryAtRest(ours)]] as [string, number][];
    for (let repetition = 1; repetition <= REPETITIONS; repetition++) {
      const ids: Record<string, number> = { display: 1 };
      for (const write of written.filter(({ name }) => name.includes(only))) {
        const writing = { ask: ours.ask.bind(ours), deals, years: size.years, step };
        await write(writing).then(
          keys => Object.assign(ids, keys),
          error => leftOut.set(write.name, String(error)),
        );
      }
      await change(url);
      const asked = await everything(ours, { years: size.years, ids });
      for (const each of asked.filter(({ name }) => name.includes(only))) {
        const refusal = await ask(ours, token, each, step);
        if (refusal) leftOut.set(each.name, refusal);
      }
      memory.push([`after ${repetition} ×`, memoryMb(ours.pid, 'VmRSS')]);
      memory.push(['and 30 s', await memoryAtRest(ours)]);
      print(size, measured, memory, leftOut);
    }
  } finally {
    watch.stop();
    await ours.stop();
    await idle.stop();
    await cluster.stop();
  }
}

async function memoryAtRest({ pid }: Contender): Promise<number> {
  await sleep(REST_MS);
  return memoryMb(pid, 'VmRSS');
}

/** So that nothing is answered from the cache of the repetition before. */
const change = (url: string) =>
  onDatabase(url, client =>
    client.query(`update deal set front_gross = front_gross + 1 where number = 999;
      update store_version set version = version + 1`),
  );

/** @returns the refusal of its smallest size, when none is accepted */
async function ask(ours: Contender, token: string, { name, times = 1, sizes }: Asked, step: Step) {
  let refusal: string | undefined;
  for (const size of sizes) {
    try {
      await step(name, async () => {
        const sent = await Promise.allSettled(Array.from({ length: times }, () => send(ours, token, size)));
        // Of many at once some are refused.
        if (sent.every(({ status }) => status === 'rejected')) await send(ours, token, size);
      });
      return undefined;
    } catch (error) {
      refusal = String(error);
    }
  }
  return refusal;
}

/** Reads an answer to its end as fast as it comes. @throws when it is a refusal */
async function send(ours: Contender, token: string, { path, body }: Sent): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const answer = await fetch(`${ours.address}${path}`, { headers, ...(body && { method: 'POST', body }) });
  let begin = '';
  for await (const chunk of answer.body ?? []) {
    if (begin.length < LONGEST_REFUSAL) begin += Buffer.from(chunk).toString('utf8', 0, LONGEST_REFUSAL);
  }
  const isRefused = !answer.ok || /^\{("data":null,)?"errors"/.test(begin);
  if (isRefused) throw new Refused(`${answer.status} ${begin.slice(0, LONGEST_REFUSAL)}`);
}

const LONGEST_REFUSAL = 200;

class Refused extends Error {}

/** After each repetition, for a run that is ended early has measured something, too. */
function print(
  size: StoreSize,
  measured: ReadonlyMap<string, Measured>,
  memory: readonly (readonly [string, number])[],
  leftOut: ReadonlyMap<string, string>,
): void {
  const worst = [...measured]
    .map(([name, { pauses, ms }]) => ({ name, pauses, ms, worst: Math.max(...pauses) }))
    .sort((one, other) => other.worst - one.worst);
  const repetitions = Math.max(...worst.map(({ pauses }) => pauses.length));
  const inTurn = (what: string) => Array.from({ length: repetitions }, (_, at) => `${what} ${at + 1}`);
  console.log(`\n${size.label}: ${measured.size} things asked for, ${repetitions} of ${REPETITIONS} ×\n`);
  printTable([
    ['pauses, less those of an idle server, ms', ...inTurn('pause'), ...inTurn('took')],
    ...worst
      .filter((each, place) => place < WORST || each.worst > MOST_PAUSE_MS)
      .map(({ name, pauses, ms }) => [name, ...[...pauses, ...ms].map(each => each.toFixed(0))]),
  ]);
  console.log('\nResident memory\n');
  printTable(memory.map(([when, mb]) => [when, `${mb.toFixed(0)} MB`]));
  const grown = (memory.at(-1)?.[1] ?? Number.NaN) - (memory[0]?.[1] ?? 0);
  printGoals([
    {
      title: `Nothing makes others wait for more than ${MOST_PAUSE_MS} ms`,
      lines: worst.slice(0, WORST).map(({ name, worst: ms }) => goalLine(name, ms / MOST_PAUSE_MS)),
    },
    {
      title: `At most ${MOST_GROWTH_MB} MB of memory stay`,
      lines: [goalLine('resident memory', grown / MOST_GROWTH_MB)],
    },
  ]);
  if (leftOut.size > 0) console.log('\nNot asked for:\n');
  for (const [name, refusal] of leftOut) console.log(`  ${name}: ${refusal}`);
}

const goalLine = (name: string, ratio: number) => ({ name, ratio, isMet: ratio <= 1 });
