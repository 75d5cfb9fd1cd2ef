import { countJest, countPlaywright, countSuite, formatSummary, isSuccess, sumCounts } from './counts.ts';

const passing = { passed: 3, failed: 0, durations: [] };

describe('the result of npm test', () => {
  it('counts a test file that does not load as one failure', () => {
    const report = { numPassedTests: 7, numFailedTests: 2, numRuntimeErrorTestSuites: 1, testResults: [] };
    expect(countJest(report, '/project')).toEqual({ passed: 7, failed: 3, durations: [] });
  });

  it('lists each Jest test by file, with its duration', () => {
    const report = {
      numPassedTests: 2,
      numFailedTests: 0,
      numRuntimeErrorTestSuites: 0,
      testResults: [
        {
          name: '/project/api/src/a.test.ts',
          assertionResults: [
            { fullName: 'the pot pays', duration: 12 },
            { fullName: 'the pot is skipped', duration: null },
          ],
        },
      ],
    };
    expect(countJest(report, '/project').durations).toEqual([
      { name: 'api/src/a.test.ts › the pot pays', ms: 12 },
      { name: 'api/src/a.test.ts › the pot is skipped', ms: 0 },
    ]);
  });

  it('lists each browser test by file, describe block and browser project, with its duration', () => {
    const spec = (title: string, projectName: string, duration: number) => ({
      title,
      tests: [{ projectName, results: [{ duration }] }],
    });
    const report = {
      stats: { expected: 1, unexpected: 1 },
      suites: [
        {
          title: 'hog.desktop.spec.ts',
          specs: [spec('at once', 'desktop', 900)],
          suites: [{ title: 'a paste', specs: [spec('of two cells', 'phone', 1_200)] }],
        },
      ],
      errors: [],
    };
    expect(countPlaywright(report)).toEqual({
      passed: 1,
      failed: 1,
      durations: [
        { name: 'hog.desktop.spec.ts › at once (desktop)', ms: 900 },
        { name: 'hog.desktop.spec.ts › a paste › of two cells (phone)', ms: 1_200 },
      ],
    });
  });

  it('counts an error outside of all browser tests as a failure', () => {
    const report = { stats: { expected: 4, unexpected: 0 }, suites: [], errors: ['no tests found'] };
    expect(countPlaywright(report)).toEqual({ passed: 4, failed: 1, durations: [] });
  });

  it('counts a suite that crashed without a report as one failure', () => {
    expect(countSuite(undefined, false)).toEqual({ passed: 0, failed: 1, durations: [] });
    expect(countSuite(undefined, true)).toEqual({ passed: 0, failed: 1, durations: [] });
  });

  it('counts one failure when a suite fails although all its tests passed', () => {
    expect(countSuite(passing, false)).toEqual({ ...passing, failed: 1 });
  });

  it('counts only the reported failures when a suite reports at least one failure', () => {
    expect(countSuite({ ...passing, failed: 2 }, false)).toEqual({ ...passing, failed: 2 });
  });

  it('succeeds only when at least one test ran and no test failed', () => {
    expect(isSuccess(sumCounts([passing]))).toBe(true);
    expect(isSuccess(sumCounts([passing, { passed: 0, failed: 1, durations: [] }]))).toBe(false);
    expect(isSuccess(sumCounts([]))).toBe(false);
  });

  it('prints the count on the last line, after the ten longest tests and the cost of the run', () => {
    const durations = Array.from({ length: 12 }, (_, index) => ({
      name: `test ${index}`,
      ms: 1_000 * index,
    }));
    const cost = { wallSeconds: 61.2, cpuSeconds: 641.9, loopMs: [251.4, 309.8] } as const;
    const lines = formatSummary(sumCounts([passing, { passed: 4, failed: 1, durations }]), cost);
    expect(lines.slice(0, 2)).toEqual(['Longest tests:', '  11.0 s  test 11']);
    expect(lines.slice(10)).toEqual([
      '  2.0 s  test 2',
      'Fixed loop: 251 ms before, 310 ms after',
      'Wall: 1 min 1 s',
      'CPU: 10 min 41 s',
      '7 passed, 1 failed',
    ]);
  });

  it('omits the CPU time when the system does not provide it', () => {
    const cost = { wallSeconds: 2, cpuSeconds: undefined, loopMs: [250, 250] } as const;
    expect(formatSummary(passing, cost)).toEqual([
      'Fixed loop: 250 ms before, 250 ms after',
      'Wall: 0 min 2 s',
      '3 passed, 0 failed',
    ]);
  });
});
