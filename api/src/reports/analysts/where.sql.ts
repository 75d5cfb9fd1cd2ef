import type { z } from 'zod';
import type { Condition } from '../../database/conditions.ts';
import type { dayBounds, numberBounds } from './where.input.ts';

/** The days of `column` lie within the bounds. */
export function isWithinDays(column: string, bounds: z.output<typeof dayBounds>): Condition[] {
  return isBetween(column, 'date', bounds?.from, bounds?.to);
}

/** The whole numbers of `column` lie within the bounds. */
export function isWithinNumbers(column: string, bounds: z.output<typeof numberBounds>): Condition[] {
  return isBetween(column, 'integer', bounds?.min, bounds?.max);
}

/** The dollars of `amount` lie within the bounds, which are in cents. */
export function isWithinMoney(amount: string, bounds: z.output<typeof numberBounds>): Condition[] {
  return isBetween(`(${amount}) * 100`, 'bigint', bounds?.min, bounds?.max);
}

function isBetween(sql: string, type: string, least: unknown, most: unknown): Condition[] {
  const conditions: Condition[] = [];
  if (least != null) conditions.push([`${sql} >= ?::${type}`, least]);
  if (most != null) conditions.push([`${sql} <= ?::${type}`, most]);
  return conditions;
}

/** `column` holds one of the values; a null among them stands for an empty column. */
export function isAmong(
  column: string,
  type: 'integer' | 'text',
  values: readonly (number | string | null)[] | null | undefined,
): Condition[] {
  if (!values) return [];
  const isNamed = `${column} = any(?::${type}[])`;
  const named = values.filter(value => value !== null);
  return [[values.includes(null) ? `(${isNamed} or ${column} is null)` : isNamed, named]];
}

/** The flag is as asked. */
export function isSetTo(column: string, wanted: boolean | null | undefined): Condition[] {
  return wanted == null ? [] : [[wanted ? column : `not (${column})`]];
}
