import { z } from 'zod';
import { id } from '../../input/fields.ts';
import type { Day } from '../../rules/calendar/calendar.ts';
import { teamFilter } from '../../uplogs/upStats.input.ts';

// What the fields of an analyst's filter accept, after GraphQL has read their scalars. Absent and null do not filter.

const MOST_NAMED = 500;
const MUST_BE_SHORT = `must name at most ${MOST_NAMED}`;
const IS_REVERSED = 'ends before it begins';

const end = <Value extends Day | number>() => z.custom<Value>().nullish();

const isInOrder = (first: Day | number | null | undefined, last: Day | number | null | undefined) =>
  first == null || last == null || first <= last;

/** Days, from and to included. */
export const dayBounds = z
  .object({ from: end<Day>(), to: end<Day>() })
  .refine(({ from, to }) => isInOrder(from, to), IS_REVERSED)
  .nullish();

/** Whole numbers, or money in cents, both ends included. */
export const numberBounds = z
  .object({ min: end<number>(), max: end<number>() })
  .refine(({ min, max }) => isInOrder(min, max), IS_REVERSED)
  .nullish();

/** Any of these values; null among them is blank, an empty list matches nothing. */
export const anyOf = <Values extends readonly [string, ...string[]]>(values: Values) =>
  z.array(z.enum(values).nullable()).max(MOST_NAMED, MUST_BE_SHORT).nullish();

/** Any of these people by employee id; null among them is nobody. */
export const people = z.array(id.nullable()).max(MOST_NAMED, MUST_BE_SHORT).nullish();

/** Any of these teams by id; null among them is nobody's team. */
export const teams = z.array(teamFilter.nullable()).max(MOST_NAMED, MUST_BE_SHORT).nullish();

/** A flag that is or is not set. */
export const isSet = z.boolean().nullish();
