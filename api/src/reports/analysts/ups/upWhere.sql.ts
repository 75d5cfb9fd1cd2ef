import sql, { type Sql } from 'sql-template-tag';
import { foldText } from '../../../rules/text/foldText.ts';
import { UP_TEAM } from '../../../uplogs/funnelGroups.sql.ts';
import { listConditions, flagConditions, dayRangeConditions } from '../where.sql.ts';
import type { UpWhere } from './upWhere.input.ts';

/** Returns the conditions of a filter on `LOGGED_UPS`. */
export function upConditions(where: UpWhere): Sql[] {
  return [
    ...dayRangeConditions('l.log_date', where.logDate),
    ...listConditions('u.employee_id', 'integer', where.salespersonIds),
    ...listConditions('u.turned_to_id', 'integer', where.turnedToIds),
    ...listConditions('u.manager_into_id', 'integer', where.managerIntoIds),
    ...listConditions(UP_TEAM, 'integer', where.teams),
    ...listConditions('u.up_type', 'text', where.upTypes),
    ...listConditions('u.sold', 'text', where.sold),
    ...flagConditions('u.is_bdc_up', where.isBdcUp),
    ...flagConditions('u.is_test_drive', where.isTestDrive),
    ...flagConditions('u.is_write_up', where.isWriteUp),
    ...flagConditions('u.turned_to_id is not null', where.isTurned),
    ...customerConditions(where.search),
  ];
}

/**
 * Returns the condition that the customer contains the text, both folded; blank does not filter (rules.md,
 * Hog).
 */
function customerConditions(search: string | null | undefined): Sql[] {
  const foldedSearch = foldText(search ?? '');
  return foldedSearch ? [sql`strpos(u.search_text, ${foldedSearch}) > 0`] : [];
}
