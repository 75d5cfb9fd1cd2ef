import { countOfJest, countOfPlaywright, countOfSuite, isSuccess, lastLines, sum } from './counts.ts';

describe('what npm test counts', () => {
  it('counts a test file that does not load as one failure', () => {
    const report = { numPassedTests: 7, numFailedTests: 2, numRuntimeErrorTestSuites: 1 };
    expect(countOfJest(report)).toEqual({ passed: 7, failed: 3, flaky: [] });
  });

  it('counts a browser test that passed when tried again as passed, and names it', () => {
    const spec = (title: string, projectName: string, status: string) => ({
      title,
      tests: [{ projectName, status }],
    });
    const report = {
      stats: { expected: 4, unexpected: 1, flaky: 2 },
      suites: [
        {
          title: 'hog.desktop.spec.ts',
          specs: [spec('at once', 'desktop', 'expected'), spec('shaky', 'desktop', 'flaky')],
          suites: [{ title: 'a paste', specs: [spec('of two cells', 'phone', 'flaky')] }],
        },
        { title: 'other.spec.ts', specs: [spec('broken', 'phone', 'unexpected')] },
      ],
      errors: [],
    };
    expect(countOfPlaywright(report)).toEqual({
      passed: 6,
      failed: 1,
      flaky: [
        'hog.desktop.spec.ts › shaky (desktop)',
        'hog.desktop.spec.ts › a paste › of two cells (phone)',
      ],
    });
  });

  it('counts an error outside of any browser test as a failure', () => {
    const report = {
      stats: { expected: 4, unexpected: 0, flaky: 0 },
      suites: [],
      errors: ['no tests found'],
    };
    expect(countOfPlaywright(report)).toEqual({ passed: 4, failed: 1, flaky: [] });
  });

  it('counts a suite that crashed without a report as one failure', () => {
    expect(countOfSuite(undefined, false)).toEqual({ passed: 0, failed: 1, flaky: [] });
    expect(countOfSuite(undefined, true)).toEqual({ passed: 0, failed: 1, flaky: [] });
  });

  it('counts one failure when a suite fails although all its tests passed', () => {
    expect(countOfSuite({ passed: 3, failed: 0, flaky: [] }, false)).toEqual({
      passed: 3,
      failed: 1,
      flaky: [],
    });
  });

  it('adds nothing to the failures that a suite reports itself', () => {
    expect(countOfSuite({ passed: 3, failed: 2, flaky: [] }, false)).toEqual({
      passed: 3,
      failed: 2,
      flaky: [],
    });
  });

  it('succeeds only when something ran and nothing failed', () => {
    expect(isSuccess(sum([{ passed: 3, failed: 0, flaky: [] }]))).toBe(true);
    expect(
      isSuccess(
        sum([
          { passed: 3, failed: 0, flaky: [] },
          { passed: 0, failed: 1, flaky: [] },
        ]),
      ),
    ).toBe(false);
    expect(isSuccess(sum([]))).toBe(false);
  });

  it('ends with the count alone on its line, after the flaky tests and the CPU time', () => {
    const counts = [
      { passed: 3, failed: 0, flaky: [] },
      { passed: 4, failed: 1, flaky: ['a.spec.ts › one (desktop)'] },
    ];
    expect(lastLines(sum(counts), 641.9)).toEqual([
      '1 flaky, passed when tried again:',
      '  a.spec.ts › one (desktop)',
      'CPU: 10 min 41 s',
      '7 passed, 1 failed',
    ]);
  });

  it('says nothing of flaky tests when there are none, nor of CPU time where the system does not tell it', () => {
    expect(lastLines({ passed: 3, failed: 0, flaky: [] }, undefined)).toEqual(['3 passed, 0 failed']);
  });
});
