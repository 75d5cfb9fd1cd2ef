import sql, { type Sql } from 'sql-template-tag';
import { z } from 'zod';
import { UP_TEAM } from '../../../modules/upLog/upConditions.sql.ts';
import { searchText } from '../../../platform/input/fields.ts';
import { parseInput } from '../../../platform/input/parseInput.ts';
import { foldText } from '../../../rules/text/foldText.ts';
import { UP_SOLD_VALUES, UP_TYPES } from '../../../rules/ups/upValues.ts';
import {
  createValueListSchema,
  dayBounds,
  dayRangeConditions,
  employeeIds,
  flagConditions,
  listConditions,
  optionalFlag,
  teams,
} from '../whereConditions.ts';

/** Accepted values of each field of the up filter for analysts. */
const upConditionSchema = z.object({
  logDate: dayBounds,
  salespersonIds: employeeIds,
  turnedToIds: employeeIds,
  managerIntoIds: employeeIds,
  teams,
  upTypes: createValueListSchema(UP_TYPES),
  sold: createValueListSchema(UP_SOLD_VALUES),
  isBdcUp: optionalFlag,
  isTestDrive: optionalFlag,
  isWriteUp: optionalFlag,
  isTurned: optionalFlag,
  search: searchText.nullish(),
});

/** Filter of ups for analysts; a field that is absent or null does not filter. */
export type UpWhere = z.output<typeof upConditionSchema>;

const argsSchema = z.object({ where: upConditionSchema.nullish() });

/**
 * Returns the up filter of a request, empty if it has none.
 * @throws BAD_INPUT
 */
export const parseUpWhere = (input: { readonly where?: unknown }): UpWhere =>
  parseInput(argsSchema, input).where ?? {};

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
 * Returns the condition that the customer contains the search text, both folded. A blank text does not filter
 * (rules.md, Hog).
 */
function customerConditions(search: string | null | undefined): Sql[] {
  const foldedSearch = foldText(search ?? '');
  return foldedSearch ? [sql`strpos(u.search_text, ${foldedSearch}) > 0`] : [];
}
