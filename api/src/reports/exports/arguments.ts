import { z } from 'zod';
import { day, id, oneOfThese, optionalFilter, rangeOf } from '../../input/fields.ts';
import type { Day, DayRange } from '../../rules/calendar/calendar.ts';

// What several exports are asked for, as a query string has it. Which values a field accepts, its report says for both doors.

/** A flag of a query string, 0 unless it is sent. */
export const flag = (description: string) =>
  optionalFilter(oneOfThese(['0', '1']))
    .transform(sent => sent === '1')
    .meta({ description });

/** The first and the last day. */
export const range = { start: day, end: day };

/** The two days as a range, beside what else was sent. @throws BAD_INPUT when the end precedes the start */
export const withDays = <Sent extends { readonly start: Day; readonly end: Day }>({
  start,
  end,
  ...others
}: Sent): Omit<Sent, 'start' | 'end'> & { readonly days: DayRange } => ({
  ...others,
  days: rangeOf(start, end),
});

/** How a list is sorted: by the first day to the last unless something else is sent. */
export const order = <const Sorts extends Readonly<Record<string, string>>>(
  sorts: Sorts,
  unsent: Sorts[keyof Sorts],
) => ({
  sort: optionalFilter(z.enum(sorts, `must be one of ${Object.keys(sorts).join(', ')}`)).transform(
    sort => sort ?? unsent,
  ),
  isDescending: flag('1 for the largest or latest first; 0 otherwise.'),
});

/** One of these, by the name that GraphQL has for it. */
export const namedIn = <Value>(names: Readonly<Record<string, Value>>) =>
  oneOfThese(Object.keys(names) as [string, ...string[]]).transform(name => names[name] as Value);

/** Several values of a query string, between commas. */
export const severalOf = <Value extends z.ZodType>(value: Value) =>
  z.string().transform((values, context) => {
    const read = z.array(value).max(500, 'must name at most 500').safeParse(values.split(','));
    if (read.success) return read.data;
    context.addIssue(read.error.issues[0]?.message ?? 'is not accepted');
    return z.NEVER;
  });

/** Whose credits or vacation units a number is of; nobody named is everyone. */
export const employeeIds = severalOf(id).meta({ description: 'Ids of employees between commas.' });
