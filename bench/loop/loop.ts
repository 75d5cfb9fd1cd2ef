import { setTimeout as sleep } from 'node:timers/promises';
import { Cluster } from '../cluster.ts';
import { printGoals, printTable } from '../print.ts';
import { SCREENS } from '../questions.ts';
import { BenchServer } from '../server.ts';
import {
  fillHistory,
  fillStore,
  firstDayOf,
  LAST_DAY,
  newToken,
  type StoreSize,
  signIn,
} from '../store/store.ts';
import { heavyWork, linesOf, type Step } from './heavyWork.ts';

const REST_MS = 30_000;
const MAX_PAUSE_MS = 250;
const MAX_GROWTH_MB = 200;

/** The longest files. */
const exportsOf = (years: number): string[] => {
  const range = `start=${firstDayOf(years)}&end=${LAST_DAY}`;
  return [
    `hog.csv?${range}`,
    `hog.xlsx?${range}`,
    `uplogstats.xlsx?${range}`,
    'changes.csv?start=2025-12-01&end=2025-12-31',
  ];
};

/**
 * Runs the largest imports, comparisons, exports and screens one after the other. Prints how long each kept the server's event
 * loop from everything else, and how much memory stays. Linux only.
 * @param only runs what has this in its name
 */
export async function benchLoop(size: StoreSize, only = ''): Promise<void> {
  const cluster = await Cluster.start();
  const url = await cluster.createDatabase('loop');
  const token = newToken();
  const server = await BenchServer.ours(url, token);
  const pauses: { name: string; pauseMs: number; ms: number }[] = [];
  const step: Step = async (name, work) => {
    await server.takePauseMs();
    const started = performance.now();
    const result = await work();
    pauses.push({ name, pauseMs: await server.takePauseMs(), ms: performance.now() - started });
    return result;
  };
  try {
    await fillStore(url, size);
    await fillHistory(url, size);
    await signIn(url, token);
    const deals = await linesOf(url);
    console.log(`Built ${size.label}.`);
    const beforeMb = await restingMemoryMb(server);
    for (const work of heavyWork.filter(({ name }) => name.includes(only)))
      await work({ ask: server.ask.bind(server), deals, years: size.years, step });
    const importedMb = await restingMemoryMb(server);
    for (const path of exportsOf(size.years).filter(() => 'export'.includes(only)))
      await step(`export ${path}`, () => download(server, token, path));
    for (const question of SCREENS.filter(() => 'screen'.includes(only)))
      await step(`screen ${question.name}`, () => server.answer(question));
    const memory = { beforeMb, importedMb, afterMb: await restingMemoryMb(server) };
    print(size, pauses, memory);
  } finally {
    await server.stop();
    await cluster.stop();
  }
}

async function restingMemoryMb(server: BenchServer): Promise<number> {
  await sleep(REST_MS);
  return server.memoryMb();
}

/** Reads a file to its end as fast as it comes. @throws when the server rejects it */
async function download(server: BenchServer, token: string, path: string): Promise<void> {
  const response = await fetch(`${server.address}/api/exports/${path}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (!response.ok || !response.body) throw new Error(await response.text());
  for await (const _ of response.body);
}

function print(
  { label }: StoreSize,
  pauses: readonly { name: string; pauseMs: number; ms: number }[],
  { beforeMb, importedMb, afterMb }: { beforeMb: number; importedMb: number; afterMb: number },
): void {
  const longest = [...pauses].sort((one, other) => other.pauseMs - one.pauseMs);
  console.log(`\n${label}\n`);
  printTable([
    ['', 'longest pause ms', 'took ms'],
    ...longest.map(({ name, pauseMs, ms }) => [name, pauseMs.toFixed(0), ms.toFixed(0)]),
  ]);
  printTable([
    ['resident memory', 'MB'],
    ['at the start', beforeMb.toFixed(0)],
    [`${REST_MS / 1_000} s after imports and comparisons`, importedMb.toFixed(0)],
    [`${REST_MS / 1_000} s after exports and screens`, afterMb.toFixed(0)],
  ]);
  printGoals([
    {
      title: `No pause of the event loop is longer than ${MAX_PAUSE_MS} ms`,
      lines: longest.slice(0, 5).map(({ name, pauseMs }) => goalLine(name, pauseMs / MAX_PAUSE_MS)),
    },
    {
      title: `At most ${MAX_GROWTH_MB} MB more are resident ${REST_MS / 1_000} s after imports`,
      lines: [goalLine('resident memory', (importedMb - beforeMb) / MAX_GROWTH_MB)],
    },
  ]);
}

const goalLine = (name: string, ratio: number) => ({ name, ratio, isMet: ratio <= 1 });
