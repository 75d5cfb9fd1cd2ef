import { setImmediate as nextTurn } from 'node:timers/promises';
import pg from 'pg';
import { type Answer, type TestClient, TestServer } from '../../testing/testServer.ts';
import { waitUntil } from '../../testing/waitUntil.ts';
import { type Call, InFlight } from './inFlight.ts';

const AT_ONCE = 6;
const MAX_CALLS = 36;

const TOO_MANY = 'Of your calls 6 run at once, and too many others wait. Please try again in 3 seconds.';

describe('the limit of a person', () => {
  /** Calls that run until they are ended. */
  class Calls {
    readonly begun: number[] = [];
    readonly rejected: number[] = [];
    private readonly ends: (() => void)[] = [];
    readonly askedAt = performance.now();

    constructor(readonly inFlight = new InFlight(60_000)) {}

    start(name: number, call: Partial<Call> = {}): void {
      const isOver = new Promise<void>(resolve => (this.ends[name] = resolve));
      this.inFlight
        .run({ who: 'screen 1', askedAt: this.askedAt, ...call }, () => {
          this.begun.push(name);
          return isOver;
        })
        .catch(() => this.rejected.push(name));
    }

    async end(name: number): Promise<void> {
      this.ends[name]?.();
      await nextTurn();
    }
  }

  it('runs six calls, queues thirty in order of arrival and rejects the next', async () => {
    const calls = new Calls();
    for (let name = 0; name <= MAX_CALLS; name++) calls.start(name);
    await nextTurn();
    expect(calls.begun).toEqual([0, 1, 2, 3, 4, 5]);
    expect(calls.rejected).toEqual([MAX_CALLS]);
    await calls.end(3);
    await calls.end(0);
    expect(calls.begun.slice(AT_ONCE)).toEqual([6, 7]);
    for (const name of [100, 101, 102]) calls.start(name);
    await nextTurn();
    expect(calls.rejected).toEqual([MAX_CALLS, 102]);
    for (let name = 0; name <= 101; name++) await calls.end(name);
    expect(calls.begun.slice(-2)).toEqual([100, 101]);
  });

  it('counts each person on each pool separately', async () => {
    const calls = new Calls();
    for (let name = 0; name < AT_ONCE; name++) calls.start(name);
    calls.start(6, { who: 'analysis 1' });
    calls.start(7, { who: 'screen 2' });
    await nextTurn();
    expect(calls.begun).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  it('continues after a call that fails', async () => {
    const { inFlight } = new Calls();
    const failing = Array.from({ length: AT_ONCE + 1 }, () =>
      inFlight.run({ who: 'screen 1', askedAt: performance.now() }, () => Promise.reject(new Error('no'))),
    );
    for (const each of failing) await expect(each).rejects.toThrow('no');
  });

  it('never runs a call whose client has left', async () => {
    const calls = new Calls();
    const reader = { destroyed: false };
    for (let name = 0; name < AT_ONCE; name++) calls.start(name);
    calls.start(10, { reader });
    calls.start(11);
    reader.destroyed = true;
    await calls.end(0);
    expect(calls.begun.slice(AT_ONCE)).toEqual([11]);
    expect(calls.rejected).toEqual([10]);
  });

  it('rejects a call that has waited too long, and never runs it', async () => {
    const calls = new Calls(new InFlight(0));
    for (let name = 0; name <= AT_ONCE; name++) calls.start(name);
    await waitUntil(() => calls.rejected.length > 0);
    expect(calls.rejected).toEqual([AT_ONCE]);
    await calls.end(0);
    calls.start(20);
    await nextTurn();
    expect(calls.begun.slice(AT_ONCE)).toEqual([20]);
  });
});

it('runs equal calls of one person as one', async () => {
  const inFlight = new InFlight(60_000);
  const call = { who: 'screen 1', askedAt: performance.now() };
  let runs = 0;
  const share = (key: string) => inFlight.runShared(call, key, async () => `${key} ${++runs}`);
  const answers = await Promise.all(Array.from({ length: 100 }, () => share('same')));
  expect(new Set(answers)).toEqual(new Set(['same 1']));
  expect(await share('same')).toBe('same 2');
});

describe('the server', () => {
  let server: TestServer;
  let other: TestClient;
  /** Unlike the server's own connections it waits as long as it takes. */
  let watcher: pg.Client;
  beforeAll(async () => {
    server = await TestServer.start();
    other = await server.as(3);
    watcher = new pg.Client({ connectionString: server.store.url });
    await watcher.connect();
  });
  afterAll(async () => {
    await watcher.end();
    await server.stop();
  });

  /**
   * Sends calls while no ups can be read. Does `work` once all calls that find no place are refused, then lets the ups be read.
   * @returns the answers, in the order of the calls
   */
  async function sendWhileLocked(
    calls: readonly (() => Promise<Answer>)[],
    work: () => Promise<unknown> = async () => {},
  ): Promise<Answer[]> {
    const locker = new pg.Client({ connectionString: server.store.url });
    await locker.connect();
    try {
      await locker.query('begin; lock table up_log_row in access exclusive mode');
      const early: Answer[] = [];
      const sent = calls.map(async call => {
        const answer = await call();
        early.push(answer);
        return answer;
      });
      const isFull = () => early.filter(isRefused).length >= calls.length - MAX_CALLS;
      while (!isFull() && early.length < calls.length) expect(await waiting()).toBeLessThanOrEqual(AT_ONCE);
      await work();
      await locker.query('rollback');
      return await Promise.all(sent);
    } finally {
      await locker.end();
    }
  }

  /** How many statements of screens wait for the lock. */
  async function waiting(): Promise<number> {
    const { rowCount } = await watcher.query(
      `select from pg_stat_activity
       where datname = current_database() and application_name = 'salesfloor' and wait_event_type = 'Lock'`,
    );
    return rowCount ?? 0;
  }

  /** More than may be in flight, each about another day. */
  const burst = (ask: (day: string, place: number) => Promise<Answer>, times = 1) =>
    Array.from(
      { length: times * (MAX_CALLS + 1) },
      (_, place) => () => ask(`2026-0${1 + (place % 9)}-${10 + (place % 19)}`, place),
    );
  const text = (day: string) => ({ query: `{ upLog(day: "${day}") { day } }` });
  const isRefused = ({ status }: Answer) => status === 429;

  test('of a person’s sessions six calls run, the rest waits or is refused, and nobody else notices', async () => {
    const desk = await server.as(3);
    const phone = await server.asEmployee(desk.employeeId);
    const answers = await sendWhileLocked(
      burst((day, place) => (place % 2 ? desk : phone).post('/graphql', text(day))),
      async () => {
        expect((await other.graphql('{ viewer { id } }')).data.viewer.id).toBe(other.employeeId);
        expect((await other.get('/api/deals/getdeals?date=2026-06-01')).status).toBe(200);
      },
    );
    const refused = answers.filter(isRefused);
    expect(refused).not.toEqual([]);
    for (const { headers, body } of refused) {
      expect(headers.get('retry-after')).toBe('3');
      expect(body.errors).toMatchObject([{ message: TOO_MANY, extensions: { code: 'TOO_MANY_REQUESTS' } }]);
    }
    expect((await desk.post('/graphql', text('2026-01-01'))).body.errors).toBeUndefined();
  });

  test('documents, reads and writes of REST stand in one line; each is refused in its own form', async () => {
    const person = await server.as(3);
    const row = await server.store.up('2026-05-01');
    const kinds = [
      (day: string) => person.document('UpLog', { day }),
      (day: string) => person.get(`/api/uplogs/get?date=${day}`),
      () => person.put(`/api/uplogs/row/${row}`, { customer_name: 'Ada' }),
    ];
    const answers = await sendWhileLocked(
      burst((day, place) => (kinds[place % 3] as (typeof kinds)[0])(day), 3),
    );
    const refused = kinds.map((_, kind) =>
      answers.find((each, place) => place % 3 === kind && isRefused(each)),
    );
    expect(refused.map(each => each?.headers.get('retry-after'))).toEqual(['3', '3', '3']);
    const inRest = { message: TOO_MANY, code: 'TOO_MANY_REQUESTS' };
    expect(refused.map(each => each?.body)).toEqual([
      { errors: [{ message: TOO_MANY, extensions: { code: 'TOO_MANY_REQUESTS' } }] },
      inRest,
      inRest,
    ]);
    expect((await kinds[2]?.(''))?.status).toBe(200);
  });

  test('a person’s scripts stand in a line of their own', async () => {
    const owner = await server.as(3);
    const { data } = await owner.graphql(
      'mutation { createAccessToken(name: "Script", expiresOn: "2026-12-31") { token } }',
    );
    const script = server.holding(data.createAccessToken.token);
    const answers = await sendWhileLocked(
      burst(day => script.post('/graphql', text(day))),
      async () => expect((await owner.graphql('{ viewer { id } }')).data.viewer.id).toBe(owner.employeeId),
    );
    expect(answers.filter(isRefused)).not.toEqual([]);
    expect((await script.get('/api/uplogs/get?date=2026-05-09')).status).toBe(200);
  });

  test('a cached answer does not wait', async () => {
    const person = await server.as(3);
    const ask = () => person.document('TickSheet', { start: '2026-05-01', end: '2026-05-31' });
    await ask();
    const answers = await sendWhileLocked(
      burst(day => person.post('/graphql', text(day))),
      async () => expect((await ask()).body.errors).toBeUndefined(),
    );
    expect(answers.filter(isRefused)).not.toEqual([]);
  });
});
