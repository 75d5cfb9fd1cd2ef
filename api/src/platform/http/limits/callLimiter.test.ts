import { setImmediate as nextTurn } from 'node:timers/promises';
import pg from 'pg';
import { type TestClient, type TestResponse, TestServer } from '../../../testing/testServer.ts';
import { waitUntil } from '../../../testing/timing.ts';
import { CallLimiter, type LimitedCall } from './callLimiter.ts';

const MAX_RUNNING = 6;
const MAX_CALLS = 36;

const TOO_MANY_MESSAGE = 'Too many requests at once. Try again in 3 seconds.';

describe('CallLimiter', () => {
  /** Calls that run until the test ends them. */
  class TestCalls {
    readonly started: number[] = [];
    readonly rejected: number[] = [];
    private readonly endFunctions: (() => void)[] = [];
    readonly arrivedAt = performance.now();

    constructor(readonly inFlight = new CallLimiter(60_000)) {}

    start(name: number, call: Partial<LimitedCall> = {}): void {
      const ended = new Promise<void>(resolve => (this.endFunctions[name] = resolve));
      this.inFlight
        .run({ limitKey: 'screen 1', arrivedAt: this.arrivedAt, ...call }, () => {
          this.started.push(name);
          return ended;
        })
        .catch(() => this.rejected.push(name));
    }

    async end(name: number): Promise<void> {
      this.endFunctions[name]?.();
      await nextTurn();
    }
  }

  it('runs six calls, queues thirty calls in order of arrival and rejects any further call', async () => {
    const calls = new TestCalls();
    for (let name = 0; name <= MAX_CALLS; name++) calls.start(name);
    await nextTurn();
    expect(calls.started).toEqual([0, 1, 2, 3, 4, 5]);
    expect(calls.rejected).toEqual([MAX_CALLS]);
    await calls.end(3);
    await calls.end(0);
    expect(calls.started.slice(MAX_RUNNING)).toEqual([6, 7]);
    for (const name of [100, 101, 102]) calls.start(name);
    await nextTurn();
    expect(calls.rejected).toEqual([MAX_CALLS, 102]);
    for (let name = 0; name <= 101; name++) await calls.end(name);
    expect(calls.started.slice(-2)).toEqual([100, 101]);
  });

  it('counts the calls of each person and each pool separately', async () => {
    const calls = new TestCalls();
    for (let name = 0; name < MAX_RUNNING; name++) calls.start(name);
    calls.start(6, { limitKey: 'analysis 1' });
    calls.start(7, { limitKey: 'screen 2' });
    await nextTurn();
    expect(calls.started).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  it('runs further calls after a call fails', async () => {
    const { inFlight } = new TestCalls();
    const failingCalls = Array.from({ length: MAX_RUNNING + 1 }, () =>
      inFlight.run({ limitKey: 'screen 1', arrivedAt: performance.now() }, () =>
        Promise.reject(new Error('no')),
      ),
    );
    for (const each of failingCalls) await expect(each).rejects.toThrow('no');
  });

  it('never runs a call after its client has left', async () => {
    const calls = new TestCalls();
    const response = { destroyed: false };
    for (let name = 0; name < MAX_RUNNING; name++) calls.start(name);
    calls.start(10, { response });
    calls.start(11);
    response.destroyed = true;
    await calls.end(0);
    expect(calls.started.slice(MAX_RUNNING)).toEqual([11]);
    expect(calls.rejected).toEqual([10]);
  });

  it('rejects a call that has waited too long, and never runs it', async () => {
    const calls = new TestCalls(new CallLimiter(0));
    for (let name = 0; name <= MAX_RUNNING; name++) calls.start(name);
    await waitUntil(() => calls.rejected.length > 0);
    expect(calls.rejected).toEqual([MAX_RUNNING]);
    await calls.end(0);
    calls.start(20);
    await nextTurn();
    expect(calls.started.slice(MAX_RUNNING)).toEqual([20]);
  });
});

it('runs identical concurrent calls of one person only once', async () => {
  const inFlight = new CallLimiter(60_000);
  const call = { limitKey: 'screen 1', arrivedAt: performance.now() };
  let runs = 0;
  const share = (key: string) => inFlight.runShared(call, key, async () => `${key} ${++runs}`);
  const responses = await Promise.all(Array.from({ length: 100 }, () => share('same')));
  expect(new Set(responses)).toEqual(new Set(['same 1']));
  expect(await share('same')).toBe('same 2');
});

describe('call limits of the server', () => {
  let server: TestServer;
  let other: TestClient;
  /** A connection without the time limits of the server's own connections. */
  let watcher: pg.Client;
  beforeAll(async () => {
    server = await TestServer.start();
    other = await server.signInAs(3);
    watcher = new pg.Client({ connectionString: server.store.url });
    await watcher.connect();
  });
  afterAll(async () => {
    await watcher.end();
    await server.stop();
  });

  /**
   * Sends calls while the table of ups is locked. Runs `work` when all excess calls are rejected, then
   * releases the lock.
   * @returns the responses in the order of the calls
   */
  async function sendWhileLocked(
    calls: readonly (() => Promise<TestResponse>)[],
    work: () => Promise<unknown> = async () => {},
  ): Promise<TestResponse[]> {
    const lockingClient = new pg.Client({ connectionString: server.store.url });
    await lockingClient.connect();
    try {
      await lockingClient.query('begin; lock table up_log_row in access exclusive mode');
      const completed: TestResponse[] = [];
      const sent = calls.map(async call => {
        const response = await call();
        completed.push(response);
        return response;
      });
      const isFull = () => completed.filter(isRejected).length >= calls.length - MAX_CALLS;
      while (!isFull() && completed.length < calls.length)
        expect(await countWaiting()).toBeLessThanOrEqual(MAX_RUNNING);
      await work();
      await lockingClient.query('rollback');
      return await Promise.all(sent);
    } finally {
      await lockingClient.end();
    }
  }

  /** Counts the statements of screens that wait for the lock. */
  async function countWaiting(): Promise<number> {
    const { rowCount } = await watcher.query(
      `select from pg_stat_activity
       where datname = current_database() and application_name = 'salesfloor' and wait_event_type = 'Lock'`,
    );
    return rowCount ?? 0;
  }

  /** Creates more calls than one person may have in flight, for different days. */
  const createBurst = (send: (day: string, index: number) => Promise<TestResponse>, times = 1) =>
    Array.from(
      { length: times * (MAX_CALLS + 1) },
      (_, index) => () => send(`2026-0${1 + (index % 9)}-${10 + (index % 19)}`, index),
    );
  const upLogQuery = (day: string) => ({ query: `{ upLog(day: "${day}") { day } }` });
  const isRejected = ({ status }: TestResponse) => status === 429;

  test('limits all sessions of a person together, without affecting other people', async () => {
    const desk = await server.signInAs(3);
    const phone = await server.signInAsEmployee(desk.employeeId);
    const responses = await sendWhileLocked(
      createBurst((day, index) => (index % 2 ? desk : phone).post('/graphql', upLogQuery(day))),
      async () => {
        expect((await other.graphql('{ viewer { id } }')).data.viewer.id).toBe(other.employeeId);
        expect((await other.get('/api/deals/getdeals?date=2026-06-01')).status).toBe(200);
      },
    );
    const rejected = responses.filter(isRejected);
    expect(rejected).not.toEqual([]);
    for (const { headers, body } of rejected) {
      expect(headers.get('retry-after')).toBe('3');
      expect(body.errors).toMatchObject([
        { message: TOO_MANY_MESSAGE, extensions: { code: 'TOO_MANY_REQUESTS' } },
      ]);
    }
    expect((await desk.post('/graphql', upLogQuery('2026-01-01'))).body.errors).toBeUndefined();
  });

  test('counts documents, REST reads and REST writes together, and sends each rejection in the format of its call', async () => {
    const person = await server.signInAs(3);
    const row = await server.store.insertUp('2026-05-01');
    const kinds = [
      (day: string) => person.document('UpLog', { day }),
      (day: string) => person.get(`/api/uplogs/get?date=${day}`),
      () => person.put(`/api/uplogs/row/${row}`, { customer_name: 'Ada' }),
    ];
    const responses = await sendWhileLocked(
      createBurst((day, index) => (kinds[index % 3] as (typeof kinds)[0])(day), 3),
    );
    const rejected = kinds.map((_, kind) =>
      responses.find((each, index) => index % 3 === kind && isRejected(each)),
    );
    expect(rejected.map(each => each?.headers.get('retry-after'))).toEqual(['3', '3', '3']);
    const restError = { message: TOO_MANY_MESSAGE, code: 'TOO_MANY_REQUESTS' };
    expect(rejected.map(each => each?.body)).toEqual([
      { errors: [{ message: TOO_MANY_MESSAGE, extensions: { code: 'TOO_MANY_REQUESTS' } }] },
      restError,
      restError,
    ]);
    expect((await kinds[2]?.(''))?.status).toBe(200);
  });

  test("limits a person's scripts separately from the screens", async () => {
    const owner = await server.signInAs(3);
    const { data } = await owner.graphql(
      'mutation { createAccessToken(name: "Script", expiresOn: "2026-12-31") { token } }',
    );
    const script = server.withToken(data.createAccessToken.token);
    const responses = await sendWhileLocked(
      createBurst(day => script.post('/graphql', upLogQuery(day))),
      async () => expect((await owner.graphql('{ viewer { id } }')).data.viewer.id).toBe(owner.employeeId),
    );
    expect(responses.filter(isRejected)).not.toEqual([]);
    expect((await script.get('/api/uplogs/get?date=2026-05-09')).status).toBe(200);
  });

  test("returns a cached response even if the person's calls are queued", async () => {
    const person = await server.signInAs(3);
    const send = () => person.document('TickSheet', { start: '2026-05-01', end: '2026-05-31' });
    await send();
    const responses = await sendWhileLocked(
      createBurst(day => person.post('/graphql', upLogQuery(day))),
      async () => expect((await send()).body.errors).toBeUndefined(),
    );
    expect(responses.filter(isRejected)).not.toEqual([]);
  });
});
