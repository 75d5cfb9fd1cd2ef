import sql, { raw, type Sql } from 'sql-template-tag';
import type { z } from 'zod';
import type { dayBounds, numberBounds } from './where.input.ts';

/** The days of `column` lie within the bounds. */
export function isWithinDays(column: string, bounds: z.output<typeof dayBounds>): Sql[] {
  return isBetween(column, 'date', bounds?.from, bounds?.to);
}

/** The whole numbers of `column` lie within the bounds. */
export function isWithinNumbers(column: string, bounds: z.output<typeof numberBounds>): Sql[] {
  return isBetween(column, 'integer', bounds?.min, bounds?.max);
}

/** The dollars of `amount` lie within the bounds, which are in cents. */
export function isWithinMoney(amount: string, bounds: z.output<typeof numberBounds>): Sql[] {
  return isBetween(`(${amount}) * 100`, 'bigint', bounds?.min, bounds?.max);
}

function isBetween(column: string, type: string, least: unknown, most: unknown): Sql[] {
  const conditions: Sql[] = [];
  if (least != null) conditions.push(sql`${raw(column)} >= ${least}::${raw(type)}`);
  if (most != null) conditions.push(sql`${raw(column)} <= ${most}::${raw(type)}`);
  return conditions;
}

/** `column` holds one of the values; a null among them stands for an empty column. */
export function isAmong(
  column: string,
  type: 'integer' | 'text',
  values: readonly (number | string | null)[] | null | undefined,
): Sql[] {
  if (!values) return [];
  const named = values.filter(value => value !== null);
  const isNamed = sql`${raw(column)} = any(${named}::${raw(type)}[])`;
  return [values.includes(null) ? sql`(${isNamed} or ${raw(column)} is null)` : isNamed];
}

/** The flag is as wanted. */
export function isSetTo(column: string, wanted: boolean | null | undefined): Sql[] {
  return wanted == null ? [] : [wanted ? raw(column) : sql`not (${raw(column)})`];
}
