// Finds migrations that break the previous build. The previous build keeps using the database while the
// instances are upgraded one by one.
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BASELINE } from '../../api/src/platform/database/baseline/replacedMigrations.ts';
import { withConnection } from '../../api/src/platform/database/connections/connection.ts';
import { migrate } from '../../api/src/platform/database/migrate.ts';
import { migrations } from '../../api/src/platform/database/migrations/migrations.ts';
import { startEmbeddedPostgres } from '../../api/src/platform/embeddedPostgres/embeddedPostgres.ts';

/**
 * A fact about the schema. A `promise` is a fact that a build may rely on. A `demand` is a constraint on
 * written rows.
 */
export interface SchemaFact {
  readonly kind: 'promise' | 'demand';
  /** The table or domain with the constraint. */
  readonly owner: string | null;
  readonly description: string;
}

/** Reads every fact about the tables, domains, types and functions in `public`. */
export const SCHEMA_FACTS_SQL = `
  with tables as (
    select oid, relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm') and relname not like 'mikro_orm_%'
  ), columns as (
    select t.name as "table", t.name || '.' || a.attname as name, a.*, format_type(a.atttypid, a.atttypmod) as type
    from tables t join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
  )
  select 'promise' as kind, null as owner, 'table ' || name as description from tables
  union all select 'promise', null, 'column ' || name || ' (' || type || ')' from columns
  union all select 'promise', null, 'never null in ' || name from columns where attnotnull
  union all select 'promise', null, 'domain ' || typname from pg_type where typnamespace = 'public'::regnamespace and typtype = 'd'
  union all select 'promise', null, 'function ' || oid::regprocedure from pg_proc where pronamespace = 'public'::regnamespace
  union all select 'promise', null, 'trigger ' || tgname || ' of ' || t.name
    from pg_trigger join tables t on t.oid = tgrelid where not tgisinternal
  union all select 'promise', null, 'value ' || enumlabel || ' of ' || enumtypid::regtype from pg_enum
  union all select 'demand', 'table ' || "table", 'a value in ' || name
    from columns c where attnotnull and not atthasdef and attidentity = ''
      and not exists (select from pg_type d where d.oid = c.atttypid and d.typdefault is not null)
  union all select 'demand', 'table ' || t.name, t.name || ': ' || pg_get_constraintdef(c.oid)
    from pg_constraint c join tables t on t.oid = c.conrelid where c.contype in ('c', 'f', 'u', 'p', 'x')
  union all select 'demand', 'domain ' || typname, typname || ': ' || pg_get_constraintdef(c.oid)
    from pg_constraint c join pg_type y on y.oid = c.contypid where y.typnamespace = 'public'::regnamespace
  union all select 'demand', 'table ' || t.name, pg_get_indexdef(i.indexrelid)
    from pg_index i join tables t on t.oid = i.indrelid
    where i.indisunique and not exists (select from pg_constraint where conindid = i.indexrelid)`;

/**
 * Returns the facts that the previous build relied on and that the migration removed. Also returns the
 * constraints that the migration added to existing tables.
 */
export function listBreakingChanges(before: readonly SchemaFact[], after: readonly SchemaFact[]): string[] {
  const [oldNames, newNames] = [toNames(before), toNames(after)];
  const removed = before.filter(({ kind, description }) => kind === 'promise' && !newNames.has(description));
  const added = after.filter(
    ({ kind, owner, description }) =>
      kind === 'demand' && owner !== null && oldNames.has(owner) && !oldNames.has(description),
  );
  return [...removed, ...added].map(({ description }) => description);
}

const toNames = (facts: readonly SchemaFact[]) => new Set(facts.map(({ description }) => description));

/**
 * Returns one message for each breaking change that does not name a valid release.
 * @param safeSince the migration's breaking changes, each with the release since which no build depends on
 * the old schema
 * @param releases the valid versions
 */
export function describeUnsafeChanges(
  migration: string,
  breakingChanges: readonly string[],
  safeSince: Readonly<Record<string, string>>,
  releases: readonly string[],
): string[] {
  return breakingChanges
    .filter(change => !releases.includes(safeSince[change] ?? ''))
    .map(
      change =>
        `${migration} breaks the previous release: ${change}. That release still uses these tables: expand now, contract in a later release ` +
        `(docs/CONTRIBUTING.md, Add a migration), or name in safeSince the release that stopped needing it.`,
    );
}

/**
 * Runs every migration after the baseline on an empty database. Compares the schema before and after each
 * migration.
 */
export async function findBreakingMigrations(): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'salesfloor-migrations-'));
  const server = await startEmbeddedPostgres({ dataDir: folder, log: () => {}, isDurable: false });
  try {
    return await compareEach(server.url);
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function compareEach(url: string): Promise<string[]> {
  await migrate(url, { upTo: [BASELINE] });
  const releases = readReleases();
  const findings: string[] = [];
  let before = await readSchemaFacts(url);
  for (const { name, class: migration } of migrations.filter(({ name }) => name > BASELINE)) {
    await migrate(url, { upTo: [name] });
    const after = await readSchemaFacts(url);
    findings.push(
      ...describeUnsafeChanges(name, listBreakingChanges(before, after), migration.safeSince ?? {}, releases),
    );
    before = after;
  }
  return findings;
}

const readSchemaFacts = (url: string): Promise<SchemaFact[]> =>
  withConnection(url, 'check', async client => (await client.query<SchemaFact>(SCHEMA_FACTS_SQL)).rows);

/**
 * Returns the published versions and the next version. Changes that are not published yet name the next
 * version.
 */
const readReleases = (): string[] => [
  JSON.parse(readFileSync('package.json', 'utf8')).version,
  ...[...readFileSync('CHANGELOG.md', 'utf8').matchAll(/^## \[(\d[\w.-]*)\]/gm)].map(
    ([, version = '']) => version,
  ),
];
