// `npm test`: builds outdated parts, starts a temporary PostgreSQL, runs every suite and prints a summary.
//
//   npm test                      everything
//   npm test -- unit              only Jest: the api's and the web's tests
//   npm test -- e2e               only the browser tests
//   npm test -- api/src/rules     only the tests under a path; e2e/hog.desktop.spec.ts works as well
//
// The last line is `N passed, N failed`; above it are the longest tests, the time of a fixed loop, and the cost of the run.
// The run fails when a test failed or none ran.
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { startEmbeddedPostgres } from '../api/src/platform/embeddedPostgres/embeddedPostgres.ts';
import { findPostmaster } from '../api/src/platform/embeddedPostgres/postmaster.ts';
import { buildStale } from './build.ts';
import { endLike, runToEnd, STOP_SIGNALS } from './process/child.mjs';
import { findChromium } from './test/browser.ts';
import {
  countJest,
  countPlaywright,
  countSuite,
  formatSummary,
  isSuccess,
  type JestReport,
  type PlaywrightReport,
  sumCounts,
  type TestCount,
} from './test/counts.ts';
import { CpuMeter, runFixedLoop } from './test/cpu.ts';
import { selectTests } from './test/selection.ts';

/** Deletes are retried for a second, because an interrupted process may still be writing. */
const DELETE_OPTIONS = { recursive: true, force: true, maxRetries: 10, retryDelay: 100 };

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
const countPromise =
  built.code === 0 && !interruption ? runAll() : Promise.reject(new Error('No tests were run.'));
finish(await countPromise.catch(countCrash));

async function runAll(): Promise<TestCount> {
  const scratch = mkdtempSync(join(tmpdir(), 'salesfloor-test-'));
  process.on('exit', () => rmSync(scratch, DELETE_OPTIONS));
  const database = await startEmbeddedPostgres({
    dataDir: join(scratch, 'data'),
    log: () => {},
    isDurable: false,
  });
  // The suites write temporary files to a folder that is deleted even when a suite is killed.
  const env = { ...process.env, TEST_DATABASE_URL: database.url, TMPDIR: scratch };
  const counts: TestCount[] = [];
  try {
    if (selection.jest) {
      counts.push(await runJest(selection.jest, env, join(scratch, 'jest.json')).catch(countCrash));
    }
    if (selection.playwright && !interruption) {
      const report = join(scratch, 'playwright.json');
      counts.push(await runPlaywright(selection.playwright, env, report).catch(countCrash));
    }
  } finally {
    await database.stop();
    await stopLeftoverServers(scratch);
  }
  return sumCounts(counts);
}

/** Stops the database servers that killed tests have not stopped. */
async function stopLeftoverServers(scratch: string): Promise<void> {
  for (const pidFile of globSync(join(scratch, '**/postmaster.pid'))) {
    const postmaster = await findPostmaster(dirname(pidFile));
    if (postmaster) process.kill(postmaster.pid, 'SIGQUIT');
  }
}

async function runJest(paths: string[], env: NodeJS.ProcessEnv, report: string): Promise<TestCount> {
  const jest = [
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    'node_modules/jest/bin/jest.js',
  ];
  const options = [
    '--ci',
    '--maxWorkers=2',
    // The memory of modules that each file of the web's tests loads is not always freed. Workers of the api's
    // tests use about 200 MB. Jest replaces a worker between two files when its memory is above this limit.
    '--workerIdleMemoryLimit=700MB',
    '--cacheDirectory=.cache/jest',
    '--json',
    `--outputFile=${report}`,
  ];
  // With --json, Jest prints the report in addition to writing it to a file. The readable output always goes
  // to stderr.
  const stdio = ['inherit', 'ignore', 'inherit'] as const;
  const { code } = await runToEnd(process.execPath, [...jest, ...options, ...paths], {
    env,
    stdio: [...stdio],
  });
  return countSuite(
    readReport<JestReport, TestCount>(report, json => countJest(json, process.cwd())),
    code === 0,
  );
}

async function runPlaywright(paths: string[], env: NodeJS.ProcessEnv, report: string): Promise<TestCount> {
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
      // Only after this signal, Playwright stops its workers and the servers under test gracefully.
      stopWith: 'SIGINT',
    },
  );
  return countSuite(readReport<PlaywrightReport, TestCount>(report, countPlaywright), code === 0);
}

function readReport<Report, Result>(file: string, convert: (report: Report) => Result): Result | undefined {
  return existsSync(file) ? convert(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}

/** Counts a suite that could not run as one failure. */
function countCrash(error: unknown): TestCount {
  console.error(error instanceof Error ? error.message : error);
  return countSuite(undefined, false);
}

function finish(total: TestCount) {
  for (const signal of STOP_SIGNALS) process.removeAllListeners(signal);
  const cost = {
    wallSeconds: (performance.now() - startedAt) / 1_000,
    cpuSeconds: cpu.seconds(),
    loopMs: [loopBeforeMs, runFixedLoop()] as const,
  };
  console.log(`\n${formatSummary(total, cost).join('\n')}`);
  if (interruption) process.exit(130);
  endLike({ code: isSuccess(total) ? 0 : 1, signal: null });
}
