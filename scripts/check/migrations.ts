// Migrations that break the build before: it goes on working on the same database while instances are upgraded one by one.
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BASELINE } from '../../api/src/database/baseline/replacedMigrations.ts';
import { onConnection } from '../../api/src/database/connection.ts';
import { migrate } from '../../api/src/database/migrate.ts';
import { migrations } from '../../api/src/database/migrations/migrations.ts';
import { startEmbeddedPostgres } from '../../api/src/embeddedPostgres/embedded.ts';

/** Something in the tables that a build may count on, or that they ask of whoever writes to them. */
export interface Fact {
  readonly kind: 'promise' | 'demand';
  /** The table or domain that makes the demand. */
  readonly of: string | null;
  readonly what: string;
}

/** Every fact about the tables, domains, types and functions in `public`. */
export const FACTS = `
  with tables as (
    select oid, relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm') and relname not like 'mikro_orm_%'
  ), columns as (
    select t.name as "table", t.name || '.' || a.attname as name, a.*, format_type(a.atttypid, a.atttypmod) as type
    from tables t join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
  )
  select 'promise' as kind, null as of, 'table ' || name as what from tables
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

/** What a migration took from the build before, or newly demands of it. */
export function contractions(before: readonly Fact[], after: readonly Fact[]): string[] {
  const [had, has] = [namesOf(before), namesOf(after)];
  const taken = before.filter(({ kind, what }) => kind === 'promise' && !has.has(what));
  const demanded = after.filter(
    ({ kind, of, what }) => kind === 'demand' && of !== null && had.has(of) && !had.has(what),
  );
  return [...taken, ...demanded].map(({ what }) => what);
}

const namesOf = (facts: readonly Fact[]) => new Set(facts.map(({ what }) => what));

/**
 * The contractions that nothing excuses, as sentences.
 * @param safeSince what the migration says of each: the release since which no build needs it otherwise
 * @param releases the versions that may be named
 */
export function unexcused(
  migration: string,
  found: readonly string[],
  safeSince: Readonly<Record<string, string>>,
  releases: readonly string[],
): string[] {
  return found
    .filter(what => !releases.includes(safeSince[what] ?? ''))
    .map(
      what =>
        `${migration} takes away or demands: ${what}. The release before still works on these tables: expand now, contract in a later release ` +
        `(docs/CONTRIBUTING.md, Add a migration), or name in safeSince the release that stopped needing it.`,
    );
}

/** Runs every migration after the baseline on an empty database and compares the tables before and after each. */
export async function breakingMigrations(): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'salesfloor-migrations-'));
  const server = await startEmbeddedPostgres({ dataDir: folder, log: () => {}, durable: false });
  try {
    return await compareEach(server.url);
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function compareEach(url: string): Promise<string[]> {
  await migrate(url, { upTo: [BASELINE] });
  const releases = knownReleases();
  const findings: string[] = [];
  let before = await factsOf(url);
  for (const { name, class: migration } of migrations.filter(({ name }) => name > BASELINE)) {
    await migrate(url, { upTo: [name] });
    const after = await factsOf(url);
    findings.push(...unexcused(name, contractions(before, after), migration.safeSince ?? {}, releases));
    before = after;
  }
  return findings;
}

const factsOf = (url: string): Promise<Fact[]> =>
  onConnection(url, 'check', async client => (await client.query<Fact>(FACTS)).rows);

/** Those that came out, and the one being made: for what no release before it ever had. */
const knownReleases = (): string[] => [
  JSON.parse(readFileSync('package.json', 'utf8')).version,
  ...[...readFileSync('CHANGELOG.md', 'utf8').matchAll(/^## \[(\d[\w.-]*)\]/gm)].map(
    ([, version = '']) => version,
  ),
];
