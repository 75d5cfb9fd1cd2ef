import { z } from 'zod';
import type { UpFilter } from '../../modules/upLog/loggedUps.query.ts';
import { groupKeySchema, upFilterFields } from '../../modules/upLog/stats/upStats.input.ts';
import {
  day,
  id,
  optionalFilter,
  optionalFilters,
  parseDayRange,
  requiredChoice,
} from '../../platform/input/fields.ts';
import type { Day, DayRange } from '../../rules/calendar/calendar.ts';
import { listFigureNames } from '../../rules/figures/figure.ts';
import { FUNNEL_GROUPINGS } from '../../rules/ups/funnelFigures.ts';
import { listedFigures } from '../../rules/ups/linkedFigures.ts';

// Query parameters that several exports use. Each report defines the accepted values for GraphQL and REST.

/** Defines a flag in a query string; it is 0 if it is absent. */
export const defineFlag = (description: string) =>
  optionalFilter(requiredChoice(['0', '1']))
    .transform(value => value === '1')
    .meta({ description });

/** Query parameters for the first and the last day. */
export const dateRange = { start: day, end: day };

/**
 * Converts the two days to a range and returns it with the other arguments.
 * @throws BAD_INPUT when the end precedes the start
 */
export const withDayRange = <Query extends { readonly start: Day; readonly end: Day }>({
  start,
  end,
  ...otherArgs
}: Query): Omit<Query, 'start' | 'end'> & { readonly days: DayRange } => ({
  ...otherArgs,
  days: parseDayRange(start, end),
});

/**
 * Defines the sort argument of a list. By default, the list is sorted by `defaultSort` in ascending order.
 */
export const defineSort = <const Sorts extends Readonly<Record<string, string>>>(
  sorts: Sorts,
  defaultSort: Sorts[keyof Sorts],
) => ({
  sort: optionalFilter(z.enum(sorts, `must be one of ${Object.keys(sorts).join(', ')}`)).transform(
    sort => sort ?? defaultSort,
  ),
  isDescending: defineFlag('1 sorts largest or latest first; 0, the default, sorts in reverse order.'),
});

/** Defines an argument with a fixed set of values. The values have their GraphQL names. */
export const defineGraphqlChoice = <Value>(names: Readonly<Record<string, Value>>) =>
  requiredChoice(Object.keys(names) as [string, ...string[]]).transform(name => names[name] as Value);

/** Defines a list of values, separated by commas. */
export const defineCommaSeparatedList = <Value extends z.ZodType>(value: Value) =>
  z.string().transform((values, context) => {
    const parsed = z.array(value).max(500, 'must contain at most 500 values').safeParse(values.split(','));
    if (parsed.success) return parsed.data;
    context.addIssue(parsed.error.issues[0]?.message ?? 'is not valid');
    return z.NEVER;
  });

/** Employees of a figure of credits or vacation units. When absent, all employees count. */
export const employeeIds = defineCommaSeparatedList(id).meta({
  description: 'Employee ids, separated by commas.',
});

const listedUpsFilters = optionalFilters({
  ...upFilterFields,
  counter: requiredChoice(listFigureNames(listedFigures)),
  groupBy: requiredChoice(FUNNEL_GROUPINGS),
  groupKey: groupKeySchema,
});

/**
 * Query parameters that select a list of ups. `groupBy` without `groupKey` selects the unassigned ups. When
 * the ups are grouped by type, it selects the ups without a type.
 */
export const listedUpsQuery = { ...dateRange, ...listedUpsFilters };

type ListedUpsQuery = { readonly start: Day; readonly end: Day } & {
  readonly [Name in keyof typeof listedUpsFilters]?: z.output<(typeof listedUpsFilters)[Name]>;
};

/**
 * Converts the query parameters of a list of ups to a filter.
 * @throws BAD_INPUT when the end precedes the start
 */
export function toListedUpsFilter<Filters extends ListedUpsQuery>({
  groupBy,
  groupKey: key,
  ...filterArgs
}: Filters): UpFilter {
  return { ...withDayRange(filterArgs), ...(groupBy && { ofGroup: { by: groupBy, key: key ?? null } }) };
}
