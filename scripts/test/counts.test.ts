import { countOfJest, countOfPlaywright, countOfSuite, isSuccess, sum } from './counts.ts';

describe('what npm test counts', () => {
  it('counts a test file that does not load as one failure', () => {
    const report = { numPassedTests: 7, numFailedTests: 2, numRuntimeErrorTestSuites: 1 };
    expect(countOfJest(report)).toEqual({ passed: 7, failed: 3 });
  });

  it('counts a browser test that passed when tried again as passed', () => {
    const report = { stats: { expected: 4, unexpected: 1, flaky: 1 }, errors: [] };
    expect(countOfPlaywright(report)).toEqual({ passed: 5, failed: 1 });
  });

  it('counts an error outside of any browser test as a failure', () => {
    const report = { stats: { expected: 4, unexpected: 0, flaky: 0 }, errors: ['no tests found'] };
    expect(countOfPlaywright(report)).toEqual({ passed: 4, failed: 1 });
  });

  it('counts a suite that crashed without a report as one failure', () => {
    expect(countOfSuite(undefined, false)).toEqual({ passed: 0, failed: 1 });
    expect(countOfSuite(undefined, true)).toEqual({ passed: 0, failed: 1 });
  });

  it('counts one failure when a suite fails although all its tests passed', () => {
    expect(countOfSuite({ passed: 3, failed: 0 }, false)).toEqual({ passed: 3, failed: 1 });
  });

  it('adds nothing to the failures that a suite reports itself', () => {
    expect(countOfSuite({ passed: 3, failed: 2 }, false)).toEqual({ passed: 3, failed: 2 });
  });

  it('succeeds only when something ran and nothing failed', () => {
    expect(isSuccess(sum([{ passed: 3, failed: 0 }]))).toBe(true);
    expect(
      isSuccess(
        sum([
          { passed: 3, failed: 0 },
          { passed: 0, failed: 1 },
        ]),
      ),
    ).toBe(false);
    expect(isSuccess(sum([]))).toBe(false);
  });
});
