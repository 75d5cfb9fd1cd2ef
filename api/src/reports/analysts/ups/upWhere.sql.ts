import sql, { type Sql } from 'sql-template-tag';
import { foldText } from '../../../rules/text/foldText.ts';
import { UP_TEAM } from '../../../uplogs/funnelGroups.sql.ts';
import { isAmong, isSetTo, isWithinDays } from '../where.sql.ts';
import type { UpWhere } from './upWhere.input.ts';

/** The ups of a filter, of `LOGGED_UPS`. */
export function upConditions(where: UpWhere): Sql[] {
  return [
    ...isWithinDays('l.log_date', where.logDate),
    ...isAmong('u.employee_id', 'integer', where.salespersonIds),
    ...isAmong('u.turned_to_id', 'integer', where.turnedToIds),
    ...isAmong('u.manager_into_id', 'integer', where.managerIntoIds),
    ...isAmong(UP_TEAM, 'integer', where.teams),
    ...isAmong('u.up_type', 'text', where.upTypes),
    ...isAmong('u.sold', 'text', where.sold),
    ...isSetTo('u.is_bdc_up', where.isBdcUp),
    ...isSetTo('u.is_test_drive', where.isTestDrive),
    ...isSetTo('u.is_write_up', where.isWriteUp),
    ...isSetTo('u.turned_to_id is not null', where.isTurned),
    ...hasCustomer(where.search),
  ];
}

/** The customer contains this, both folded, literally; blank does not filter (rules.md, Hog). */
function hasCustomer(search: string | null | undefined): Sql[] {
  const wanted = foldText(search ?? '');
  return wanted ? [sql`strpos(u.search_text, ${wanted}) > 0`] : [];
}
