import type { Reader } from '../../../database/reader.ts';
import type { UpCounters } from '../../../rules/ups/upCounters.ts';
import { UP_SOLD_VALUES, UP_TYPES } from '../../../rules/ups/upValues.ts';
import { LOGGED_UPS } from '../../../uplogs/up.row.ts';
import { UP_COUNTERS } from '../../../uplogs/upCounters.sql.ts';
import { byPerson, byTeam, byValue, type Grouping, periodsOf } from '../groupings.ts';
import { type GroupRow, groupRows } from '../groups.ts';
import type { UpWhere } from '../ups/upWhere.input.ts';
import { UP_TEAM, upConditions } from '../ups/upWhere.sql.ts';

const GROUPINGS = {
  ...periodsOf('l.log_date'),
  TEAM: byTeam(UP_TEAM),
  SALESPERSON: byPerson('salesperson', 'u.employee_id'),
  TURNED_TO: byPerson('turnedTo', 'u.turned_to_id'),
  UP_TYPE: byValue('upType', 'u.up_type', UP_TYPES),
  SOLD: byValue('sold', 'u.sold', UP_SOLD_VALUES),
} satisfies Record<string, Grouping>;

export type UpGrouping = keyof typeof GROUPINGS;

/** The groupings by their names, each once. */
export const upGroupings = (names: readonly UpGrouping[]): Grouping[] =>
  [...new Set(names)].map(name => GROUPINGS[name]);

/** The counters of the groups of a filter. */
export function upGroups(
  reader: Reader,
  where: UpWhere,
  groupings: readonly Grouping[],
): Promise<GroupRow<UpCounters>[]> {
  return groupRows<UpCounters>(reader, {
    sums: UP_COUNTERS,
    from: LOGGED_UPS,
    where: upConditions(where),
    groupings,
  });
}
