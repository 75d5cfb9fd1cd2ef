import {
  countColumnsSql,
  GROUP_KEYS,
  LINKED_UPS,
  LISTED_UPS_CONDITIONS,
} from '../../../modules/upLog/upConditions.sql.ts';
import type { Reader } from '../../../platform/database/reader.ts';
import type { ListedUps } from '../../../rules/ups/linkedFigures.ts';
import { UP_SOLD_VALUES, UP_TYPES } from '../../../rules/ups/upValues.ts';
import {
  createNumberGrouping,
  createPeriodGroupings,
  createPersonGrouping,
  createTeamGrouping,
  createValueGrouping,
  type Grouping,
  listGroupRows,
  type TotalsGroupRow,
} from '../groups.query.ts';
import { type UpWhere, upConditions } from '../ups/upWhere.ts';

const UP_GROUPINGS = {
  ...createPeriodGroupings('l.log_date'),
  TEAM: createTeamGrouping(GROUP_KEYS.TEAM),
  SALESPERSON: createPersonGrouping('salesperson', GROUP_KEYS.SALESPERSON),
  TURNED_TO: createPersonGrouping('turnedTo', 'u.turned_to_id'),
  MANAGER: createPersonGrouping('managerInto', GROUP_KEYS.MANAGER),
  UP_TYPE: createValueGrouping('upType', GROUP_KEYS.UP_TYPE, UP_TYPES),
  WEEKDAY: createNumberGrouping('weekday', GROUP_KEYS.WEEKDAY),
  SOLD: createValueGrouping('sold', 'u.sold', UP_SOLD_VALUES),
} satisfies Record<string, Grouping>;

export type UpGrouping = keyof typeof UP_GROUPINGS;

/** Returns the groupings with these names, without duplicates. */
export const getUpGroupings = (names: readonly UpGrouping[]): Grouping[] =>
  [...new Set(names)].map(name => UP_GROUPINGS[name]);

/** Counts of a group of ups. */
export type UpCounts = Readonly<Record<ListedUps, number>>;

const UP_COUNTS = countColumnsSql(LISTED_UPS_CONDITIONS);

/** Returns the counts of each group of a filter. */
export function listUpGroups(
  reader: Reader,
  where: UpWhere,
  groupings: readonly Grouping[],
): Promise<TotalsGroupRow<UpCounts>[]> {
  return listGroupRows<UpCounts>(reader, {
    sums: UP_COUNTS,
    from: LINKED_UPS,
    where: upConditions(where),
    groupings,
  });
}
