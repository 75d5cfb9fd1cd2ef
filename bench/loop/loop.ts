import { setTimeout as sleep } from 'node:timers/promises';
import { Cluster } from '../cluster.ts';
import { printGoals, printTable } from '../report.ts';
import { SCREEN_REQUESTS } from '../requests.ts';
import { BenchServer } from '../server.ts';
import {
  createSession,
  createToken,
  fillHistory,
  fillStore,
  getFirstDay,
  LAST_DAY,
  type StoreSize,
} from '../store/store.ts';
import { heavyTasks, type MeasureStep, readDealLines } from './heavyTasks.ts';

const IDLE_MS = 30_000;
const MAX_PAUSE_MS = 250;
const MAX_GROWTH_MB = 200;

/** Returns the paths of the longest exports. */
const listExports = (years: number): string[] => {
  const range = `start=${getFirstDay(years)}&end=${LAST_DAY}`;
  return [
    `hog.csv?${range}`,
    `hog.xlsx?${range}`,
    `uplogstats.xlsx?${range}`,
    'changes.csv?start=2025-12-01&end=2025-12-31',
  ];
};

/**
 * Runs the largest imports, comparisons, exports and screens one after the other. Linux only. Prints how long
 * each task blocked the server's event loop, and how much memory is in use afterwards.
 * @param nameFilter runs only the tasks with this text in their names
 */
export async function benchLoop(size: StoreSize, nameFilter = ''): Promise<void> {
  const cluster = await Cluster.start();
  const url = await cluster.createDatabase('loop');
  const token = createToken();
  const server = await BenchServer.startProduct(url, token);
  const pauses: { name: string; pauseMs: number; ms: number }[] = [];
  const measureStep: MeasureStep = async (name, work) => {
    await server.takePauseMs();
    const started = performance.now();
    const result = await work();
    pauses.push({ name, pauseMs: await server.takePauseMs(), ms: performance.now() - started });
    return result;
  };
  try {
    await fillStore(url, size);
    await fillHistory(url, size);
    await createSession(url, token);
    const deals = await readDealLines(url);
    console.log(`Built ${size.label}.`);
    const beforeMb = await measureIdleMemoryMb(server);
    for (const work of heavyTasks.filter(({ name }) => name.includes(nameFilter)))
      await work({ runGraphql: server.runGraphql.bind(server), deals, years: size.years, measureStep });
    const afterImportsMb = await measureIdleMemoryMb(server);
    for (const path of listExports(size.years).filter(() => 'export'.includes(nameFilter)))
      await measureStep(`export ${path}`, () => download(server, token, path));
    for (const request of SCREEN_REQUESTS.filter(() => 'screen'.includes(nameFilter)))
      await measureStep(`screen ${request.name}`, () => server.send(request));
    const memory = { beforeMb, afterImportsMb, afterMb: await measureIdleMemoryMb(server) };
    printResults(size, pauses, memory);
  } finally {
    await server.stop();
    await cluster.stop();
  }
}

async function measureIdleMemoryMb(server: BenchServer): Promise<number> {
  await sleep(IDLE_MS);
  return server.memoryMb();
}

/** Reads a file to its end as fast as the file arrives. @throws when the server rejects the request */
async function download(server: BenchServer, token: string, path: string): Promise<void> {
  const response = await fetch(`${server.address}/api/exports/${path}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (!response.ok || !response.body) throw new Error(await response.text());
  for await (const _ of response.body);
}

function printResults(
  { label }: StoreSize,
  pauses: readonly { name: string; pauseMs: number; ms: number }[],
  { beforeMb, afterImportsMb, afterMb }: { beforeMb: number; afterImportsMb: number; afterMb: number },
): void {
  const longest = [...pauses].sort((one, other) => other.pauseMs - one.pauseMs);
  console.log(`\n${label}\n`);
  printTable([
    ['', 'longest pause ms', 'duration ms'],
    ...longest.map(({ name, pauseMs, ms }) => [name, pauseMs.toFixed(0), ms.toFixed(0)]),
  ]);
  printTable([
    ['resident memory', 'MB'],
    ['at the start', beforeMb.toFixed(0)],
    [`${IDLE_MS / 1_000} s after imports and comparisons`, afterImportsMb.toFixed(0)],
    [`${IDLE_MS / 1_000} s after exports and screens`, afterMb.toFixed(0)],
  ]);
  printGoals([
    {
      title: `No pause of the event loop is longer than ${MAX_PAUSE_MS} ms`,
      lines: longest.slice(0, 5).map(({ name, pauseMs }) => toGoalLine(name, pauseMs / MAX_PAUSE_MS)),
    },
    {
      title: `Resident memory grows by at most ${MAX_GROWTH_MB} MB, measured ${IDLE_MS / 1_000} s after imports`,
      lines: [toGoalLine('growth of resident memory', (afterImportsMb - beforeMb) / MAX_GROWTH_MB)],
    },
  ]);
}

const toGoalLine = (name: string, ratio: number) => ({ name, ratio, isMet: ratio <= 1 });
