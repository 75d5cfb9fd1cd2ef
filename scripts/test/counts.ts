// What the suites report, as one result.

/** How long a test took. */
export interface TestDuration {
  name: string;
  ms: number;
}

/** How many tests passed and failed, and how long each took. */
export interface Count {
  passed: number;
  failed: number;
  durations: readonly TestDuration[];
}

/** The part of Jest's `--json` report that counts; a file that does not even load has no tests and counts as one failure. */
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

/** The part of Playwright's JSON report that counts. Tests are not retried, so that none is flaky. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number };
  suites: readonly PlaywrightSuite[];
  errors: unknown[];
}

/** A spec file, or what a `describe` holds. */
interface PlaywrightSuite {
  title: string;
  specs: readonly {
    title: string;
    tests: readonly { projectName: string; results: readonly { duration: number }[] }[];
  }[];
  suites?: readonly PlaywrightSuite[];
}

/** How long the run took, and what the machine did. */
export interface RunCost {
  wallSeconds: number;
  /** Undefined where the system does not tell it. */
  cpuSeconds: number | undefined;
  /** The fixed loop before and after the tests. */
  loopMs: readonly [number, number];
}

const MAX_LISTED_TESTS = 10;

/** @param root the folder of the project, which the names of tests leave out */
export const countOfJest = (report: JestReport, root: string): Count => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  durations: report.testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${file.replace(`${root}/`, '')} › ${fullName}`,
      ms: duration ?? 0,
    })),
  ),
});

export const countOfPlaywright = ({ stats, suites, errors }: PlaywrightReport): Count => ({
  passed: stats.expected,
  failed: stats.unexpected + errors.length,
  durations: suites.flatMap(suite => listDurations(suite, [])),
});

function listDurations({ title, specs, suites = [] }: PlaywrightSuite, above: string[]): TestDuration[] {
  const path = [...above, title];
  const own = specs.flatMap(spec =>
    spec.tests.map(({ projectName, results }) => ({
      name: `${[...path, spec.title].join(' › ')} (${projectName})`,
      ms: results.reduce((total, { duration }) => total + duration, 0),
    })),
  );
  return [...own, ...suites.flatMap(suite => listDurations(suite, path))];
}

const NOTHING: Count = { passed: 0, failed: 0, durations: [] };

/** A suite that failed, or that left no report, has at least one failure. */
export function countOfSuite(reported: Count | undefined, hasSucceeded: boolean): Count {
  const count = reported ?? NOTHING;
  const isExplained = hasSucceeded && reported !== undefined;
  return isExplained || count.failed > 0 ? count : { ...count, failed: 1 };
}

export const sum = (counts: Count[]): Count => ({
  passed: counts.reduce((total, { passed }) => total + passed, 0),
  failed: counts.reduce((total, { failed }) => total + failed, 0),
  durations: counts.flatMap(({ durations }) => durations),
});

/** Nothing failed, and something ran. */
export const isSuccess = ({ passed, failed }: Count): boolean => failed === 0 && passed > 0;

/** Lists what a run ends with: its longest tests, what it cost, and last `N passed, N failed`. */
export function lastLines({ passed, failed, durations }: Count, cost: RunCost): string[] {
  const longest = durations.toSorted((a, b) => b.ms - a.ms).slice(0, MAX_LISTED_TESTS);
  const cpu = cost.cpuSeconds === undefined ? [] : [`CPU: ${minutes(cost.cpuSeconds)}`];
  return [
    ...(longest.length > 0 ? ['Longest tests:'] : []),
    ...longest.map(({ name, ms }) => `  ${(ms / 1_000).toFixed(1)} s  ${name}`),
    `Fixed loop: ${cost.loopMs.map(ms => `${Math.round(ms)} ms`).join(' before, ')} after`,
    `Wall: ${minutes(cost.wallSeconds)}`,
    ...cpu,
    `${passed} passed, ${failed} failed`,
  ];
}

const minutes = (seconds: number) => `${Math.floor(seconds / 60)} min ${Math.floor(seconds % 60)} s`;
