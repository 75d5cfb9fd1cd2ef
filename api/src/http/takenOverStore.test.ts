import { Migration } from '@mikro-orm/migrations';
import { onConnection } from '../database/connection.ts';
import { migrate } from '../database/migrate.ts';
import { migrations } from '../database/migrations/migrations.ts';
import {
  ADMIN_ACCESS_TOKEN,
  ADMIN_SESSION,
  createStoreOfBuildBefore,
  STORE_TIME,
} from '../testing/buildBefore/buildBefore.ts';
import { testClock } from '../testing/testClock.ts';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts';
import { TestServer } from '../testing/testServer.ts';
import { TestStore } from '../testing/testStore.ts';

const OURS = `in ('public', 'roll_up')`;

/** Everything that a store is made of. */
const CATALOG_LINES = `
  select format('column %s.%s %s %s %s %s %s', attrelid::regclass, attnum, attname, format_type(atttypid, atttypmod),
    attnotnull, attidentity::text || attgenerated::text, pg_get_expr(adbin, adrelid)) as line
  from pg_attribute join pg_class c on c.oid = attrelid and relkind in ('r', 'v') and relnamespace::regnamespace::text ${OURS}
    left join pg_attrdef on adrelid = attrelid and adnum = attnum where attnum > 0
  union all select format('constraint %s of %s%s: %s', conname, conrelid::regclass, contypid::regtype, pg_get_constraintdef(oid))
  from pg_constraint where connamespace::regnamespace::text ${OURS}
  union all select 'index ' || indexdef from pg_indexes where schemaname ${OURS}
  union all select format('trigger %s: %s', tgenabled, pg_get_triggerdef(oid)) from pg_trigger where not tgisinternal
  union all select 'view ' || viewname || definition from pg_views where schemaname ${OURS}
  union all select 'function ' || pg_get_functiondef(oid) from pg_proc where pronamespace::regnamespace::text ${OURS}`;

/** White space in functions does not count, nor the parentheses that pg_dump adds. */
const CATALOG = `
  select regexp_replace(line, '[()\\s]+', ' ', 'g') as line from (${CATALOG_LINES}) as catalog order by line`;

const query = <Row extends object>(url: string, sql: string): Promise<Row[]> =>
  onConnection(url, 'test', async client => (await client.query<Row>(sql)).rows);

/** The rows of every table as JSON, by table. */
async function rowsOf(url: string): Promise<Record<string, unknown[]>> {
  const tables = await query<{ name: string }>(
    url,
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname ${OURS} and tablename <> 'mikro_orm_migrations'`,
  );
  const rows = tables.map(async ({ name }) => [
    name,
    await query(url, `select to_jsonb(t) as row from ${name} t order by t::text`),
  ]);
  return Object.fromEntries(await Promise.all(rows));
}

const executedIn = async (url: string): Promise<string[]> =>
  (await query<{ name: string }>(url, 'select name from mikro_orm_migrations order by name')).map(
    ({ name }) => name,
  );

class Migration29990101000000_later extends Migration {
  override up(): void {
    this.addSql('alter table deal add column color text');
  }
}

describe('store of the last build before 0.1.0', () => {
  let place: TestDatabase;
  let replaced: string[];
  let before: Record<string, unknown[]>;
  let store: TestStore;
  let server: TestServer;

  beforeAll(async () => {
    place = await createStoreOfBuildBefore();
    replaced = await executedIn(place.url);
    before = await rowsOf(place.url);
    await Promise.all([migrate(place.url), migrate(place.url), migrate(place.url)]);
    store = await TestStore.open(testClock(STORE_TIME), place);
  });
  afterAll(async () => {
    await server?.stop();
    await store.close();
  });

  it('lists the baseline once, beside the migrations of the build before', async () => {
    expect(replaced).toHaveLength(40);
    expect(await executedIn(place.url)).toEqual([...replaced, ...migrations.map(({ name }) => name)]);
  });

  it('keeps every row', async () => {
    expect(before['public.deal']).toHaveLength(41);
    expect(before['roll_up.credits_by_month']).not.toHaveLength(0);
    expect(await rowsOf(place.url)).toMatchObject(before); // later migrations may add columns
  });

  it('has the tables of a new store', async () => {
    const fresh = await createTestDatabase();
    const catalog = await query(fresh.url, CATALOG);
    await fresh.drop();
    expect(catalog.length).toBeGreaterThan(500);
    expect(await query(place.url, CATALOG)).toEqual(catalog);
  });

  it('keeps people signed in, shows a deal and its history, and saves changes', async () => {
    server = await TestServer.start({}, store);
    const admin = server.holding(ADMIN_SESSION);
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
    const script = server.holding(ADMIN_ACCESS_TOKEN);
    expect((await script.graphql('{ deal(number: 2001) { version } }')).data.deal).toEqual({ version: 3 });

    const gross = { number: 2001, frontGross: '1000.00', backGross: '700.00', version: 3 };
    expect((await admin.document('SetDealGross', gross)).body.data.setDealGross.version).toBe(4);
    expect(await store.database.rows('select from roll_up.differences')).toEqual([]);
    const inClosedMonth = { customerName: 'Late', deliveryDate: '2026-03-30', deliveryStatus: 'DEL' };
    const late = await admin.document('RecordDeal', { number: 2003, input: inClosedMonth });
    expect(late.body.errors[0].message).toContain('March 2026');
  });

  it('runs further migrations', async () => {
    const name = 'Migration29990101000000_later';
    migrations.push({ name, class: Migration29990101000000_later });
    try {
      await migrate(place.url);
    } finally {
      migrations.pop();
    }
    expect((await executedIn(place.url)).at(-1)).toBe(name);
    expect(await store.database.rows('select color from deal limit 1')).toEqual([{ color: null }]);
  });
});

it('rejects a store that lacks some of the migrations before 0.1.0', async () => {
  const place = await createStoreOfBuildBefore();
  try {
    await query(
      place.url,
      `delete from mikro_orm_migrations where name = 'Migration20261127070000_report_tries'`,
    );
    await expect(migrate(place.url)).rejects.toThrow(
      'Start the last build before 0.1.0 once, then this one.',
    );
    expect(await executedIn(place.url)).toHaveLength(39);
  } finally {
    await place.drop();
  }
});
