import sql, { raw, type Sql } from 'sql-template-tag';
import { z } from 'zod';
import { teamFilterSchema } from '../../modules/upLog/stats/upStats.input.ts';
import { id } from '../../platform/input/fields.ts';
import type { Day } from '../../rules/calendar/calendar.ts';

// Accepted values of the filters for analysts, after GraphQL has parsed its scalars. Absent and null do not
// filter.

const MAX_LIST_LENGTH = 500;
const LIST_LENGTH_MESSAGE = `must list at most ${MAX_LIST_LENGTH} values`;
const REVERSED_DAYS_MESSAGE = 'must not start after it ends';
const REVERSED_NUMBERS_MESSAGE = 'must not have a min above its max';

const createBoundSchema = <Value extends Day | number>() => z.custom<Value>().nullish();

const isInOrder = (first: Day | number | null | undefined, last: Day | number | null | undefined) =>
  first == null || last == null || first <= last;

/** Range of days, both ends included. */
export const dayBounds = z
  .object({ from: createBoundSchema<Day>(), to: createBoundSchema<Day>() })
  .refine(({ from, to }) => isInOrder(from, to), REVERSED_DAYS_MESSAGE)
  .nullish();

/** Range of whole numbers, or of money in cents, both ends included. */
export const numberBounds = z
  .object({ min: createBoundSchema<number>(), max: createBoundSchema<number>() })
  .refine(({ min, max }) => isInOrder(min, max), REVERSED_NUMBERS_MESSAGE)
  .nullish();

/**
 * Creates the schema of a list of values, any of which matches. Null matches blank, and an empty list matches
 * nothing.
 */
export const createValueListSchema = <Values extends readonly [string, ...string[]]>(values: Values) =>
  z.array(z.enum(values).nullable()).max(MAX_LIST_LENGTH, LIST_LENGTH_MESSAGE).nullish();

/** List of employee ids, any of which matches; null matches unassigned. */
export const employeeIds = z.array(id.nullable()).max(MAX_LIST_LENGTH, LIST_LENGTH_MESSAGE).nullish();

/** List of team ids, any of which matches; null matches unassigned. */
export const teams = z.array(teamFilterSchema.nullable()).max(MAX_LIST_LENGTH, LIST_LENGTH_MESSAGE).nullish();

/** Optional flag; absent and null do not filter. */
export const optionalFlag = z.boolean().nullish();

/** Returns the conditions that the days of `column` are within the range. */
export function dayRangeConditions(column: string, bounds: z.output<typeof dayBounds>): Sql[] {
  return rangeConditions(column, 'date', bounds?.from, bounds?.to);
}

/** Returns the conditions that the whole numbers of `column` are within the range. */
export function numberRangeConditions(column: string, bounds: z.output<typeof numberBounds>): Sql[] {
  return rangeConditions(column, 'integer', bounds?.min, bounds?.max);
}

/** Returns the conditions that the dollars of `amount` are within the range. The range is in cents. */
export function moneyRangeConditions(amount: string, bounds: z.output<typeof numberBounds>): Sql[] {
  return rangeConditions(`(${amount}) * 100`, 'bigint', bounds?.min, bounds?.max);
}

function rangeConditions(column: string, type: string, min: unknown, max: unknown): Sql[] {
  const conditions: Sql[] = [];
  if (min != null) conditions.push(sql`${raw(column)} >= ${min}::${raw(type)}`);
  if (max != null) conditions.push(sql`${raw(column)} <= ${max}::${raw(type)}`);
  return conditions;
}

/** Returns the condition that `column` has one of the values; a null among them matches an empty column. */
export function listConditions(
  column: string,
  type: 'integer' | 'text',
  values: readonly (number | string | null)[] | null | undefined,
): Sql[] {
  if (!values) return [];
  const nonNullValues = values.filter(value => value !== null);
  const isListed = sql`${raw(column)} = any(${nonNullValues}::${raw(type)}[])`;
  return [values.includes(null) ? sql`(${isListed} or ${raw(column)} is null)` : isListed];
}

/** Returns the condition that the flag has the expected value. */
export function flagConditions(column: string, expected: boolean | null | undefined): Sql[] {
  return expected == null ? [] : [expected ? raw(column) : sql`not (${raw(column)})`];
}
