import { EventEmitter, once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type Answer, type TestClient, TestServer } from '../../testing/testServer.ts';
import { InFlight } from './inFlight.ts';
import { WaitedTogether } from './waitedTogether.ts';

const AT_ONCE = 6;
const IN_LINE = 30;

const TOO_MANY = 'Of your calls 6 run at once, and too many others wait. Please try again in 3 seconds.';

describe('a line', () => {
  const PATIENT = { atOnce: AT_ONCE, inLine: IN_LINE, waitMs: 60_000 };
  const of = (who: string, reader = new EventEmitter()) => ({ who, askedAt: performance.now(), reader });
  const afterwards = () => sleep(0);

  /** Calls that run until they are told to end. */
  class Running {
    readonly begun: number[] = [];
    readonly refused: number[] = [];
    private readonly ends: (() => void)[] = [];

    constructor(readonly inFlight = new InFlight(PATIENT)) {}

    start(name: number, call = of('screen 1')): void {
      const isOver = new Promise<void>(resolve => (this.ends[name] = resolve));
      this.inFlight
        .run(call, () => {
          this.begun.push(name);
          return isOver;
        })
        .catch(() => this.refused.push(name));
    }

    async end(name: number): Promise<void> {
      this.ends[name]?.();
      await afterwards();
    }
  }

  test('runs six, keeps thirty in the order in which they came, and refuses the next', async () => {
    const calls = new Running();
    for (let name = 0; name <= AT_ONCE + IN_LINE; name++) calls.start(name);
    await afterwards();
    expect(calls.begun).toEqual([0, 1, 2, 3, 4, 5]);
    expect(calls.refused).toEqual([AT_ONCE + IN_LINE]);
    await calls.end(3);
    await calls.end(0);
    expect(calls.begun.slice(AT_ONCE)).toEqual([6, 7]);
    calls.start(100);
    calls.start(101);
    calls.start(102);
    await afterwards();
    expect(calls.refused).toEqual([AT_ONCE + IN_LINE, 102]);
    for (let name = 0; name <= 101; name++) await calls.end(name);
    expect(calls.begun.slice(-2)).toEqual([100, 101]);
  });

  test('is each person’s own, on each pool', async () => {
    const calls = new Running();
    for (let name = 0; name < AT_ONCE; name++) calls.start(name);
    calls.start(6, of('analysis 1'));
    calls.start(7, of('screen 2'));
    await afterwards();
    expect(calls.begun).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  test('lets go of whoever has left, and goes on when a call fails', async () => {
    const calls = new Running();
    const reader = new EventEmitter();
    for (let name = 0; name < AT_ONCE - 1; name++) calls.start(name);
    const failing = calls.inFlight.run(of('screen 1'), () =>
      sleep(5).then(() => Promise.reject(new Error('no'))),
    );
    calls.start(10, of('screen 1', reader));
    calls.start(11);
    reader.emit('close');
    await expect(failing).rejects.toThrow('no');
    await afterwards();
    expect(calls.begun).toEqual([0, 1, 2, 3, 4, 11]);
    expect(calls.refused).toEqual([10]);
    expect(reader.listenerCount('close')).toBe(0);
  });

  test('lets go of a browser that has left', async () => {
    const calls = new Running();
    for (let name = 0; name < AT_ONCE; name++) calls.start(name);
    let asked = 0;
    const web = createServer((_req, res) => calls.start(100 + asked++, { ...of('screen 1'), reader: res }));
    await once(web.listen(0), 'listening');
    const { port } = web.address() as AddressInfo;
    const browsers = Array.from({ length: IN_LINE }, () =>
      request({ port })
        .on('error', () => {})
        .end(),
    );
    while (asked < IN_LINE) await sleep(5);
    for (const browser of browsers) browser.destroy();
    while (calls.refused.length < IN_LINE) await sleep(5);
    calls.start(10);
    await calls.end(0);
    expect(calls.begun.at(-1)).toBe(10);
    web.close();
  });

  test('refuses a call that has waited too long', async () => {
    const calls = new Running(new InFlight({ ...PATIENT, waitMs: 20 }));
    for (let name = 0; name <= AT_ONCE; name++) calls.start(name);
    while (calls.refused.length === 0) await sleep(5);
    expect(calls.refused).toEqual([AT_ONCE]);
    await calls.end(0);
    calls.start(20);
    await afterwards();
    expect(calls.begun.at(-1)).toBe(20);
  });

  test('holds one place for equal questions, until the last of those who ask has left', async () => {
    const calls = new Running();
    const together = new WaitedTogether<string>();
    for (let name = 0; name < AT_ONCE; name++) calls.start(name);
    const ask = (question: string, reader: EventEmitter) =>
      together.join(question, reader, lastLeft =>
        calls.inFlight.run(of('screen 1', lastLeft as EventEmitter), async () => `${question}!`),
      );
    const readers = Array.from({ length: 100 }, () => new EventEmitter());
    const answers = readers.map(reader => ask('same', reader));
    const alone = new EventEmitter();
    const given = ask('other', alone);
    alone.emit('close');
    await expect(given).rejects.toThrow(TOO_MANY);
    for (const reader of readers.slice(1)) reader.emit('close');
    await calls.end(0);
    expect(await answers[0]).toBe('same!');
    expect(calls.refused).toEqual([]);
  });
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
      const isFull = () => early.filter(isRefused).length >= calls.length - AT_ONCE - IN_LINE;
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
      { length: times * (AT_ONCE + IN_LINE + 1) },
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
