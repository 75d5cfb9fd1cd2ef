import { BackOff } from './backOff';

const { jest } = import.meta;

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

/** A back-off without chance in its pauses, and how often it has acted. */
function begin(act: () => Promise<boolean> = () => Promise.resolve(false)) {
  const seen = { times: 0 };
  const backOff = new BackOff(
    () => {
      seen.times += 1;
      return act();
    },
    () => 0.5,
  );
  backOff.begin();
  return { backOff, seen };
}

it('tries after 2, 4, 8 and 16 seconds, then every half minute', async () => {
  const { seen } = begin();
  for (const [seconds, times] of [
    [1.9, 0],
    [0.2, 1],
    [4, 2],
    [8, 3],
    [16, 4],
    [30, 5],
    [30, 6],
  ] as const) {
    await pass(seconds * 1000);
    expect(seen.times).toBe(times);
  }
});

it('stops once it has succeeded', async () => {
  const { seen } = begin(() => Promise.resolve(true));
  await pass(300_000);
  expect(seen.times).toBe(1);
});

it('acts at once when told that it may succeed now, and only if there is something to do', async () => {
  const { backOff, seen } = begin(() => Promise.resolve(true));
  backOff.hurry();
  await pass(0);
  expect(seen.times).toBe(1);
  backOff.hurry();
  await pass(300_000);
  expect(seen.times).toBe(1);
});

it('never acts twice at once', async () => {
  let answer = () => {};
  const { backOff, seen } = begin(
    () =>
      new Promise(resolve => {
        answer = () => resolve(true);
      }),
  );
  await pass(2_000);
  backOff.hurry();
  backOff.begin();
  await pass(300_000);
  expect(seen.times).toBe(1);
  answer();
  backOff.begin();
});

it('does nothing more once it is stopped, also when the last attempt fails later', async () => {
  let answer = () => {};
  const { backOff, seen } = begin(
    () =>
      new Promise(resolve => {
        answer = () => resolve(false);
      }),
  );
  await pass(2_000);
  backOff.stop();
  answer();
  await pass(300_000);
  expect(seen.times).toBe(1);
});
