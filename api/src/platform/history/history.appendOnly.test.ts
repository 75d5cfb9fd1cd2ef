import { type TestClient, TestServer } from '../../testing/testServer.ts';

let server: TestServer;
let manager: TestClient;
beforeAll(async () => {
  server = await TestServer.start();
  manager = await server.signInAs(3);
});
afterAll(() => server.stop());

it.each([
  ['deal_change', 'recordDeal(number: 701, input: {}) { number }'],
  ['store_change', 'setMonthPot(month: "2026-06", total: "1") { total }'],
])(
  'rejects an update, a delete and a truncate of %s on the product’s own connection',
  async (table, change) => {
    expect((await manager.graphql(`mutation { ${change} }`)).errors).toBeUndefined();
    const { database } = server.store;
    const before = await database.rows(`select * from ${table} order by id`);
    expect(before).not.toEqual([]);
    for (const attempt of [
      `update ${table} set door = 'rest'`,
      `delete from ${table} where id = (select max(id) from ${table})`,
      `truncate ${table}`,
    ]) {
      await expect(database.rows(attempt)).rejects.toThrow(/append-only/);
    }
    expect(await database.rows(`select * from ${table} order by id`)).toEqual(before);
  },
);
