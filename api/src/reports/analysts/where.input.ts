import { z } from 'zod';
import { id } from '../../input/fields.ts';
import type { Day } from '../../rules/calendar/calendar.ts';
import { teamFilter } from '../../uplogs/upStats.input.ts';

// Accepted values of the filters for analysts, after GraphQL has parsed its scalars. Absent and null do not
// filter.

const MAX_LIST_LENGTH = 500;
const LIST_LENGTH_MESSAGE = `must name at most ${MAX_LIST_LENGTH}`;
const REVERSED_RANGE_MESSAGE = 'ends before it begins';

const optionalBound = <Value extends Day | number>() => z.custom<Value>().nullish();

const isInOrder = (first: Day | number | null | undefined, last: Day | number | null | undefined) =>
  first == null || last == null || first <= last;

/** Range of days, both ends included. */
export const dayBounds = z
  .object({ from: optionalBound<Day>(), to: optionalBound<Day>() })
  .refine(({ from, to }) => isInOrder(from, to), REVERSED_RANGE_MESSAGE)
  .nullish();

/** Range of whole numbers, or of money in cents, both ends included. */
export const numberBounds = z
  .object({ min: optionalBound<number>(), max: optionalBound<number>() })
  .refine(({ min, max }) => isInOrder(min, max), REVERSED_RANGE_MESSAGE)
  .nullish();

/** List of values, any of which matches; null matches blank, an empty list matches nothing. */
export const anyOf = <Values extends readonly [string, ...string[]]>(values: Values) =>
  z.array(z.enum(values).nullable()).max(MAX_LIST_LENGTH, LIST_LENGTH_MESSAGE).nullish();

/** List of employee ids, any of which matches; null matches unassigned. */
export const employeeIds = z.array(id.nullable()).max(MAX_LIST_LENGTH, LIST_LENGTH_MESSAGE).nullish();

/** List of team ids, any of which matches; null matches unassigned. */
export const teams = z.array(teamFilter.nullable()).max(MAX_LIST_LENGTH, LIST_LENGTH_MESSAGE).nullish();

/** Flag that is or is not set. */
export const optionalFlag = z.boolean().nullish();
