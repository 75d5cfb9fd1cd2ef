import sql, { raw, type Sql } from 'sql-template-tag';
import type { z } from 'zod';
import type { dayBounds, numberBounds } from './where.input.ts';

/** Returns the conditions that the days of `column` are within the bounds. */
export function dayRangeConditions(column: string, bounds: z.output<typeof dayBounds>): Sql[] {
  return rangeConditions(column, 'date', bounds?.from, bounds?.to);
}

/** Returns the conditions that the whole numbers of `column` are within the bounds. */
export function numberRangeConditions(column: string, bounds: z.output<typeof numberBounds>): Sql[] {
  return rangeConditions(column, 'integer', bounds?.min, bounds?.max);
}

/** Returns the conditions that the dollars of `amount` are within the bounds, which are in cents. */
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
