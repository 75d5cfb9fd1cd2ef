import type { Context } from '../platform/context.ts';
import { requireAbility } from '../platform/viewer/policy.ts';
import { canExplore } from './savedQuery.policy.ts';

/** A query that the viewer saved. */
export interface SavedQueryRow {
  readonly id: number;
  readonly name: string;
  readonly document: string;
  /** As typed: it should be a JSON object, which is checked only when the query runs. */
  readonly variables: string | null;
  readonly savedAt: Date;
}

export const MAY_NOT_EXPLORE = 'You may not use the playground.';

/** The viewer's own queries, by name whatever its case. @throws FORBIDDEN */
export async function savedQueries({ database, viewer }: Context): Promise<SavedQueryRow[]> {
  requireAbility(canExplore(viewer), MAY_NOT_EXPLORE);
  return database.rows<SavedQueryRow>(
    `select id, name, document, variables, saved_at as "savedAt" from saved_query where employee_id = $1
     order by lower(name) collate "C", name collate "C"`,
    [viewer.employeeId],
  );
}
