import pg from 'pg';
import sql, { raw, type Sql } from 'sql-template-tag';
import { TestStore } from '../testing/testStore.ts';
import type { Database } from './database.ts';
import { OFTEN, PlannedNames, plannedForAnyRange } from './plannedNames.ts';

let store: TestStore;
let connection: pg.Client;
let names: PlannedNames;
/** The store, read over one connection, with names of its own: other files of this process may have used up the shared ones. */
let database: Database;
beforeAll(async () => {
  store = await TestStore.open();
});
beforeEach(async () => {
  names = new PlannedNames();
  connection = new pg.Client(store.url);
  await connection.connect();
  database = store.database.readingThrough({ names, query: statement => connection.query(statement) });
});
afterEach(() => connection.end());
afterAll(() => store.close());

/** The name of a statement that has come often. */
function nameOf(statement: Sql): string | undefined {
  for (let times = 0; times < OFTEN; times++) names.nameOf(statement);
  return names.nameOf(statement);
}

it('a statement that comes often has one name for all values, and its own values each time', async () => {
  const twice = (n: number) => sql`select ${n}::int * 2 as twice, ${'word'}::text as word`;
  for (let n = 1; n <= OFTEN + 2; n++)
    expect(await database.row(twice(n))).toEqual({ twice: 2 * n, word: 'word' });
  expect(names.nameOf(twice(4))).toBe(names.nameOf(twice(5)));
  const prepared = 'select count(*)::int as times from pg_prepared_statements where name = $1';
  expect(await database.row(prepared, [names.nameOf(twice(4))])).toEqual({ times: 1 });
  expect(nameOf(sql`select 1`)).not.toBe(names.nameOf(twice(4)));
});

it('a statement that comes now and then has no name yet; the tenth time it has', () => {
  const statement = sql`select ${'now and then'}::text`;
  for (let times = 1; times < 10; times++) expect(names.nameOf(statement)).toBeUndefined();
  expect(names.nameOf(statement)).toEqual(expect.any(String));
});

it.each([
  ['a day', '2026-03-01', '2026-03-01', true],
  ['the longest month', '2026-03-01', '2026-03-31', true],
  ['a day more', '2026-03-01', '2026-04-01', false],
] as const)('a list of %s is planned once: %s to %s, %p', (_what, start, end, isOnce) => {
  const ofDays = sql`select 1 from deal where log_day between ${start} and ${end}`;
  const ofInstants = sql`select 1 from deal where created_at between ${new Date(start)} and ${new Date(end)}`;
  expect(nameOf(ofDays) !== undefined).toBe(isOnce);
  expect(nameOf(ofInstants) !== undefined).toBe(isOnce);
  expect(nameOf(plannedForAnyRange(ofDays))).toEqual(expect.any(String));
});

it('two short ranges of two years, read together, are planned once; with a long one, anew', async () => {
  const ofDay = (day: string) => sql`select ${day}::date as day`;
  const both = (end: string) =>
    database.together(reader =>
      Promise.all([
        reader.row(ofDay('2025-03-01')),
        reader.row(sql`select 1 as one where ${'2026-03-01'}::text <> ${end}::text`),
      ]),
    );
  const prepared = () =>
    database.rows(`select 1 as one from pg_prepared_statements where statement like '%::text <> %'`);
  for (let times = 0; times < OFTEN + 2; times++) await both('2026-05-01');
  expect(await prepared()).toEqual([]);
  for (let times = 0; times < OFTEN + 2; times++) await both('2026-03-31');
  expect(await prepared()).toEqual([{ one: 1 }]);
});

it('texts beyond the most have no name', () => {
  const found = Array.from({ length: 400 }, (_, index) => nameOf(raw(`select ${index} as one_of_many`)));
  expect(found.filter(name => name === undefined)).toHaveLength(250);
});
