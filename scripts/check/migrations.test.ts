import { withConnection } from '../../api/src/platform/database/connections/connection.ts';
import { createBareDatabase } from '../../api/src/testing/testDatabase.ts';
import {
  describeUnsafeChanges,
  listBreakingChanges,
  SCHEMA_FACTS_SQL,
  type SchemaFact,
} from './migrations.ts';

const STORE = `
  create domain note as text check (length(value) < 100);
  create domain label as text default '';
  create type shade as enum ('light', 'dark');
  create table car (id integer primary key, name text not null default '', paint shade, notes note, brand label not null, price integer check (price > 0));
  create function cost(car) returns integer language sql return $1.price;`;

let database: Awaited<ReturnType<typeof createBareDatabase>>;
beforeAll(async () => {
  database = await createBareDatabase();
  await withConnection(database.url, 'test', client => client.query(STORE));
});
afterAll(() => database.drop());

/** Returns the breaking changes of these commands, which are rolled back afterwards. */
const findBreakingChanges = (commands: string) =>
  withConnection(database.url, 'test', async client => {
    const readSchema = async () => (await client.query<SchemaFact>(SCHEMA_FACTS_SQL)).rows;
    const before = await readSchema();
    await client.query('begin');
    await client.query(commands);
    return listBreakingChanges(before, await readSchema());
  });

test.each([
  ['a new table', 'create table wheel (id integer primary key, car_id integer not null references car)'],
  ['a nullable column', 'alter table car add column colour text'],
  ['a column with a default', `alter table car add column colour text not null default 'red'`],
  ['a column with a default of its domain', 'alter table car add column lender label not null'],
  ['an identity column', 'alter table car add column place integer generated always as identity'],
  ['an index', 'create index on car (price)'],
  ['a dropped constraint', 'alter table car drop constraint car_price_check'],
])('accepts the migration of %s', async (_what, commands) => {
  expect(await findBreakingChanges(commands)).toEqual([]);
});

test.each([
  ['drop table car cascade', ['table car', 'column car.id (integer)', 'function cost(car)']],
  ['alter table car drop column notes', ['column car.notes (note)']],
  ['alter table car rename column notes to remarks', ['column car.notes (note)']],
  ['alter table car alter column id type bigint', ['column car.id (integer)']],
  ['alter table car alter column price set not null', ['a value in car.price']],
  ['alter table car add column colour text not null', ['a value in car.colour']],
  ['alter table car alter column name drop default', ['a value in car.name']],
  ['alter table car add column remark note not null', ['a value in car.remark']],
  ['alter domain label drop default', ['a value in car.brand']],
  ['alter table car add check (price < 9)', ['car: CHECK ((price < 9))']],
  ['create unique index once on car (name)', ['CREATE UNIQUE INDEX once ON public.car USING btree (name)']],
  ['alter table car alter column name drop not null', ['never null in car.name']],
  ['alter domain note add check (length(value) < 9)', ['note: CHECK ((length(VALUE) < 9))']],
  ['drop function cost(car)', ['function cost(car)']],
])('reports the breaking change %s', async (commands, found) => {
  expect(await findBreakingChanges(commands)).toEqual(expect.arrayContaining(found));
});

test('accepts a breaking change that names a release', () => {
  const describeChanges = (version: string) =>
    describeUnsafeChanges('M', ['table car'], { 'table car': version }, ['0.1.0', '0.2.0']);
  expect(describeChanges('0.2.0')).toEqual([]);
  expect(describeChanges('0.3.0')).toEqual([
    expect.stringMatching(/^M breaks the previous release: table car\./),
  ]);
  expect(describeUnsafeChanges('M', ['table car'], {}, ['0.1.0'])).toHaveLength(1);
});
