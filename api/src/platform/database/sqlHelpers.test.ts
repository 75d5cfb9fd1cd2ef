import pg from 'pg';
import sql from 'sql-template-tag';
import { TestStore } from '../../testing/testStore.ts';
import { nameStatement } from './sqlHelpers.ts';

it('prepares a named statement once on a connection and runs it with the values of each call', async () => {
  const store = await TestStore.open();
  const connection = new pg.Client(store.url);
  await connection.connect();
  const database = store.database.withQueryRunner({ query: statement => connection.query(statement) });
  const doubleSql = (n: number) => nameStatement('twice', sql`select ${n}::int * 2 as twice`);
  for (const n of [1, 2, 3]) expect(await database.rows(doubleSql(n))).toEqual([{ twice: 2 * n }]);
  await database.rows(sql`select ${1}::int as unnamed`);
  const prepared = 'select name, statement from pg_prepared_statements';
  expect(await database.rows(prepared)).toEqual([
    { name: 'twice', statement: 'select $1::int * 2 as twice' },
  ]);
  await connection.end();
  await store.close();
});
