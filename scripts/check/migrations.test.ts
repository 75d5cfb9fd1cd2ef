import { onConnection } from '../../api/src/database/connection.ts';
import { createBareDatabase } from '../../api/src/testing/testDatabase.ts';
import { contractions, FACTS, type Fact, unexcused } from './migrations.ts';

const STORE = `
  create domain note as text check (length(value) < 100);
  create domain label as text default '';
  create type shade as enum ('light', 'dark');
  create table car (id integer primary key, name text not null default '', paint shade, notes note, brand label not null, price integer check (price > 0));
  create function cost(car) returns integer language sql return $1.price;`;

let database: Awaited<ReturnType<typeof createBareDatabase>>;
beforeAll(async () => {
  database = await createBareDatabase();
  await onConnection(database.url, 'test', client => client.query(STORE));
});
afterAll(() => database.drop());

/** What the check finds in these commands, which are taken back afterwards. */
const foundIn = (commands: string) =>
  onConnection(database.url, 'test', async client => {
    const facts = async () => (await client.query<Fact>(FACTS)).rows;
    const before = await facts();
    await client.query('begin');
    await client.query(commands);
    return contractions(before, await facts());
  });

test.each([
  ['a new table', 'create table wheel (id integer primary key, car_id integer not null references car)'],
  ['a column that may be empty', 'alter table car add column colour text'],
  ['a column with a default', `alter table car add column colour text not null default 'red'`],
  ['a column whose domain has a default', 'alter table car add column lender label not null'],
  ['a column that counts', 'alter table car add column place integer generated always as identity'],
  ['an index', 'create index on car (price)'],
  ['a rule less', 'alter table car drop constraint car_price_check'],
])('%s is an expansion', async (_what, commands) => {
  expect(await foundIn(commands)).toEqual([]);
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
])('%s is a contraction', async (commands, found) => {
  expect(await foundIn(commands)).toEqual(expect.arrayContaining(found));
});

test('a contraction is excused by the name of a release', () => {
  const excuse = (version: string) =>
    unexcused('M', ['table car'], { 'table car': version }, ['0.1.0', '0.2.0']);
  expect(excuse('0.2.0')).toEqual([]);
  expect(excuse('0.3.0')).toEqual([expect.stringMatching(/^M takes away or demands: table car\./)]);
  expect(unexcused('M', ['table car'], {}, ['0.1.0'])).toHaveLength(1);
});
