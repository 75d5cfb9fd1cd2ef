import sql, { join } from 'sql-template-tag';
import { TestStore } from '../testing/testStore.ts';

let store: TestStore;
beforeAll(async () => {
  store = await TestStore.open();
});
afterAll(() => store.close());

describe('queries that are made together', () => {
  it('are answered as of one instant', async () => {
    const look = (it: string) =>
      sql`select statement_timestamp()::text as instant, pg_current_snapshot()::text as seen, ${it} as it`;
    const [first, second] = await store.database.together(reader =>
      Promise.all([reader.row(look('a')), reader.row(look('b'))]),
    );
    expect(first).toEqual({ ...second, it: 'a' });
  });

  it('each get their own values and rows, in their order', async () => {
    const many = Array.from({ length: 12 }, (_, index) => index + 1);
    const given = join(
      many.map(each => sql`(${each}::int)`),
      ', ',
    );
    const [ten, none, one] = await store.database.together(reader =>
      Promise.all([
        reader.rows(sql`select n from (values ${given}) as given (n) order by n desc limit 10`),
        reader.rows(sql`select 1 as n where ${false}::boolean`),
        reader.row(sql`select ${'$1'}::text as second, ${7}::int as first`),
      ]),
    );
    expect(ten).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map(n => ({ n })));
    expect(none).toEqual([]);
    expect(one).toEqual({ first: 7, second: '$1' });
  });

  it('read days, money and counts as queries alone do', async () => {
    const statement = sql`select date '2026-02-28' as day, 1234.50::numeric(12,2) as money, 9007199254740991 as count, null as nothing`;
    const alone = await store.database.row(statement);
    expect(await store.database.together(reader => reader.row(statement))).toEqual(alone);
    expect(alone).toEqual({ day: '2026-02-28', money: 1234.5, count: 9_007_199_254_740_991, nothing: null });
  });

  it('all fail when one does', async () => {
    const read = store.database.together(reader =>
      Promise.allSettled([reader.rows(sql`select 1`), reader.rows(sql`select 1 / 0`)]),
    );
    expect((await read).map(each => each.status)).toEqual(['rejected', 'rejected']);
  });
});
