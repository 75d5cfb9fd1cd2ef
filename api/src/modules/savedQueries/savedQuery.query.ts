import type { Context } from '../../platform/context.ts';
import { requireAbility } from '../../platform/viewer/policy.ts';
import { canExplore } from './savedQuery.policy.ts';

/** A saved query of the viewer. */
export interface SavedQueryRow {
  readonly id: number;
  readonly name: string;
  readonly document: string;
  /** The variables as typed. The text should be a JSON object, which is checked only when the query runs. */
  readonly variables: string | null;
  readonly savedAt: Date;
}

export const CANNOT_EXPLORE_MESSAGE = 'You don’t have permission to use the playground.';

/**
 * Lists the viewer's queries by name, without regard to letter case.
 * @throws FORBIDDEN
 */
export async function listSavedQueries({ database, viewer }: Context): Promise<SavedQueryRow[]> {
  requireAbility(canExplore(viewer), CANNOT_EXPLORE_MESSAGE);
  return database.rows<SavedQueryRow>(
    `select id, name, document, variables, saved_at as "savedAt" from saved_query where employee_id = $1
     order by lower(name) collate "C", name collate "C"`,
    [viewer.employeeId],
  );
}
