import sql from 'sql-template-tag';
import { endSession } from '../../../modules/sessions/session.service.ts';
import { type TestClient, TestServer } from '../../../testing/testServer.ts';
import type { Database } from '../../database/database.ts';
import { type Versions, versionsSql } from '../../topics.ts';
import { type ComputedResult, ResponseCache } from './responseCache.ts';

let server: TestServer;
let manager: TestClient;
beforeAll(async () => {
  server = await TestServer.start();
  manager = await server.signInAs(3);
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
const fetchHog = (client = manager) => client.document('Hog', list);
const countEntries = async (client = manager) => (await fetchHog(client)).body.data.hog.totals.totalEntries;

/** Changes a table without the triggers that advance the version. */
async function changeWithoutTriggers(database: Database, change: string): Promise<void> {
  await database.transaction(async em => {
    await em.execute('set local session_replication_role = replica');
    await em.execute(change);
  });
}

/** Inserts an empty comparison. */
const INSERT_COMPARISON = `
  with sent as (
    insert into sheet (purpose, file_name, sha256, tab, line_count, employee_id, created_at, last_used_at)
    values ('COMPARE', 'a.csv', repeat('0', 64), '', 1, 1, now(), now()) returning id
  )
  insert into comparison (sheet_id, employee_id, created_at, first_day, last_day, amounts, theirs_sum, ours_sum)
  select id, 1, now(), '2026-03-01', '2026-03-31', '{}', 0, 0 from sent`;

describe('cached responses of reports', () => {
  it('sends the same response to everyone with the same position while the store is unchanged', async () => {
    const { store } = server;
    await store.insertDeal({ added_date: '2026-02-01', customer_name: 'Cached' });
    const colleague = await server.signInAs(3);
    const before = await countEntries();
    await changeWithoutTriggers(store.database, `delete from deal where customer_name = 'Cached'`);
    expect(await countEntries()).toBe(before);
    expect(await countEntries(colleague)).toBe(before);
    await store.insertDeal({ added_date: '2026-02-02' });
    expect(await countEntries()).toBe(before);
  });

  it.each([
    ['a deal', 'DEALS', `update deal set front_gross = coalesce(front_gross, 0) + 1`],
    ['an employee', 'EMPLOYEES', `update employee set name = name || '.' where id = 1`],
    ['vacation units', 'SETTINGS', `insert into vacation_units values (1, '2026-03-01', 1)`],
    ['working days', 'SETTINGS', `insert into working_days values ('2026-03-01', 1, 20)`],
    ['a pot', 'SETTINGS', `insert into month_pot values ('2026-03-01', 100)`],
    ['an up log', 'UP_LOG', `insert into up_log (log_date) values ('2026-03-03')`],
    ['a comparison', 'COMPARISONS', INSERT_COMPARISON],
    ['a truncated table', 'SETTINGS', 'truncate vacation_units'],
  ] as const)(
    'advances only the version of the changed topic after a change of %s',
    async (_what, topic, change) => {
      const { database } = server.store;
      await server.store.insertDeal({ added_date: '2026-02-04' });
      const versions = async () =>
        (await database.row<{ versions: Versions }>(sql`select ${versionsSql}`))?.versions;
      const before = await versions();
      await database.rows(change);
      expect(await versions()).toEqual({ ...before, [topic]: (before?.[topic] ?? 0) + 1 });
    },
  );

  it('reuses a response when the changed topics do not affect it', async () => {
    const { store } = server;
    const before = await countEntries();
    await changeWithoutTriggers(
      store.database,
      `insert into deal (number, added_date, customer_name, car_info, stock_num, notes)
      values (987001, '2026-02-06', '', '', '', '')`,
    );
    await store.insertUp('2026-06-17');
    expect(await countEntries()).toBe(before);
    await store.insertDeal({ added_date: '2026-02-06' });
    expect(await countEntries()).toBe(before + 2);
  });

  it('never returns a response that is older than a write that was acknowledged before the request', async () => {
    let acknowledgedCount = await countEntries();
    const readOne = async () => {
      const minimum = acknowledgedCount;
      expect(await countEntries()).toBeGreaterThanOrEqual(minimum);
    };
    const write = async () => {
      for (let time = 0; time < 20; time++) {
        await server.store.insertDeal({ added_date: '2026-02-03' });
        acknowledgedCount++;
      }
    };
    let isWriting = true;
    const readers = [1, 2, 3, 4].map(async () => {
      while (isWriting) await readOne();
    });
    await write();
    isWriting = false;
    await Promise.all(readers);
    expect(await countEntries()).toBe(acknowledgedCount);
  });

  it('sends a store version that grows with every change', async () => {
    const fetchVersion = async () => Number((await fetchHog()).headers.get('store-version'));
    const before = await fetchVersion();
    expect(await fetchVersion()).toBe(before);
    await server.store.insertDeal({ added_date: '2026-02-05' });
    expect(await fetchVersion()).toBeGreaterThan(before);
  });

  it('returns the abilities of the position of each reader', async () => {
    const canEdit = async (client: TestClient) =>
      (await client.document('PotOfGold', { month: '2026-05' })).body.data.potOfGold.canEditPot;
    expect(await canEdit(manager)).toBe(true);
    expect(await canEdit(await server.signInAs(0))).toBe(false);
  });

  it("returns no abilities to an access token, regardless of its owner's position", async () => {
    const { data } = await manager.graphql(
      'mutation { createAccessToken(name: "Script", expiresOn: "2026-12-31") { token } }',
    );
    const month = { start: '2026-05-01', end: '2026-05-31' };
    const fetchAbilities = async (client: TestClient) =>
      [
        await client.document('PotOfGold', { month: '2026-05' }),
        await client.document('TickSheet', month),
        await client.document('Summary', month),
        await client.document('ManagedEmployees'),
      ]
        .map(({ body }) => JSON.stringify(body.data).match(/"can\w+":(true|false)/g))
        .join();
    expect(await fetchAbilities(manager)).toContain('true');
    expect(await fetchAbilities(server.withToken(data.createAccessToken.token))).not.toContain('true');
  });

  it("recomputes a response when the store's day changes", async () => {
    const { clock } = server.store;
    const before = clock.now().toISOString();
    await server.store.insertSoldDeal('2026-06-02');
    const trackOn = async (instant: string) => {
      clock.set(instant);
      const client = await server.signInAsEmployee(manager.employeeId);
      const { body } = await client.document('TickSheet', { start: '2026-06-01', end: '2026-06-30' });
      return body.data.tickSheet.store.total.track;
    };
    // One sold unit in 10 days, then in 15 days, of the 30 days of June (rules.md, Track).
    expect(await trackOn('2026-06-10T15:00:00Z')).toBe(3);
    expect(await trackOn('2026-06-15T15:00:00Z')).toBe(2);
    clock.set(before);
  });

  it('rejects a person who was signed out, instead of sending a cached response', async () => {
    const client = await server.signInAs(3);
    await countEntries(client);
    const [session] = await server.store.database.rows<{ id: number }>(
      'select id from session where employee_id = $1',
      [client.employeeId],
    );
    await endSession(server.store.services, session?.id ?? 0);
    expect((await fetchHog(client)).status).toBe(401);
  });

  it('does not cache a response with an error', async () => {
    const deal = async () => (await manager.document('Deal', { number: 987_654 })).body;
    expect((await deal()).errors[0].extensions.code).toBe('NOT_FOUND');
    await changeWithoutTriggers(
      server.store.database,
      `insert into deal (number, added_date, customer_name, car_info, stock_num, notes)
       values (987654, '2026-01-01', '', '', '', '')`,
    );
    expect((await deal()).data.deal.number).toBe(987_654);
  });

  it("charges only the first request of a cached response, and reports the cost and each reader's budget", async () => {
    const [one, other] = [await server.signInAs(3), await server.signInAs(3)];
    const cost = async (client: TestClient) => (await fetchHog(client)).headers.get('query-cost');
    await server.store.insertDeal(); // clears the cache
    // 10 for the query, 25 rows of 6 objects, the totals and the page.
    expect(await cost(one)).toBe('asked=162, allowed=20000, left=19999838');
    expect(await cost(other)).toBe('asked=162, allowed=20000, left=20000000');
    expect(await cost(one)).toBe('asked=162, allowed=20000, left=19999838');
  });

  it('returns the same data with and without compression', async () => {
    for (let count = 0; count < 20; count++) await server.store.insertDeal({ added_date: '2026-08-01' });
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

describe('ResponseCache.getOrCompute', () => {
  const computedResponse = (text: string): ComputedResult => ({ response: { text } });
  let cache: ResponseCache;
  let pending: PromiseWithResolvers<ComputedResult>[];
  beforeEach(() => {
    cache = new ResponseCache();
    pending = [];
  });

  const send = (version: number) =>
    cache.getOrCompute(version, 'hog', () => {
      const computation = Promise.withResolvers<ComputedResult>();
      pending.push(computation);
      return computation.promise;
    });

  it('computes a response only once for all requests of the same store version', async () => {
    const results = [send(1), send(1), send(1)];
    expect(pending).toHaveLength(1);
    pending[0]?.resolve(computedResponse('a'));
    expect(await Promise.all(results)).toEqual([
      computedResponse('a'),
      computedResponse('a'),
      computedResponse('a'),
    ]);
    expect(await send(1)).toEqual(computedResponse('a'));
    expect(pending).toHaveLength(1);
  });

  it('does not return the response of an older version to a request of a newer version', async () => {
    const [olderResult, newerResult] = [send(1), send(2)];
    pending[1]?.resolve(computedResponse('new'));
    expect(await newerResult).toEqual(computedResponse('new'));
    pending[0]?.resolve(computedResponse('old'));
    expect(await olderResult).toEqual(computedResponse('old'));
    expect(await send(2)).toEqual(computedResponse('new'));
    expect(pending).toHaveLength(2);
  });

  it('returns a failure to every waiting request, and computes the response again for the next request', async () => {
    const failed: ComputedResult = { failure: { errors: [] } };
    const results = [send(1), send(1)];
    pending[0]?.resolve(failed);
    expect(await Promise.all(results)).toEqual([failed, failed]);
    void send(1);
    expect(pending).toHaveLength(2);
  });
});
