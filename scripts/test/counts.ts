// What the suites report, as one count.

/** How many tests passed and failed. */
export interface Count {
  passed: number;
  failed: number;
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
  errors: unknown[];
}

export const countOfJest = (report: JestReport): Count => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
});

export const countOfPlaywright = ({ stats, errors }: PlaywrightReport): Count => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + errors.length,
});

/** A suite that failed, or that left no report, has at least one failure. */
export function countOfSuite(reported: Count | undefined, hasSucceeded: boolean): Count {
  const count = reported ?? { passed: 0, failed: 0 };
  const isExplained = hasSucceeded && reported !== undefined;
  return isExplained || count.failed > 0 ? count : { ...count, failed: 1 };
}

export const sum = (counts: Count[]): Count => ({
  passed: counts.reduce((total, { passed }) => total + passed, 0),
  failed: counts.reduce((total, { failed }) => total + failed, 0),
});

/** Nothing failed, and something ran. */
export const isSuccess = ({ passed, failed }: Count): boolean => failed === 0 && passed > 0;
