import sql from 'sql-template-tag';
import type { Database } from '../database/database.ts';
import { endSession } from '../sessions/session.service.ts';
import { type TestClient, TestServer } from '../testing/testServer.ts';
import { VERSIONS, type Versions } from '../topics.ts';
import { AnswerCache, type Computed } from './answerCache.ts';

let server: TestServer;
let manager: TestClient;
beforeAll(async () => {
  server = await TestServer.start();
  manager = await server.as(3);
});
afterAll(() => server.stop());

const list = {
  start: '2026-01-01',
  end: '2026-12-31',
  sort: 'LOG_DAY',
  isDescending: false,
  offset: 0,
  limit: 1,
};
const hog = (client = manager) => client.document('Hog', list);
const entries = async (client = manager) => (await hog(client)).body.data.hog.totals.totalEntries;

/** Changes the tables behind the back of the triggers that advance the version. */
async function unnoticed(database: Database, change: string): Promise<void> {
  await database.transaction(async em => {
    await em.execute('set local session_replication_role = replica');
    await em.execute(change);
  });
}

/** A comparison of nothing with nothing. */
const COMPARED = `
  with sent as (
    insert into sheet (purpose, file_name, sha256, tab, line_count, employee_id, created_at, last_used_at)
    values ('COMPARE', 'a.csv', repeat('0', 64), '', 1, 1, now(), now()) returning id
  )
  insert into comparison (sheet_id, employee_id, created_at, first_day, last_day, amounts, theirs_sum, ours_sum)
  select id, 1, now(), '2026-03-01', '2026-03-31', '{}', 0, 0 from sent`;

describe('an answer of a report', () => {
  it('is cached while nothing has changed, and for everyone of the position', async () => {
    const { store } = server;
    await store.deal({ added_date: '2026-02-01', customer_name: 'Cached' });
    const colleague = await server.as(3);
    const before = await entries();
    await unnoticed(store.database, `delete from deal where customer_name = 'Cached'`);
    expect(await entries()).toBe(before);
    expect(await entries(colleague)).toBe(before);
    await store.deal({ added_date: '2026-02-02' });
    expect(await entries()).toBe(before);
  });

  it.each([
    ['a deal', 'DEALS', `update deal set front_gross = coalesce(front_gross, 0) + 1`],
    ['an employee', 'EMPLOYEES', `update employee set name = name || '.' where id = 1`],
    ['vacation units', 'SETTINGS', `insert into vacation_units values (1, '2026-03-01', 1)`],
    ['working days', 'SETTINGS', `insert into working_days values ('2026-03-01', 1, 20)`],
    ['a pot', 'SETTINGS', `insert into month_pot values ('2026-03-01', 100)`],
    ['an up log', 'UP_LOG', `insert into up_log (log_date) values ('2026-03-03')`],
    ['a comparison', 'COMPARISONS', COMPARED],
    ['the whole of a table', 'SETTINGS', 'truncate vacation_units'],
  ] as const)(
    'is computed anew after a change of %s, and nobody else’s topic',
    async (_what, topic, change) => {
      const { database } = server.store;
      await server.store.deal({ added_date: '2026-02-04' });
      const versions = async () =>
        (await database.row<{ versions: Versions }>(sql`select ${VERSIONS}`))?.versions;
      const before = await versions();
      await database.rows(change);
      expect(await versions()).toEqual({ ...before, [topic]: (before?.[topic] ?? 0) + 1 });
    },
  );

  it('stays while another topic changes', async () => {
    const { store } = server;
    const before = await entries();
    await unnoticed(
      store.database,
      `insert into deal (number, added_date, customer_name, car_info, stock_num, notes)
      values (987001, '2026-02-06', '', '', '', '')`,
    );
    await store.up('2026-06-17');
    expect(await entries()).toBe(before);
    await store.deal({ added_date: '2026-02-06' });
    expect(await entries()).toBe(before + 2);
  });

  it('is never older than a write that was acknowledged before the request', async () => {
    let acknowledged = await entries();
    const readOne = async () => {
      const least = acknowledged;
      expect(await entries()).toBeGreaterThanOrEqual(least);
    };
    const write = async () => {
      for (let time = 0; time < 20; time++) {
        await server.store.deal({ added_date: '2026-02-03' });
        acknowledged++;
      }
    };
    let isWriting = true;
    const readers = [1, 2, 3, 4].map(async () => {
      while (isWriting) await readOne();
    });
    await write();
    isWriting = false;
    await Promise.all(readers);
    expect(await entries()).toBe(acknowledged);
  });

  it('has the version of the store that it is at least as new as', async () => {
    const versionOf = async () => Number((await hog()).headers.get('store-version'));
    const before = await versionOf();
    expect(await versionOf()).toBe(before);
    await server.store.deal({ added_date: '2026-02-05' });
    expect(await versionOf()).toBeGreaterThan(before);
  });

  it('has the rights of each reader’s own position', async () => {
    const canEdit = async (client: TestClient) =>
      (await client.document('PotOfGold', { month: '2026-05' })).body.data.potOfGold.canEditPot;
    expect(await canEdit(manager)).toBe(true);
    expect(await canEdit(await server.as(0))).toBe(false);
  });

  it('has no rights for an access token, whatever its owner may do', async () => {
    const { data } = await manager.graphql(
      'mutation { createAccessToken(name: "Script", expiresOn: "2026-12-31") { token } }',
    );
    const month = { start: '2026-05-01', end: '2026-05-31' };
    const rights = async (client: TestClient) =>
      [
        await client.document('PotOfGold', { month: '2026-05' }),
        await client.document('TickSheet', month),
        await client.document('Summary', month),
        await client.document('ManagedEmployees'),
      ]
        .map(({ body }) => JSON.stringify(body.data).match(/"can\w+":(true|false)/g))
        .join();
    expect(await rights(manager)).toContain('true');
    expect(await rights(server.holding(data.createAccessToken.token))).not.toContain('true');
  });

  it('is another one on another day', async () => {
    const { clock } = server.store;
    const before = clock.now().toISOString();
    await server.store.soldDeal('2026-06-02');
    const trackOn = async (instant: string) => {
      clock.set(instant);
      const client = await server.asEmployee(manager.employeeId);
      const { body } = await client.document('TickSheet', { start: '2026-06-01', end: '2026-06-30' });
      return body.data.tickSheet.store.total.track;
    };
    // One unit in 10 and in 15 days of June's 30 (rules.md, Track).
    expect(await trackOn('2026-06-10T15:00:00Z')).toBe(3);
    expect(await trackOn('2026-06-15T15:00:00Z')).toBe(2);
    clock.set(before);
  });

  it('is sent to nobody who has signed out', async () => {
    const client = await server.as(3);
    await entries(client);
    const [session] = await server.store.database.rows<{ id: number }>(
      'select id from session where employee_id = $1',
      [client.employeeId],
    );
    await endSession(server.store.services, session?.id ?? 0);
    expect((await hog(client)).status).toBe(401);
  });

  it('is not cached when it has an error in it', async () => {
    const deal = async () => (await manager.document('Deal', { number: 987_654 })).body;
    expect((await deal()).errors[0].extensions.code).toBe('NOT_FOUND');
    await unnoticed(
      server.store.database,
      `insert into deal (number, added_date, customer_name, car_info, stock_num, notes)
       values (987654, '2026-01-01', '', '', '', '')`,
    );
    expect((await deal()).data.deal.number).toBe(987_654);
  });

  it('is free for everyone after the first, and has each reader’s own cost and budget', async () => {
    const [one, other] = [await server.as(3), await server.as(3)];
    const cost = async (client: TestClient) => (await hog(client)).headers.get('query-cost');
    await server.store.deal(); // nothing that was answered before stays cached
    // 10 for the query, 25 rows of 6 objects, the totals and the page.
    expect(await cost(one)).toBe('asked=162, allowed=20000, left=19999838');
    expect(await cost(other)).toBe('asked=162, allowed=20000, left=20000000');
    expect(await cost(one)).toBe('asked=162, allowed=20000, left=19999838');
  });

  it('is the same compressed and not', async () => {
    for (let count = 0; count < 20; count++) await server.store.deal({ added_date: '2026-08-01' });
    const send = (encoding: string) =>
      manager.document('DealsOfDay', { day: '2026-08-01' }, { 'accept-encoding': encoding });
    const plain = await send('identity');
    const first = await send('gzip');
    const second = await send('gzip');
    const third = await send('gzip');
    expect(first.headers.get('content-encoding')).toBe('gzip');
    expect(second.headers.get('content-encoding')).toBe('gzip');
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(first.body.data).toEqual(plain.body.data);
    expect(second.body.data).toEqual(plain.body.data);
    expect(third.body.data).toEqual(plain.body.data);
    expect(plain.body.data.dealsOfDay).toHaveLength(20);
  });
});

describe('an answer that is being computed', () => {
  const answered = (text: string): Computed => ({ answer: { text } });
  let cache: AnswerCache;
  let computations: PromiseWithResolvers<Computed>[];
  beforeEach(() => {
    cache = new AnswerCache();
    computations = [];
  });

  const send = (version: number) =>
    cache.getOrCompute(version, 'hog', () => {
      const computation = Promise.withResolvers<Computed>();
      computations.push(computation);
      return computation.promise;
    });

  it('is waited for by whoever found the store at the same version, and computed once', async () => {
    const answers = [send(1), send(1), send(1)];
    expect(computations).toHaveLength(1);
    computations[0]?.resolve(answered('a'));
    expect(await Promise.all(answers)).toEqual([answered('a'), answered('a'), answered('a')]);
    expect(await send(1)).toEqual(answered('a'));
    expect(computations).toHaveLength(1);
  });

  it('is not what someone gets who finds a newer store', async () => {
    const [old, newer] = [send(1), send(2)];
    computations[1]?.resolve(answered('new'));
    expect(await newer).toEqual(answered('new'));
    computations[0]?.resolve(answered('old'));
    expect(await old).toEqual(answered('old'));
    expect(await send(2)).toEqual(answered('new'));
    expect(computations).toHaveLength(2);
  });

  it('fails for all who wait for it, and is computed anew for the next', async () => {
    const failed: Computed = { failed: { errors: [] } };
    const answers = [send(1), send(1)];
    computations[0]?.resolve(failed);
    expect(await Promise.all(answers)).toEqual([failed, failed]);
    void send(1);
    expect(computations).toHaveLength(2);
  });
});
