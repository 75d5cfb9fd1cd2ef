import { REST_MS, Refresher, SPREAD_MS } from './refresher';

const { jest } = import.meta;

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

/** A refresher whose spread is a known part of the longest, and how often it has read. */
function paced(part = 0, read = () => Promise.resolve(() => {})) {
  const seen = { times: 0 };
  const refresher = new Refresher(
    () => {
      seen.times += 1;
      return read();
    },
    () => part,
  );
  return { refresher, seen };
}

describe('a burst of notices', () => {
  it('is answered at once the first time, and once more for all that came during the rest', async () => {
    const { refresher, seen } = paced();
    for (let notice = 0; notice < 50; notice++) refresher.request();
    await pass(0);
    expect(seen.times).toBe(1);

    for (let notice = 0; notice < 50; notice++) refresher.request();
    await pass(REST_MS - 1);
    expect(seen.times).toBe(1);
    await pass(2);
    expect(seen.times).toBe(2);
    await pass(10 * REST_MS);
    expect(seen.times).toBe(2);
  });

  it('is answered by each desk in its own moment', async () => {
    const { refresher, seen } = paced(0.5);
    refresher.request();
    await pass(SPREAD_MS / 2 - 1);
    expect(seen.times).toBe(0);
    await pass(1);
    expect(seen.times).toBe(1);
  });
});

describe('a reading that fails', () => {
  const fail = () => Promise.reject(new Error('The server is away.'));

  it('is followed by another one when there is another notice', async () => {
    const { refresher, seen } = paced(0, fail);
    refresher.request();
    await pass(2 * REST_MS);
    expect(seen.times).toBe(1);
    refresher.request();
    await pass(0);
    expect(seen.times).toBe(2);
  });

  it('is tried again by itself, ever more slowly', async () => {
    const { refresher, seen } = paced(0, fail);
    refresher.request();
    await pass(0);
    for (const [pauseMs, times] of [
      [2 * REST_MS, 2],
      [4 * REST_MS, 3],
      [8 * REST_MS, 4],
      [16 * REST_MS, 5],
      [16 * REST_MS, 6],
    ] as const) {
      await pass(REST_MS + pauseMs + 1);
      expect(seen.times).toBe(times);
    }
  });

  it('is not tried again once another one has succeeded', async () => {
    let isAway = true;
    const { refresher, seen } = paced(0, () => (isAway ? fail() : Promise.resolve(() => {})));
    refresher.request();
    await pass(0);
    isAway = false;
    await pass(100 * REST_MS);
    expect(seen.times).toBe(2);
  });
});

/** A server whose answers the test gives when it likes. */
function slowServer() {
  const questions: ((answer: string) => void)[] = [];
  const shown: string[] = [];
  const refresher = new Refresher(
    async () => {
      const answer = await new Promise<string>(resolve => questions.push(resolve));
      return () => shown.push(answer);
    },
    () => 0,
  );
  /** Answers the oldest question, and lets the rest after it pass. */
  const answer = async (text: string) => {
    questions.shift()?.(text);
    await pass(REST_MS + 1);
  };
  return { refresher, shown, answer, asked: () => questions.length };
}

describe('an answer', () => {
  it('is shown', async () => {
    const { refresher, shown, answer } = slowServer();
    refresher.request();
    await pass(0);
    await answer('day');
    expect(shown).toEqual(['day']);
  });

  it('that is slow is waited for before the next question, which is for all that changed meanwhile', async () => {
    const { refresher, shown, answer, asked } = slowServer();
    refresher.request();
    await pass(0);
    refresher.request();
    refresher.request();
    await pass(60_000);
    expect(asked()).toBe(1);
    await answer('first');
    await answer('second');
    expect(asked()).toBe(0);
    expect(shown).toEqual(['first', 'second']);
  });

  it('that may lack what was saved meanwhile is thrown away', async () => {
    const { refresher, shown, answer } = slowServer();
    refresher.request();
    await pass(0);
    refresher.wrote();
    await answer('without the save');
    await answer('with the save');
    expect(shown).toEqual(['with the save']);
  });

  it('that comes during a drag is asked for again after it', async () => {
    const { refresher, shown, answer } = slowServer();
    refresher.request();
    await pass(0);
    refresher.hold();
    await answer('during the drag');
    expect(shown).toEqual([]);
    refresher.release();
    await pass(0);
    await answer('after the drag');
    expect(shown).toEqual(['after the drag']);
  });

  it('that comes after the screen is left is not shown, and nothing more is asked', async () => {
    const { refresher, shown, answer, asked } = slowServer();
    refresher.request();
    await pass(0);
    refresher.request();
    refresher.stop();
    await answer('too late');
    refresher.request();
    await pass(10 * REST_MS);
    expect([shown, asked()]).toEqual([[], 0]);
  });
});

it('asks nothing during a drag, and catches up after it', async () => {
  const { refresher, shown, answer, asked } = slowServer();
  refresher.hold();
  refresher.request();
  await pass(10 * REST_MS);
  expect(asked()).toBe(0);
  refresher.release();
  await pass(0);
  await answer('after the drag');
  expect(shown).toEqual(['after the drag']);
});
