import { BackOff } from './backOff';

const { jest } = import.meta;

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const advanceTime = (ms: number) => jest.advanceTimersByTimeAsync(ms);

/** Starts a back-off without randomness in its pauses, and counts its runs. */
function startBackOff(task: () => Promise<boolean> = () => Promise.resolve(false)) {
  const runs = { count: 0 };
  const backOff = new BackOff(
    () => {
      runs.count += 1;
      return task();
    },
    () => 0.5,
  );
  backOff.start();
  return { backOff, runs };
}

it('retries a failed task after 2, 4, 8 and 16 seconds, then every 30 seconds', async () => {
  const { runs } = startBackOff();
  for (const [seconds, count] of [
    [1.9, 0],
    [0.2, 1],
    [4, 2],
    [8, 3],
    [16, 4],
    [30, 5],
    [30, 6],
  ] as const) {
    await advanceTime(seconds * 1000);
    expect(runs.count).toBe(count);
  }
});

it('stops after the task has succeeded', async () => {
  const { runs } = startBackOff(() => Promise.resolve(true));
  await advanceTime(300_000);
  expect(runs.count).toBe(1);
});

it('retries immediately on request, but only while the task is pending', async () => {
  const { backOff, runs } = startBackOff(() => Promise.resolve(true));
  backOff.runNow();
  await advanceTime(0);
  expect(runs.count).toBe(1);
  backOff.runNow();
  await advanceTime(300_000);
  expect(runs.count).toBe(1);
});

it('never runs the task twice at the same time', async () => {
  let finish = () => {};
  const { backOff, runs } = startBackOff(
    () =>
      new Promise(resolve => {
        finish = () => resolve(true);
      }),
  );
  await advanceTime(2_000);
  backOff.runNow();
  backOff.start();
  await advanceTime(300_000);
  expect(runs.count).toBe(1);
  finish();
  backOff.start();
});

it('does not retry after `stop`, even if the running attempt fails later', async () => {
  let finish = () => {};
  const { backOff, runs } = startBackOff(
    () =>
      new Promise(resolve => {
        finish = () => resolve(false);
      }),
  );
  await advanceTime(2_000);
  backOff.stop();
  finish();
  await advanceTime(300_000);
  expect(runs.count).toBe(1);
});
