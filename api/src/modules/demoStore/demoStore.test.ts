import { Database } from '../../platform/database/database.ts';
import { addDays, type Day, firstOfMonth, toMonth } from '../../rules/calendar/calendar.ts';
import { TestStore } from '../../testing/testStore.ts';
import { seedDemoStore } from './demoStore.ts';

// Filling a store takes seconds. Therefore each test that fills a store also covers a date that often causes
// errors.
const MONTH_START_SUNDAY: Day = '2026-11-01';
const NEW_YEARS_DAY: Day = '2027-01-01';
const LEAP_DAY: Day = '2028-02-29';

/**
 * The columns of each table that its checksum includes. Tokens of invites are excluded, because they are
 * random.
 */
const TABLES = {
  employee: 't',
  deal: 't',
  deal_change: 't',
  up_log: 't',
  up_log_row: 't',
  up_link: 't',
  working_days: 't',
  vacation_units: 't',
  month_pot: 't',
  invite: '(t.id, t.email, t.created_by, t.created_at, t.expires_at, t.accepted_at, t.accepted_by)',
};

const openedStores: TestStore[] = [];
const openStore = async () => {
  const store = await TestStore.open();
  openedStores.push(store);
  return store;
};
afterEach(async () => {
  for (const store of openedStores.splice(0)) await store.close();
});

async function computeChecksums({ database }: TestStore) {
  const checksums: Record<string, unknown> = {};
  for (const [table, columns] of Object.entries(TABLES)) {
    const all = `string_agg(${columns}::text, ';' order by ${columns}::text)`;
    checksums[table] = await database.row(`select count(*), md5(${all}) from ${table} t`);
  }
  return checksums;
}

const countRows = async ({ database }: TestStore, sql: string) =>
  (await database.row<{ count: number }>(`select count(*) from ${sql}`))?.count;

/** Fills a store without the time limits of a call, as at the start of the server. */
async function fill({ url }: TestStore, today: Day, print?: (line: string) => void): Promise<boolean> {
  const database = await Database.openForStart(url, []);
  return seedDemoStore(database, today, print).finally(() => database.close());
}

/** Checks that the data ends on the given day, except for deliveries up to a week ahead. */
async function expectUpToDate(store: TestStore, today: Day): Promise<void> {
  const first = firstOfMonth(toMonth(today));
  const months = `(select distinct date_trunc('month', log_day) from deal where log_day <= '${today}') as month`;

  expect(await countRows(store, months)).toBe(26);
  expect(await countRows(store, `deal where log_day = '${today}'`)).toBeGreaterThanOrEqual(6);
  expect(await countRows(store, `deal where log_day > '${today}'`)).toBeGreaterThan(0);
  expect(await countRows(store, `deal where log_day > '${addDays(today, 7)}'`)).toBe(0);
  expect(await countRows(store, `deal where added_date > '${today}'`)).toBe(0);
  expect(await countRows(store, `up_log where log_date = '${today}'`)).toBe(1);
  expect(await countRows(store, `month_pot where month = '${first}'`)).toBe(1);
  expect(await countRows(store, `working_days where month > '${first}'`)).toBe(0);
}

test('fills the store only once when several servers start at the same time, and creates the same rows in every store', async () => {
  const [store, other] = [await openStore(), await openStore()];
  const today = MONTH_START_SUNDAY;
  const results = await Promise.all(Array.from({ length: 4 }, () => fill(store, today)));
  expect(results.filter(Boolean)).toHaveLength(1);
  expect(await countRows(store, 'employee')).toBe(30);
  // One up log for each day since 2024-10-01.
  expect(await countRows(store, 'up_log')).toBe(92 + 365 + 305);
  await expectUpToDate(store, today);

  await fill(other, today);
  expect(await computeChecksums(other)).toEqual(await computeChecksums(store));
});

test('does not fill a store that has an employee', async () => {
  const store = await openStore();
  await store.insertEmployee();
  expect(await fill(store, LEAP_DAY)).toBe(false);
  expect(await countRows(store, 'employee')).toBe(1);
  expect(await countRows(store, 'deal')).toBe(0);
});

test('leaves the store empty if an error occurs while it is filled, and fills the store at the next start', async () => {
  const store = await openStore();
  await store.database.rows('alter table invite rename to invite_away');
  await expect(fill(store, LEAP_DAY)).rejects.toThrow();
  expect(await countRows(store, 'employee')).toBe(0);

  await store.database.rows('alter table invite_away rename to invite');
  expect(await fill(store, LEAP_DAY)).toBe(true);
  expect(await countRows(store, 'deal d join employee e on e.id = d.closer_id')).toBeGreaterThan(2_000);
  await expectUpToDate(store, LEAP_DAY);
});

test('fills the store completely after an earlier attempt was interrupted', async () => {
  const store = await openStore();
  const printed: string[] = [];
  const interruptedFill = fill(store, NEW_YEARS_DAY, line => {
    printed.push(line);
    if (!line.includes('ups')) return;
    void store.database.rows(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    );
  });
  await expect(interruptedFill).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(printed.at(-1)).toMatch(/^Filling the demo store: ups [\d,]+ of [\d,]+ …$/);
  expect(await countRows(store, 'employee')).toBe(0);
  expect(await countRows(store, 'deal')).toBe(0);

  expect(await fill(store, NEW_YEARS_DAY)).toBe(true);
  expect(await countRows(store, 'dismissed_new_store')).toBe(1); // the row that is written last
  await expectUpToDate(store, NEW_YEARS_DAY);
});

test.each<[Day, string]>([
  ['2026-02-28', 'the last day of February'],
  ['2026-03-31', 'a month’s end with 31 days'],
  ['2025-12-31', 'New Year’s Eve'],
])('fills a store on %s, %s, with data up to that day and deliveries up to a week ahead', async today => {
  const store = await openStore();
  await fill(store, today);
  await expectUpToDate(store, today);
});
