// What the suites report, as one count.

/** How many tests passed and failed. */
export interface Count {
  passed: number;
  failed: number;
  /** The names of those that failed first and passed when tried again; they count as passed. */
  flaky: readonly string[];
}

/** The part of Jest's `--json` report that counts; a file that does not even load has no tests and counts as one failure. */
export interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
}

/** The part of Playwright's JSON report that counts; `flaky` tests passed when tried again. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: readonly PlaywrightSuite[];
  errors: unknown[];
}

/** A spec file, or what a `describe` holds. */
interface PlaywrightSuite {
  title: string;
  specs: readonly { title: string; tests: readonly { projectName: string; status: string }[] }[];
  suites?: readonly PlaywrightSuite[];
}

export const countOfJest = (report: JestReport): Count => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  flaky: [],
});

export const countOfPlaywright = ({ stats, suites, errors }: PlaywrightReport): Count => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + errors.length,
  flaky: suites.flatMap(suite => flakyIn(suite, [])),
});

function flakyIn({ title, specs, suites = [] }: PlaywrightSuite, above: readonly string[]): string[] {
  const path = [...above, title];
  const own = specs.flatMap(spec =>
    spec.tests
      .filter(({ status }) => status === 'flaky')
      .map(({ projectName }) => `${[...path, spec.title].join(' › ')} (${projectName})`),
  );
  return [...own, ...suites.flatMap(suite => flakyIn(suite, path))];
}

const NOTHING: Count = { passed: 0, failed: 0, flaky: [] };

/** A suite that failed, or that left no report, has at least one failure. */
export function countOfSuite(reported: Count | undefined, hasSucceeded: boolean): Count {
  const count = reported ?? NOTHING;
  const isExplained = hasSucceeded && reported !== undefined;
  return isExplained || count.failed > 0 ? count : { ...count, failed: 1 };
}

export const sum = (counts: Count[]): Count => ({
  passed: counts.reduce((total, { passed }) => total + passed, 0),
  failed: counts.reduce((total, { failed }) => total + failed, 0),
  flaky: counts.flatMap(({ flaky }) => flaky),
});

/** Nothing failed, and something ran. */
export const isSuccess = ({ passed, failed }: Count): boolean => failed === 0 && passed > 0;

/** What is said of a run at its end: the flaky tests by name, the CPU time where it is known, and last `N passed, N failed`. */
export function lastLines({ passed, failed, flaky }: Count, cpuSeconds: number | undefined): string[] {
  const again = flaky.length > 0 ? [`${flaky.length} flaky, passed when tried again:`] : [];
  const cpu = cpuSeconds === undefined ? [] : [`CPU: ${minutes(cpuSeconds)}`];
  return [...again, ...flaky.map(name => `  ${name}`), ...cpu, `${passed} passed, ${failed} failed`];
}

const minutes = (seconds: number) => `${Math.floor(seconds / 60)} min ${Math.floor(seconds % 60)} s`;
