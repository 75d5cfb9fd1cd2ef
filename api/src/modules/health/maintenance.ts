import sql from 'sql-template-tag';
import type { Services } from '../../platform/context.ts';
import type { Reader } from '../../platform/database/reader.ts';
import { describeFailure } from '../../platform/errors.ts';

/** The background tasks that maintain a store. */
export type MaintenanceTask = 'backup' | 'upload' | 'proof' | 'verify' | 'certificate' | 'troubles';

/** The last result of a task. */
export interface MaintenanceResult {
  readonly task: MaintenanceTask;
  /** The time of the first attempt. */
  readonly begunAt: Date;
  /** The problem as a sentence, or null if the last attempt succeeded. */
  readonly problem: string | null;
  /** The time of the last success. */
  readonly wellAt: Date | null;
  /** The facts that the last success found. */
  readonly facts: unknown;
}

/** Lists the results of all tasks that were attempted. */
export const listMaintenance = (reader: Reader): Promise<MaintenanceResult[]> =>
  reader.rows<MaintenanceResult>(
    sql`select task, begun_at as "begunAt", trouble as problem, well_at as "wellAt", facts from upkeep order by task`,
  );

/**
 * Records the result of a task.
 * @param result the problem of the task as a sentence, or the facts that it found
 */
export async function recordMaintenance(
  { database, clock }: Services,
  task: MaintenanceTask,
  result: { readonly problem: string } | { readonly facts: object },
): Promise<void> {
  const now = clock.now();
  const problem = 'problem' in result ? result.problem.slice(0, 1_000) : null;
  const facts = 'facts' in result ? JSON.stringify(result.facts) : null;
  const wellAt = problem === null ? now : null;
  await database.write(sql`
    insert into upkeep as stored (task, begun_at, tried_at, trouble, well_at, facts)
    values (${task}, ${now}, ${now}, ${problem}, ${wellAt}, ${facts}::jsonb)
    on conflict (task) do update set tried_at = excluded.tried_at, trouble = excluded.trouble,
      well_at = coalesce(excluded.well_at, stored.well_at), facts = coalesce(excluded.facts, stored.facts)`);
}

/**
 * Runs a task and records its result.
 * @returns the facts that the work found
 * @throws the error of the work, after the error was recorded
 */
export async function runMaintenance<Facts extends object>(
  services: Services,
  task: MaintenanceTask,
  work: () => Promise<Facts>,
): Promise<Facts> {
  let facts: Facts;
  try {
    facts = await work();
  } catch (error) {
    await recordMaintenance(services, task, { problem: describeFailure(error) });
    throw error;
  }
  await recordMaintenance(services, task, { facts });
  return facts;
}
