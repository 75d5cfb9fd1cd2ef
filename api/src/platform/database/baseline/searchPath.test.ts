import { TestStore } from '../../../testing/testStore.ts';
import { withConnection } from '../connections/connection.ts';

let store: TestStore;
beforeAll(async () => {
  store = await TestStore.open();
});
afterAll(() => store.close());

/** The first line of pg_dump's files. */
const CLEAR_SEARCH_PATH = `select pg_catalog.set_config('search_path', '', false)`;

test('allows writes with an empty search path, as pg_restore --data-only does', async () => {
  await withConnection(store.url, 'test', async client => {
    await client.query(CLEAR_SEARCH_PATH);
    await client.query(`
      insert into public.employee (name, email) values ('Ann', 'ann@store.example');
      insert into public.deal (number, added_date, delivery_date, delivery_status, front_gross, closer_id)
        select 1, '2026-06-01', '2026-06-01', 'DEL', 100, id from public.employee;
      update public.deal set front_gross = 200;`);
    const readVersionSum = () => client.query(`select sum(version)::int as sum from public.store_version`);
    const before = (await readVersionSum()).rows[0].sum;
    await client.query('select roll_up.rebuild()');
    expect((await client.query('select gross::int from roll_up.sales_by_day')).rows).toEqual([
      { gross: 200 },
    ]);
    expect((await client.query('select from roll_up.differences')).rowCount).toBe(0);
    await client.query('delete from public.deal');
    expect((await client.query('select from roll_up.differences')).rowCount).toBe(0);
    expect((await readVersionSum()).rows[0].sum).toBe(before + 1);

    await client.query('truncate public.deal');
  });
});
