import type { Reader } from '../../../database/reader.ts';
import type { ListedUps } from '../../../rules/ups/linkedFigures.ts';
import { UP_SOLD_VALUES, UP_TYPES } from '../../../rules/ups/upValues.ts';
import { GROUP_KEYS } from '../../../uplogs/funnelGroups.sql.ts';
import { IS_LISTED, LINKED_UPS } from '../../../uplogs/linkedUps.sql.ts';
import { countsOf } from '../../../uplogs/upCounters.sql.ts';
import { byNumber, byPerson, byTeam, byValue, type Grouping, periodsOf } from '../groupings.ts';
import { type GroupRow, groupRows } from '../groups.ts';
import type { UpWhere } from '../ups/upWhere.input.ts';
import { upConditions } from '../ups/upWhere.sql.ts';

const GROUPINGS = {
  ...periodsOf('l.log_date'),
  TEAM: byTeam(GROUP_KEYS.TEAM),
  SALESPERSON: byPerson('salesperson', GROUP_KEYS.SALESPERSON),
  TURNED_TO: byPerson('turnedTo', 'u.turned_to_id'),
  MANAGER: byPerson('managerInto', GROUP_KEYS.MANAGER),
  UP_TYPE: byValue('upType', GROUP_KEYS.UP_TYPE, UP_TYPES),
  WEEKDAY: byNumber('weekday', GROUP_KEYS.WEEKDAY),
  SOLD: byValue('sold', 'u.sold', UP_SOLD_VALUES),
} satisfies Record<string, Grouping>;

export type UpGrouping = keyof typeof GROUPINGS;

/** The groupings by their names, each once. */
export const upGroupings = (names: readonly UpGrouping[]): Grouping[] =>
  [...new Set(names)].map(name => GROUPINGS[name]);

/** The counts of a group of ups. */
export type UpCounts = Readonly<Record<ListedUps, number>>;

const UP_COUNTS = countsOf(IS_LISTED);

/** The counts of the groups of a filter. */
export function upGroups(
  reader: Reader,
  where: UpWhere,
  groupings: readonly Grouping[],
): Promise<GroupRow<UpCounts>[]> {
  return groupRows<UpCounts>(reader, {
    sums: UP_COUNTS,
    from: LINKED_UPS,
    where: upConditions(where),
    groupings,
  });
}
