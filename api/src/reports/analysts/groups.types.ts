import { Field, Int, ObjectType } from 'type-graphql';
import { DayScalar, MonthScalar } from '../../input/scalars.ts';
import type { Day, Month, Quarter } from '../../rules/calendar/calendar.ts';

// What groups of deals and groups of ups have in common.

const keyOf = (what: string, otherwise = '') => ({
  nullable: true,
  description: `${what}: null ${otherwise}when not grouped by it.`,
});

@ObjectType()
export abstract class GroupType {
  @Field(() => DayScalar, keyOf('The day'))
  day?: Day | null;

  @Field(() => DayScalar, keyOf('The week, by its Monday'))
  week?: Day | null;

  @Field(() => MonthScalar, keyOf('The calendar month'))
  month?: Month | null;

  @Field(() => String, keyOf('The quarter of the calendar year, such as "2026-Q4"'))
  quarter?: Quarter | null;

  @Field(() => Int, keyOf('The calendar year'))
  year?: number | null;
}

/** The groupings that deals and ups share. */
export const PERIODS = {
  DAY: 'By day.',
  WEEK: 'By week, Monday to Sunday.',
  MONTH: 'By calendar month.',
  QUARTER: 'By quarter of the calendar year.',
  YEAR: 'By calendar year.',
};

/** A person of a group, or nobody. */
export const personKey = (who: string) => keyOf(who, 'for nobody, and ');

/** A value of a group, or blank. */
export const valueKey = (what: string) => keyOf(what, 'for blank, and ');
