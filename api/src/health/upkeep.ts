import sql from 'sql-template-tag';
import type { Services } from '../platform/context.ts';
import type { Reader } from '../database/reader.ts';
import { describeFailure } from '../platform/errors.ts';

/** What is done to look after a store. */
export type UpkeepTask = 'backup' | 'upload' | 'proof' | 'verify' | 'certificate' | 'troubles';

/** How a task went. */
export interface Upkeep {
  readonly task: UpkeepTask;
  /** When it was tried for the first time. */
  readonly begunAt: Date;
  /** A sentence; null when the last try went well. */
  readonly trouble: string | null;
  /** When it last went well. */
  readonly wellAt: Date | null;
  /** What it found then. */
  readonly facts: unknown;
}

/** Every task that was tried yet. */
export const upkeep = (reader: Reader): Promise<Upkeep[]> =>
  reader.rows<Upkeep>(
    sql`select task, begun_at as "begunAt", trouble, well_at as "wellAt", facts from upkeep order by task`,
  );

/** Notes how a task went. @param went its trouble as a sentence, or the facts that it found */
export async function noteUpkeep(
  { database, clock }: Services,
  task: UpkeepTask,
  went: { readonly trouble: string } | { readonly facts: object },
): Promise<void> {
  const now = clock.now();
  const trouble = 'trouble' in went ? went.trouble.slice(0, 1_000) : null;
  const facts = 'facts' in went ? JSON.stringify(went.facts) : null;
  const wellAt = trouble === null ? now : null;
  await database.write(sql`
    insert into upkeep as stored (task, begun_at, tried_at, trouble, well_at, facts)
    values (${task}, ${now}, ${now}, ${trouble}, ${wellAt}, ${facts}::jsonb)
    on conflict (task) do update set tried_at = excluded.tried_at, trouble = excluded.trouble,
      well_at = coalesce(excluded.well_at, stored.well_at), facts = coalesce(excluded.facts, stored.facts)`);
}

/** Does a task and notes how it went. @returns the facts that it found @throws what the work threw, once that is noted */
export async function keepUp<Facts extends object>(
  services: Services,
  task: UpkeepTask,
  work: () => Promise<Facts>,
): Promise<Facts> {
  let facts: Facts;
  try {
    facts = await work();
  } catch (error) {
    await noteUpkeep(services, task, { trouble: describeFailure(error) });
    throw error;
  }
  await noteUpkeep(services, task, { facts });
  return facts;
}
