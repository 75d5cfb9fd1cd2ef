import { Subject } from 'rxjs';
import { MAX_SPREAD_MS, PAUSE_MS, pacedReads } from './pacedReads';

const { jest } = import.meta;

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

/** Reads whose spread is a known part of the longest. */
function startReads({ read = async () => {}, part = 0 }: { read?: () => Promise<void>; part?: number } = {}) {
  const notices = new Subject<void>();
  const count = { reads: 0 };
  const reads = pacedReads(
    notices,
    () => {
      count.reads += 1;
      return read();
    },
    () => part,
  ).subscribe();
  const notify = (times = 1) => {
    for (let notice = 0; notice < times; notice++) notices.next();
  };
  return { notify, count, stop: () => reads.unsubscribe() };
}

describe('pacedReads', () => {
  it('reads at once for the first notice of a burst, and once more after the pause for the others', async () => {
    const { notify, count } = startReads();
    notify(50);
    await pass(0);
    expect(count.reads).toBe(1);
    notify(50);
    await pass(PAUSE_MS - 1);
    expect(count.reads).toBe(1);
    await pass(2);
    expect(count.reads).toBe(2);
    await pass(10 * PAUSE_MS);
    expect(count.reads).toBe(2);
  });

  it('spreads the reads of many screens', async () => {
    const { notify, count } = startReads({ part: 0.5 });
    notify();
    await pass(MAX_SPREAD_MS / 2 - 1);
    expect(count.reads).toBe(0);
    await pass(1);
    expect(count.reads).toBe(1);
  });

  it('waits for a slow read before the next one', async () => {
    const answers: (() => void)[] = [];
    const { notify, count } = startReads({ read: () => new Promise(resolve => answers.push(resolve)) });
    notify();
    await pass(0);
    notify(2);
    await pass(60_000);
    expect(count.reads).toBe(1);
    answers[0]?.();
    await pass(PAUSE_MS + 1);
    expect(count.reads).toBe(2);
  });

  it('repeats a failed read, more slowly each time', async () => {
    const { notify, count } = startReads({ read: () => Promise.reject(new Error('The server is away.')) });
    notify();
    await pass(0);
    for (const [pauses, reads] of [
      [2, 2],
      [4, 3],
      [8, 4],
      [16, 5],
      [16, 6],
    ] as const) {
      await pass(pauses * PAUSE_MS - 100);
      expect(count.reads).toBe(reads - 1);
      await pass(101);
      expect(count.reads).toBe(reads);
    }
  });

  it('repeats a failed read at the next notice', async () => {
    let isAway = true;
    const { notify, count } = startReads({
      read: () => (isAway ? Promise.reject(new Error('The server is away.')) : Promise.resolve()),
    });
    notify();
    await pass(6.5 * PAUSE_MS);
    expect(count.reads).toBe(3);
    isAway = false;
    notify();
    await pass(PAUSE_MS + 1);
    expect(count.reads).toBe(4);
  });

  it('stops repeating once a read has succeeded', async () => {
    let isAway = true;
    const { notify, count } = startReads({
      read: () => (isAway ? Promise.reject(new Error('The server is away.')) : Promise.resolve()),
    });
    notify();
    await pass(0);
    isAway = false;
    await pass(100 * PAUSE_MS);
    expect(count.reads).toBe(2);
  });

  it('reads nothing more after the screen is left', async () => {
    const { notify, count, stop } = startReads();
    notify(2);
    await pass(0);
    stop();
    notify();
    await pass(10 * PAUSE_MS);
    expect(count.reads).toBe(1);
  });
});
