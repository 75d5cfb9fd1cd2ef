import { Field, Int, ObjectType } from 'type-graphql';
import { DayScalar, MonthScalar } from '../../platform/graphql/scalars.ts';
import type { Day, Month, Quarter } from '../../rules/calendar/calendar.ts';

// Fields that groups of deals and groups of ups share.

const describeKey = (label: string, nullCase = '') => ({
  nullable: true,
  description: `${label}; null if ${nullCase}not a grouping key.`,
});

@ObjectType()
export abstract class GroupType {
  @Field(() => DayScalar, describeKey('The day'))
  day?: Day | null;

  @Field(() => DayScalar, describeKey('The week, as the date of its Monday'))
  week?: Day | null;

  @Field(() => MonthScalar, describeKey('The calendar month'))
  month?: Month | null;

  @Field(() => String, describeKey('The calendar quarter, such as "2026-Q4"'))
  quarter?: Quarter | null;

  @Field(() => Int, describeKey('The calendar year'))
  year?: number | null;
}

/** Descriptions of the periods that deals and ups can be grouped by. */
export const PERIOD_DESCRIPTIONS = {
  DAY: 'Group by day.',
  WEEK: 'Group by week, Monday to Sunday.',
  MONTH: 'Group by calendar month.',
  QUARTER: 'Group by calendar quarter.',
  YEAR: 'Group by calendar year.',
};

/** Describes a key of a person or team, null when unassigned. */
export const describePersonKey = (label: string) => describeKey(label, 'unassigned or ');

/** Describes a key of a value, null when blank. */
export const describeValueKey = (label: string) => describeKey(label, 'blank or ');
