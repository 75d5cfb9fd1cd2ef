// Combines the reports of the suites into one result.

/** The duration of a test. */
export interface TestDuration {
  name: string;
  ms: number;
}

/** The numbers of passed and failed tests, and the duration of each test. */
export interface TestCount {
  passed: number;
  failed: number;
  durations: readonly TestDuration[];
}

/**
 * The relevant part of Jest's `--json` report. A file that does not load has no tests and counts as one
 * failure.
 */
export interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: readonly {
    /** The path of the file. */
    name: string;
    assertionResults: readonly { fullName: string; duration?: number | null }[];
  }[];
}

/** The relevant part of Playwright's JSON report. No test is flaky, because tests are not retried. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number };
  suites: readonly PlaywrightSuite[];
  errors: unknown[];
}

/** A spec file or a `describe` block. */
interface PlaywrightSuite {
  title: string;
  specs: readonly {
    title: string;
    tests: readonly { projectName: string; results: readonly { duration: number }[] }[];
  }[];
  suites?: readonly PlaywrightSuite[];
}

/** The duration of the run and the speed of the machine. */
export interface RunCost {
  wallSeconds: number;
  /** Undefined when the system does not provide the CPU time. */
  cpuSeconds: number | undefined;
  /** The duration of the fixed loop before and after the tests. */
  loopMs: readonly [number, number];
}

const MAX_LISTED_TESTS = 10;

/**
 * Counts the tests of a Jest report.
 * @param root the folder of the project, which is removed from the names of the tests
 */
export const countJest = (report: JestReport, root: string): TestCount => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  durations: report.testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${file.replace(`${root}/`, '')} › ${fullName}`,
      ms: duration ?? 0,
    })),
  ),
});

export const countPlaywright = ({ stats, suites, errors }: PlaywrightReport): TestCount => ({
  passed: stats.expected,
  failed: stats.unexpected + errors.length,
  durations: suites.flatMap(suite => listDurations(suite, [])),
});

function listDurations(
  { title, specs, suites = [] }: PlaywrightSuite,
  parentTitles: string[],
): TestDuration[] {
  const path = [...parentTitles, title];
  const specDurations = specs.flatMap(spec =>
    spec.tests.map(({ projectName, results }) => ({
      name: `${[...path, spec.title].join(' › ')} (${projectName})`,
      ms: results.reduce((total, { duration }) => total + duration, 0),
    })),
  );
  return [...specDurations, ...suites.flatMap(suite => listDurations(suite, path))];
}

const NO_TESTS: TestCount = { passed: 0, failed: 0, durations: [] };

/** Counts at least one failure for a suite that failed or has no report. */
export function countSuite(reported: TestCount | undefined, hasSucceeded: boolean): TestCount {
  const count = reported ?? NO_TESTS;
  const isExplained = hasSucceeded && reported !== undefined;
  return isExplained || count.failed > 0 ? count : { ...count, failed: 1 };
}

export const sumCounts = (counts: TestCount[]): TestCount => ({
  passed: counts.reduce((total, { passed }) => total + passed, 0),
  failed: counts.reduce((total, { failed }) => total + failed, 0),
  durations: counts.flatMap(({ durations }) => durations),
});

/** Returns true if at least one test ran and no test failed. */
export const isSuccess = ({ passed, failed }: TestCount): boolean => failed === 0 && passed > 0;

/** Returns the last lines of a run: its longest tests, its cost, and finally `N passed, N failed`. */
export function formatSummary({ passed, failed, durations }: TestCount, cost: RunCost): string[] {
  const longest = durations.toSorted((a, b) => b.ms - a.ms).slice(0, MAX_LISTED_TESTS);
  const cpu = cost.cpuSeconds === undefined ? [] : [`CPU: ${formatMinutes(cost.cpuSeconds)}`];
  return [
    ...(longest.length > 0 ? ['Longest tests:'] : []),
    ...longest.map(({ name, ms }) => `  ${(ms / 1_000).toFixed(1)} s  ${name}`),
    `Fixed loop: ${cost.loopMs.map(ms => `${Math.round(ms)} ms`).join(' before, ')} after`,
    `Wall: ${formatMinutes(cost.wallSeconds)}`,
    ...cpu,
    `${passed} passed, ${failed} failed`,
  ];
}

const formatMinutes = (seconds: number) => `${Math.floor(seconds / 60)} min ${Math.floor(seconds % 60)} s`;
