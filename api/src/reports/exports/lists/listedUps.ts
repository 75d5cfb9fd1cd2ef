import type { z } from 'zod';
import { oneOfThese, optionalFilters } from '../../../input/fields.ts';
import type { Day } from '../../../rules/calendar/calendar.ts';
import { namesOf } from '../../../rules/figures/figure.ts';
import { FUNNEL_GROUPINGS } from '../../../rules/ups/funnelGroups.ts';
import { listedFigures } from '../../../rules/ups/linkedFigures.ts';
import { groupKey } from '../../../uplogs/listedUps.input.ts';
import { upFilterFields } from '../../../uplogs/upStats.input.ts';
import type { UpFilter } from '../../../uplogs/upStats.query.ts';
import { range, withDays } from '../arguments.ts';

const filters = optionalFilters({
  ...upFilterFields,
  counter: oneOfThese(namesOf(listedFigures)),
  groupBy: oneOfThese(FUNNEL_GROUPINGS),
  groupKey,
});

/** Which ups a list is of, as a query string has it: `groupBy` without `groupKey` is nobody, or no type. */
export const listedUps = { ...range, ...filters };

type Sent = { readonly start: Day; readonly end: Day } & {
  readonly [Name in keyof typeof filters]?: z.output<(typeof filters)[Name]>;
};

/** The same as a filter. @throws BAD_INPUT when the end precedes the start */
export function listedOf<One extends Sent>({ groupBy, groupKey: key, ...sent }: One): UpFilter {
  return { ...withDays(sent), ...(groupBy && { ofGroup: { by: groupBy, key: key ?? null } }) };
}
