import type { z } from 'zod';
import { oneOfThese, optionalFilters } from '../../../input/fields.ts';
import type { Day } from '../../../rules/calendar/calendar.ts';
import { namesOf } from '../../../rules/figures/figure.ts';
import { FUNNEL_GROUPINGS } from '../../../rules/ups/funnelGroups.ts';
import { listedFigures } from '../../../rules/ups/linkedFigures.ts';
import { groupKey } from '../../../uplogs/listedUps.input.ts';
import { upFilterFields } from '../../../uplogs/upStats.input.ts';
import type { UpFilter } from '../../../uplogs/upStats.query.ts';
import { dateRange, withDayRange } from '../arguments.ts';

const listedUpsFilters = optionalFilters({
  ...upFilterFields,
  counter: oneOfThese(namesOf(listedFigures)),
  groupBy: oneOfThese(FUNNEL_GROUPINGS),
  groupKey,
});

/**
 * Query parameters that select a list of ups: `groupBy` without `groupKey` selects the unassigned ups, or the
 * ups without a type.
 */
export const listedUpsQuery = { ...dateRange, ...listedUpsFilters };

type ListedUpsQuery = { readonly start: Day; readonly end: Day } & {
  readonly [Name in keyof typeof listedUpsFilters]?: z.output<(typeof listedUpsFilters)[Name]>;
};

/**
 * Converts these parameters to a filter.
 * @throws BAD_INPUT when the end precedes the start
 */
export function toListedUpsFilter<Filters extends ListedUpsQuery>({ groupBy, groupKey: key, ...filterArgs }: Filters): UpFilter {
  return { ...withDayRange(filterArgs), ...(groupBy && { ofGroup: { by: groupBy, key: key ?? null } }) };
}
