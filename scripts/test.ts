// `npm test`: builds what is stale, starts one throw-away PostgreSQL, runs every suite and sums them up.
//
//   npm test                      everything
//   npm test -- unit              only Jest: the api's and the web's tests
//   npm test -- e2e               only the browser tests
//   npm test -- api/src/rules     only the tests under a path; e2e/hog.desktop.spec.ts works as well
//
// The last line is `N passed, N failed`; above it are the longest tests, the time of a fixed loop, and what the run took. It
// fails when a test failed or none ran.
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { startEmbeddedPostgres } from '../api/src/embeddedPostgres/embedded.ts';
import { findPostmaster } from '../api/src/embeddedPostgres/postmaster.ts';
import { buildStale } from './build.ts';
import { endLike, runToEnd, STOP_SIGNALS } from './process/child.mjs';
import { runFixedLoop } from './process/fixedLoop.ts';
import { findChromium } from './test/browser.ts';
import {
  type Count,
  countOfJest,
  countOfPlaywright,
  countOfSuite,
  isSuccess,
  type JestReport,
  lastLines,
  type PlaywrightReport,
  sum,
} from './test/counts.ts';
import { CpuMeter } from './test/cpu.ts';
import { selectTests } from './test/selection.ts';

/** Tried again for a second: what was interrupted may still be writing its last. */
const SWEEP = { recursive: true, force: true, maxRetries: 10, retryDelay: 100 };

const startedAt = performance.now();
const cpu = new CpuMeter();
const loopBeforeMs = runFixedLoop();

let interruption: NodeJS.Signals | undefined;
for (const signal of STOP_SIGNALS) {
  process.on(signal, () => {
    interruption ??= signal;
  });
}

const selection = selectTests(process.argv.slice(2));
const built = selection.playwright ? await buildStale() : { code: 0, signal: null };
const counted =
  built.code === 0 && !interruption ? runAll() : Promise.reject(new Error('Nothing was tested.'));
finish(await counted.catch(crashed));

async function runAll(): Promise<Count> {
  const scratch = mkdtempSync(join(tmpdir(), 'salesfloor-test-'));
  process.on('exit', () => rmSync(scratch, SWEEP));
  const database = await startEmbeddedPostgres({
    dataDir: join(scratch, 'data'),
    log: () => {},
    durable: false,
  });
  // Whatever the suites put aside goes where it is swept away, even when they are killed.
  const env = { ...process.env, TEST_DATABASE_URL: database.url, TMPDIR: scratch };
  const counts: Count[] = [];
  try {
    if (selection.jest) {
      counts.push(await runJest(selection.jest, env, join(scratch, 'jest.json')).catch(crashed));
    }
    if (selection.playwright && !interruption) {
      const report = join(scratch, 'playwright.json');
      counts.push(await runPlaywright(selection.playwright, env, report).catch(crashed));
    }
  } finally {
    await database.stop();
    await stopLeftServers(scratch);
  }
  return sum(counts);
}

/** A test that was killed may leave a database server of its own behind. */
async function stopLeftServers(scratch: string): Promise<void> {
  for (const pidFile of globSync(join(scratch, '**/postmaster.pid'))) {
    const left = await findPostmaster(dirname(pidFile));
    if (left) process.kill(left.pid, 'SIGQUIT');
  }
}

async function runJest(paths: string[], env: NodeJS.ProcessEnv, report: string): Promise<Count> {
  const jest = [
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    'node_modules/jest/bin/jest.js',
  ];
  const options = [
    '--ci',
    '--maxWorkers=2',
    // What the tests of the web load anew for each file is not always given back. A worker keeps what the api's tests share, some
    // 200 MB, and is replaced between two files when it has grown far beyond.
    '--workerIdleMemoryLimit=700MB',
    '--cacheDirectory=.cache/jest',
    '--json',
    `--outputFile=${report}`,
  ];
  // With --json Jest prints the report besides writing it; what people read goes to the error output either way.
  const stdio = ['inherit', 'ignore', 'inherit'] as const;
  const { code } = await runToEnd(process.execPath, [...jest, ...options, ...paths], {
    env,
    stdio: [...stdio],
  });
  return countOfSuite(
    read<JestReport, Count>(report, json => countOfJest(json, process.cwd())),
    code === 0,
  );
}

async function runPlaywright(paths: string[], env: NodeJS.ProcessEnv, report: string): Promise<Count> {
  const browser = await findChromium();
  const { code } = await runToEnd(
    'playwright',
    ['test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json', ...paths],
    {
      env: {
        ...env,
        CHROMIUM_EXECUTABLE: browser.executablePath,
        CHROMIUM_ENV: JSON.stringify(browser.env),
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      },
      // Only on this one does Playwright end its workers, and with them the servers under test, in an orderly way.
      stopWith: 'SIGINT',
    },
  );
  return countOfSuite(read<PlaywrightReport, Count>(report, countOfPlaywright), code === 0);
}

function read<Report, Result>(file: string, take: (report: Report) => Result): Result | undefined {
  return existsSync(file) ? take(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}

/** What cannot run at all is one failure. */
function crashed(error: unknown): Count {
  console.error(error instanceof Error ? error.message : error);
  return countOfSuite(undefined, false);
}

function finish(total: Count) {
  for (const signal of STOP_SIGNALS) process.removeAllListeners(signal);
  const cost = {
    wallSeconds: (performance.now() - startedAt) / 1_000,
    cpuSeconds: cpu.seconds(),
    loopMs: [loopBeforeMs, runFixedLoop()] as const,
  };
  console.log(`\n${lastLines(total, cost).join('\n')}`);
  if (interruption) process.exit(130);
  endLike({ code: isSuccess(total) ? 0 : 1, signal: null });
}
