import { Migration } from '@mikro-orm/migrations';
import { withConnection } from '../platform/database/connections/connection.ts';
import { migrate } from '../platform/database/migrate.ts';
import { migrations } from '../platform/database/migrations/migrations.ts';
import {
  ADMIN_ACCESS_TOKEN,
  ADMIN_SESSION,
  createOldBuildStore,
  STORE_TIME,
} from '../testing/oldBuild/oldBuild.ts';
import { createTestClock } from '../testing/testClock.ts';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts';
import { TestServer } from '../testing/testServer.ts';
import { TestStore } from '../testing/testStore.ts';

const IN_OUR_SCHEMAS = `in ('public', 'roll_up')`;

/** Selects the definitions of every column, constraint, index, trigger, view and function. */
const CATALOG_LINES = `
  select format('column %s.%s %s %s %s %s %s', attrelid::regclass, attnum, attname, format_type(atttypid, atttypmod),
    attnotnull, attidentity::text || attgenerated::text, pg_get_expr(adbin, adrelid)) as line
  from pg_attribute join pg_class c on c.oid = attrelid and relkind in ('r', 'v') and relnamespace::regnamespace::text ${IN_OUR_SCHEMAS}
    left join pg_attrdef on adrelid = attrelid and adnum = attnum where attnum > 0
  union all select format('constraint %s of %s%s: %s', conname, conrelid::regclass, contypid::regtype, pg_get_constraintdef(oid))
  from pg_constraint where connamespace::regnamespace::text ${IN_OUR_SCHEMAS}
  union all select 'index ' || indexdef from pg_indexes where schemaname ${IN_OUR_SCHEMAS}
  union all select format('trigger %s: %s', tgenabled, pg_get_triggerdef(oid)) from pg_trigger where not tgisinternal
  union all select 'view ' || viewname || definition from pg_views where schemaname ${IN_OUR_SCHEMAS}
  union all select 'function ' || pg_get_functiondef(oid) from pg_proc where pronamespace::regnamespace::text ${IN_OUR_SCHEMAS}`;

/** Normalizes the white space in functions and the parentheses that pg_dump adds. */
const CATALOG = `
  select regexp_replace(line, '[()\\s]+', ' ', 'g') as line from (${CATALOG_LINES}) as catalog order by line`;

const query = <Row extends object>(url: string, sql: string): Promise<Row[]> =>
  withConnection(url, 'test', async client => (await client.query<Row>(sql)).rows);

/** Returns the rows of every table as JSON, by table. */
async function readTables(url: string): Promise<Record<string, unknown[]>> {
  const tables = await query<{ name: string }>(
    url,
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname ${IN_OUR_SCHEMAS} and tablename <> 'mikro_orm_migrations'`,
  );
  const rows = tables.map(async ({ name }) => [
    name,
    await query(url, `select to_jsonb(t) as row from ${name} t order by t::text`),
  ]);
  return Object.fromEntries(await Promise.all(rows));
}

const listExecuted = async (url: string): Promise<string[]> =>
  (await query<{ name: string }>(url, 'select name from mikro_orm_migrations order by name')).map(
    ({ name }) => name,
  );

class Migration29990101000000_later extends Migration {
  override up(): void {
    this.addSql('alter table deal add column color text');
  }
}

describe('store of the last build before 0.1.0', () => {
  let database: TestDatabase;
  let oldMigrations: string[];
  let rowsBefore: Record<string, unknown[]>;
  let store: TestStore;
  let server: TestServer;

  beforeAll(async () => {
    database = await createOldBuildStore();
    oldMigrations = await listExecuted(database.url);
    rowsBefore = await readTables(database.url);
    await Promise.all([migrate(database.url), migrate(database.url), migrate(database.url)]);
    store = await TestStore.open(createTestClock(STORE_TIME), database);
  });
  afterAll(async () => {
    await server?.stop();
    await store.close();
  });

  it('lists the baseline once in the executed migrations, after the migrations of the previous build', async () => {
    expect(oldMigrations).toHaveLength(40);
    expect(await listExecuted(database.url)).toEqual([
      ...oldMigrations,
      ...migrations.map(({ name }) => name),
    ]);
  });

  it('retains every row of the store', async () => {
    expect(rowsBefore['public.deal']).toHaveLength(41);
    expect(rowsBefore['roll_up.credits_by_month']).not.toHaveLength(0);
    expect(await readTables(database.url)).toMatchObject(rowsBefore); // later migrations may add columns
  });

  it('has the same tables as a new store', async () => {
    const fresh = await createTestDatabase();
    const catalog = await query(fresh.url, CATALOG);
    await fresh.drop();
    expect(catalog.length).toBeGreaterThan(500);
    expect(await query(database.url, CATALOG)).toEqual(catalog);
  });

  it('keeps the sessions valid, shows a deal and its history, and saves changes', async () => {
    server = await TestServer.start({}, store);
    const admin = server.withToken(ADMIN_SESSION);
    const deal =
      '{ deal(number: 2001) { customerName version frontGross notes } dealHistory(number: 2001) { __typename } }';
    const { data, errors } = await admin.graphql(deal);
    expect(errors).toBeUndefined();
    expect(data.dealHistory).toHaveLength(3);
    expect(data.deal).toEqual({
      customerName: 'Zoë Ångström',
      version: 3,
      frontGross: 1234.5,
      notes: 'Trade comes Friday',
    });
    const script = server.withToken(ADMIN_ACCESS_TOKEN);
    expect((await script.graphql('{ deal(number: 2001) { version } }')).data.deal).toEqual({ version: 3 });

    const gross = { number: 2001, frontGross: '1000.00', backGross: '700.00', version: 3 };
    expect((await admin.document('SetDealGross', gross)).body.data.setDealGross.version).toBe(4);
    expect(await store.database.rows('select from roll_up.differences')).toEqual([]);
    const inClosedMonth = { customerName: 'Late', deliveryDate: '2026-03-30', deliveryStatus: 'DEL' };
    const late = await admin.document('CreateDeal', { number: 2003, input: inClosedMonth });
    expect(late.body.errors[0].message).toContain('March 2026');
  });

  it('runs a migration that a later build adds', async () => {
    const name = 'Migration29990101000000_later';
    migrations.push({ name, class: Migration29990101000000_later });
    try {
      await migrate(database.url);
    } finally {
      migrations.pop();
    }
    expect((await listExecuted(database.url)).at(-1)).toBe(name);
    expect(await store.database.rows('select color from deal limit 1')).toEqual([{ color: null }]);
  });
});

it('rejects a store in which some migrations before 0.1.0 are missing', async () => {
  const database = await createOldBuildStore();
  try {
    await query(
      database.url,
      `delete from mikro_orm_migrations where name = 'Migration20261127070000_report_tries'`,
    );
    await expect(migrate(database.url)).rejects.toThrow(
      'Start the last build before 0.1.0 once, then this one.',
    );
    expect(await listExecuted(database.url)).toHaveLength(39);
  } finally {
    await database.drop();
  }
});
