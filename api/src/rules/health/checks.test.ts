import { certificateState, diskState, NIGHTLY_HOURS, taskState, WEEKLY_HOURS } from './checks.ts';

const now = new Date('2026-06-17T12:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

describe('a task of each night', () => {
  const went = (wellHoursAgo: number | null, trouble: string | null = null, begunHoursAgo = 1_000) => ({
    begunAt: hoursAgo(begunHoursAgo),
    wellAt: wellHoursAgo === null ? null : hoursAgo(wellHoursAgo),
    trouble,
  });

  test.each([
    ['went well last night', went(9), 'WELL'],
    ['may miss one night', went(50), 'WELL'],
    ['may not miss two', went(50.1), 'TROUBLE'],
    ['failed after a good one', went(9, 'The disk is full.'), 'TROUBLE'],
    ['never went well since it was begun', went(null, null, 50.1), 'TROUBLE'],
    ['was just begun', went(null, null, 1), 'WELL'],
    ['was never tried, nor had to be', undefined, 'WELL'],
  ])('%s', (_name, each, state) => {
    expect(taskState(each, NIGHTLY_HOURS, now)).toBe(state);
  });
});

it('of each Sunday counts from when it could first have been done', () => {
  expect(taskState(undefined, WEEKLY_HOURS, now, hoursAgo(9 * 24))).toBe('WELL');
  expect(taskState(undefined, WEEKLY_HOURS, now, hoursAgo(9 * 24 + 1))).toBe('TROUBLE');
});

test.each([
  [999_999_999, 0.9, 'TROUBLE'],
  [1_000_000_000, 0.1, 'WELL'],
  [19_999_999_999, 0.099, 'TROUBLE'],
  [20_000_000_000, 0.01, 'WELL'],
])('a disk with %d bytes free, %d of it: %s', (bytes, part, state) => {
  expect(diskState(bytes, part)).toBe(state);
});

it('wants a certificate renewed two weeks before it ends', () => {
  expect(certificateState(new Date('2026-07-01T12:00:00Z'), now)).toBe('WELL');
  expect(certificateState(new Date('2026-07-01T11:59:59Z'), now)).toBe('TROUBLE');
});
