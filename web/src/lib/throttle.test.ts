import { REST_MS, SPREAD_MS, Throttle } from './throttle';

const { jest } = import.meta;

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** A pace whose spread is a known part of the longest, and how often it has acted. */
function paced(part = 0, act = () => Promise.resolve()) {
  const seen = { times: 0 };
  const pace = new Throttle(
    () => {
      seen.times += 1;
      return act();
    },
    () => part,
  );
  return { pace, seen };
}

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

describe('a burst of notices', () => {
  it('is answered at once the first time, and once more for all that came during the rest', async () => {
    const { pace, seen } = paced();
    for (let notice = 0; notice < 50; notice++) pace.request();
    await pass(0);
    expect(seen.times).toBe(1);

    for (let notice = 0; notice < 50; notice++) pace.request();
    await pass(REST_MS - 1);
    expect(seen.times).toBe(1);
    await pass(2);
    expect(seen.times).toBe(2);
    await pass(10 * REST_MS);
    expect(seen.times).toBe(2);
  });

  it('is answered by each desk in its own moment', async () => {
    const { pace, seen } = paced(0.5);
    pace.request();
    await pass(SPREAD_MS / 2 - 1);
    expect(seen.times).toBe(0);
    await pass(1);
    expect(seen.times).toBe(1);
  });
});

it('waits for a slow answer before it asks again', async () => {
  let answer = () => {};
  const { pace, seen } = paced(0, () => new Promise<void>(resolve => (answer = resolve)));
  pace.request();
  await pass(0);
  pace.request();
  await pass(60_000);
  expect(seen.times).toBe(1);
  answer();
  await pass(REST_MS + 1);
  expect(seen.times).toBe(2);
});

it('goes on after a failure, when there is another notice', async () => {
  const { pace, seen } = paced(0, () => Promise.reject(new Error('The server is away.')));
  pace.request();
  await pass(2 * REST_MS);
  expect(seen.times).toBe(1);
  pace.request();
  await pass(0);
  expect(seen.times).toBe(2);
});

it('does nothing more once it is stopped, also when the last answer comes later', async () => {
  let answer = () => {};
  const { pace, seen } = paced(0, () => new Promise<void>(resolve => (answer = resolve)));
  pace.request();
  await pass(0);
  pace.request();
  pace.stop();
  answer();
  await pass(10 * REST_MS);
  expect(seen.times).toBe(1);

  pace.request();
  await pass(10 * REST_MS);
  expect(seen.times).toBe(1);
});
