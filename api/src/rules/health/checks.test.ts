import { getCertificateState, getDiskState, getTaskState, NIGHTLY_HOURS, WEEKLY_HOURS } from './checks.ts';

const now = new Date('2026-06-17T12:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

describe('getTaskState of a nightly task', () => {
  const taskRun = (
    successHoursAgo: number | null,
    problem: string | null = null,
    startedHoursAgo = 1_000,
  ) => ({
    begunAt: hoursAgo(startedHoursAgo),
    wellAt: successHoursAgo === null ? null : hoursAgo(successHoursAgo),
    problem,
  });

  test.each([
    ['with a success last night', taskRun(9), 'WELL'],
    ['with one missed night', taskRun(50), 'WELL'],
    ['with two missed nights', taskRun(50.1), 'TROUBLE'],
    ['with a failure after a success', taskRun(9, 'The disk is full.'), 'TROUBLE'],
    ['without a success since it was first started', taskRun(null, null, 50.1), 'TROUBLE'],
    ['started just now', taskRun(null, null, 1), 'WELL'],
    ['never started and not due yet', undefined, 'WELL'],
  ])('returns the state of a task %s', (_name, run, state) => {
    expect(getTaskState(run, NIGHTLY_HOURS, now)).toBe(state);
  });
});

it('measures a weekly task that never ran from the first time at which it could run', () => {
  expect(getTaskState(undefined, WEEKLY_HOURS, now, hoursAgo(9 * 24))).toBe('WELL');
  expect(getTaskState(undefined, WEEKLY_HOURS, now, hoursAgo(9 * 24 + 1))).toBe('TROUBLE');
});

test.each([
  [999_999_999, 0.9, 'TROUBLE'],
  [1_000_000_000, 0.1, 'WELL'],
  [19_999_999_999, 0.099, 'TROUBLE'],
  [20_000_000_000, 0.01, 'WELL'],
])('rates a disk with %d bytes free, a fraction of %d, as %s', (bytes, fraction, state) => {
  expect(getDiskState(bytes, fraction)).toBe(state);
});

it('reports a certificate when it expires within two weeks', () => {
  expect(getCertificateState(new Date('2026-07-01T12:00:00Z'), now)).toBe('WELL');
  expect(getCertificateState(new Date('2026-07-01T11:59:59Z'), now)).toBe('TROUBLE');
});
