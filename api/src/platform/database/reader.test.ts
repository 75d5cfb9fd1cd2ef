import sql, { join } from 'sql-template-tag';
import { TestStore } from '../../testing/testStore.ts';

let store: TestStore;
beforeAll(async () => {
  store = await TestStore.open();
});
afterAll(() => store.close());

describe('readSnapshot', () => {
  it('runs all queries on one snapshot of the store', async () => {
    const instantSql = (it: string) =>
      sql`select statement_timestamp()::text as instant, pg_current_snapshot()::text as seen, ${it} as it`;
    const [first, second] = await store.database.readSnapshot(reader =>
      Promise.all([reader.row(instantSql('a')), reader.row(instantSql('b'))]),
    );
    expect(first).toEqual({ ...second, it: 'a' });
  });

  it("returns the rows of each query in the query's order, with the query's own values", async () => {
    const numbers = Array.from({ length: 12 }, (_, index) => index + 1);
    const valuesSql = join(
      numbers.map(item => sql`(${item}::int)`),
      ', ',
    );
    const [ten, none, single] = await store.database.readSnapshot(reader =>
      Promise.all([
        reader.rows(sql`select n from (values ${valuesSql}) as given (n) order by n desc limit 10`),
        reader.rows(sql`select 1 as n where ${false}::boolean`),
        reader.row(sql`select ${'$1'}::text as second, ${7}::int as first`),
      ]),
    );
    expect(ten).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map(n => ({ n })));
    expect(none).toEqual([]);
    expect(single).toEqual({ first: 7, second: '$1' });
  });

  it('returns days, money and counts in the same types as a query outside of a snapshot', async () => {
    const statement = sql`select date '2026-02-28' as day, 1234.50::numeric(12,2) as money, 9007199254740991 as count, null as nothing`;
    const separately = await store.database.row(statement);
    expect(await store.database.readSnapshot(reader => reader.row(statement))).toEqual(separately);
    expect(separately).toEqual({
      day: '2026-02-28',
      money: 1234.5,
      count: 9_007_199_254_740_991,
      nothing: null,
    });
  });

  it('rejects all queries if one of them fails', async () => {
    const read = store.database.readSnapshot(reader =>
      Promise.allSettled([reader.rows(sql`select 1`), reader.rows(sql`select 1 / 0`)]),
    );
    expect((await read).map(item => item.status)).toEqual(['rejected', 'rejected']);
  });
});
