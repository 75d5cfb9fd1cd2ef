import { Database } from '../database/database.ts';
import { addDays, type Day, firstOfMonth, monthOf } from '../rules/calendar/calendar.ts';
import { TestStore } from '../testing/testStore.ts';
import { seedDemoStore } from './demoStore.ts';

const TODAY: Day = '2026-06-17';

/** Every table with its columns as one fingerprint; an invite's token is a secret and differs each time. */
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

const opened: TestStore[] = [];
const openStore = async () => {
  const store = await TestStore.open();
  opened.push(store);
  return store;
};
afterEach(async () => {
  for (const store of opened.splice(0)) await store.close();
});

async function fingerprints({ database }: TestStore) {
  const prints: Record<string, unknown> = {};
  for (const [table, columns] of Object.entries(TABLES)) {
    const all = `string_agg(${columns}::text, ';' order by ${columns}::text)`;
    prints[table] = await database.row(`select count(*), md5(${all}) from ${table} t`);
  }
  return prints;
}

const countOf = async ({ database }: TestStore, sql: string) =>
  (await database.row<{ count: number }>(`select count(*) from ${sql}`))?.count;

test('the same today gives the same store, another today another', async () => {
  const [one, same, other] = [await openStore(), await openStore(), await openStore()];
  await seedDemoStore(one.database, TODAY);
  await seedDemoStore(same.database, TODAY);
  await seedDemoStore(other.database, addDays(TODAY, 1));
  const prints = await fingerprints(one);
  expect(await fingerprints(same)).toEqual(prints);
  expect((await fingerprints(other)).deal).not.toEqual(prints.deal);
});

test('several starters at once fill the store once', async () => {
  const store = await openStore();
  const others = [await Database.open(store.url, []), await Database.open(store.url, [])];
  try {
    const filled = await Promise.all(
      [store.database, ...others, store.database].map(database => seedDemoStore(database, TODAY)),
    );
    expect(filled.filter(Boolean)).toHaveLength(1);
    expect(await countOf(store, 'employee')).toBe(30);
    // One a day since 2024-05-01.
    expect(await countOf(store, 'up_log')).toBe(245 + 365 + 168);
  } finally {
    for (const database of others) await database.close();
  }
});

test('a store that has an employee is left alone', async () => {
  const store = await openStore();
  await store.employee();
  expect(await seedDemoStore(store.database, TODAY)).toBe(false);
  expect(await countOf(store, 'employee')).toBe(1);
  expect(await countOf(store, 'deal')).toBe(0);
});

test('a store that cannot be filled whole stays empty, and is filled at the next start', async () => {
  const store = await openStore();
  await store.database.rows('alter table invite rename to invite_away');
  await expect(seedDemoStore(store.database, TODAY)).rejects.toThrow();
  expect(await countOf(store, 'employee')).toBe(0);

  await store.database.rows('alter table invite_away rename to invite');
  expect(await seedDemoStore(store.database, TODAY)).toBe(true);
  expect(await countOf(store, 'deal d join employee e on e.id = d.closer_id')).toBeGreaterThan(2_000);
});

test('a store whose filling is cut off in the middle is filled whole by the next start', async () => {
  const store = await openStore();
  const printed: string[] = [];
  const cutOff = seedDemoStore(store.database, TODAY, line => {
    printed.push(line);
    if (!line.includes('ups')) return;
    void store.database.rows(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    );
  });
  await expect(cutOff).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(printed.at(-1)).toMatch(/^Filling the demo store: ups [\d,]+ of [\d,]+ …$/);
  expect(await countOf(store, 'employee')).toBe(0);
  expect(await countOf(store, 'deal')).toBe(0);

  expect(await seedDemoStore(store.database, TODAY)).toBe(true);
  expect(await countOf(store, 'dismissed_new_store')).toBe(1); // what is written last
});

test.each<[Day, string]>([
  ['2027-01-01', 'New Year’s Day'],
  ['2028-02-29', 'a leap day'],
  ['2026-02-28', 'the last day of February'],
  ['2026-03-31', 'a month’s end with 31 days'],
  ['2025-12-31', 'New Year’s Eve'],
  ['2026-11-01', 'a Sunday the first'],
])('a store opened on %s, %s, is up to date and no further than a week ahead', async today => {
  const store = await openStore();
  await seedDemoStore(store.database, today);
  const first = firstOfMonth(monthOf(today));
  const months = `(select distinct date_trunc('month', log_day) from deal where log_day <= '${today}') as month`;

  expect(await countOf(store, months)).toBe(26);
  expect(await countOf(store, `deal where log_day = '${today}'`)).toBeGreaterThanOrEqual(6);
  expect(await countOf(store, `deal where log_day > '${today}'`)).toBeGreaterThan(0);
  expect(await countOf(store, `deal where log_day > '${addDays(today, 7)}'`)).toBe(0);
  expect(await countOf(store, `deal where added_date > '${today}'`)).toBe(0);
  expect(await countOf(store, `up_log where log_date = '${today}'`)).toBe(1);
  expect(await countOf(store, `month_pot where month = '${first}'`)).toBe(1);
  expect(await countOf(store, `working_days where month > '${first}'`)).toBe(0);
});
