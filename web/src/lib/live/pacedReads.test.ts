import { Subject } from 'rxjs';
import { MAX_SPREAD_MS, PAUSE_MS, paceReads } from './pacedReads';

const { jest } = import.meta;

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const advanceTime = (ms: number) => jest.advanceTimersByTimeAsync(ms);

/** Starts paced reads with a known random delay. */
function startReads({
  read = async () => {},
  random = 0,
}: {
  read?: () => Promise<void>;
  random?: number;
} = {}) {
  const notices = new Subject<void>();
  const count = { reads: 0 };
  const reads = paceReads(
    notices,
    () => {
      count.reads += 1;
      return read();
    },
    () => random,
  ).subscribe();
  const notify = (times = 1) => {
    for (let notice = 0; notice < times; notice++) notices.next();
  };
  return { notify, count, stop: () => reads.unsubscribe() };
}

describe('paceReads', () => {
  it('reads immediately for the first notice of a burst, and once after the pause for all later notices of the burst', async () => {
    const { notify, count } = startReads();
    notify(50);
    await advanceTime(0);
    expect(count.reads).toBe(1);
    notify(50);
    await advanceTime(PAUSE_MS - 1);
    expect(count.reads).toBe(1);
    await advanceTime(2);
    expect(count.reads).toBe(2);
    await advanceTime(10 * PAUSE_MS);
    expect(count.reads).toBe(2);
  });

  it('delays a read by a random time, to spread the reads of many screens', async () => {
    const { notify, count } = startReads({ random: 0.5 });
    notify();
    await advanceTime(MAX_SPREAD_MS / 2 - 1);
    expect(count.reads).toBe(0);
    await advanceTime(1);
    expect(count.reads).toBe(1);
  });

  it('waits for a slow read to end before the next read', async () => {
    const responses: (() => void)[] = [];
    const { notify, count } = startReads({ read: () => new Promise(resolve => responses.push(resolve)) });
    notify();
    await advanceTime(0);
    notify(2);
    await advanceTime(60_000);
    expect(count.reads).toBe(1);
    responses[0]?.();
    await advanceTime(PAUSE_MS + 1);
    expect(count.reads).toBe(2);
  });

  it('repeats a failed read after a pause that grows with each failure', async () => {
    const { notify, count } = startReads({ read: () => Promise.reject(new Error('The server is away.')) });
    notify();
    await advanceTime(0);
    for (const [pauses, reads] of [
      [2, 2],
      [4, 3],
      [8, 4],
      [16, 5],
      [16, 6],
    ] as const) {
      await advanceTime(pauses * PAUSE_MS - 100);
      expect(count.reads).toBe(reads - 1);
      await advanceTime(101);
      expect(count.reads).toBe(reads);
    }
  });

  it('repeats a failed read immediately at the next notice', async () => {
    let isAway = true;
    const { notify, count } = startReads({
      read: () => (isAway ? Promise.reject(new Error('The server is away.')) : Promise.resolve()),
    });
    notify();
    await advanceTime(6.5 * PAUSE_MS);
    expect(count.reads).toBe(3);
    isAway = false;
    notify();
    await advanceTime(PAUSE_MS + 1);
    expect(count.reads).toBe(4);
  });

  it('stops repeating a read once it has succeeded', async () => {
    let isAway = true;
    const { notify, count } = startReads({
      read: () => (isAway ? Promise.reject(new Error('The server is away.')) : Promise.resolve()),
    });
    notify();
    await advanceTime(0);
    isAway = false;
    await advanceTime(100 * PAUSE_MS);
    expect(count.reads).toBe(2);
  });

  it('starts no reads after the screen is left', async () => {
    const { notify, count, stop } = startReads();
    notify(2);
    await advanceTime(0);
    stop();
    notify();
    await advanceTime(10 * PAUSE_MS);
    expect(count.reads).toBe(1);
  });
});
