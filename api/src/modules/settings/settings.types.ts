import { ArgsType, Field, Float, Int, ObjectType } from 'type-graphql';
import { MonthArgs } from '../../platform/graphql/args.ts';
import { MoneyScalar, MonthScalar } from '../../platform/graphql/scalars.ts';
import type { Month } from '../../rules/calendar/calendar.ts';
import type { Cents } from '../../rules/numbers/money.ts';

@ObjectType('WorkingDays', {
  description:
    'The working days in a month, which the tick sheet uses to compute the pace (rules.md, Tick sheet).',
})
export class WorkingDaysType {
  @Field(() => MonthScalar, { description: 'The month that the working days are for.' })
  month!: Month;

  @Field(() => Int, {
    description: 'The number of completed working days, from 0 to `total`; 0 if not set.',
  })
  completed!: number;

  @Field(() => Int, {
    description: 'The number of working days in the whole month, at most 31; 0 if not set.',
  })
  total!: number;
}

@ObjectType('ToDoDays', {
  description:
    'The store’s follow-up rules: the number of days after which a deal becomes an open item (rules.md, Open items).',
})
export class FollowUpDaysType {
  @Field(() => Int, {
    description:
      'The number of days that a sold deal may stay unconfirmed before it becomes an open item; 7 if not set.',
  })
  confirm!: number;

  @Field(() => Int, {
    description:
      'The number of days that a deal may stay in TBA or IN FINANCE before it becomes an open item; 5 if not set.',
  })
  wait!: number;
}

@ObjectType('VacationUnits', {
  description: 'The units credited to an employee for vacation in a month (rules.md, VAC).',
})
export class VacationUnitsType {
  @Field(() => Int, { description: 'The id of the employee.' })
  employeeId!: number;

  @Field(() => MonthScalar, { description: 'The month that the vacation units are for.' })
  month!: Month;

  @Field(() => Float, { description: 'The vacation units, from 0 to 31 with at most two decimals.' })
  units!: number;
}

@ObjectType('MonthPot', { description: 'The pot of gold for a month (rules.md, Pot of gold).' })
export class MonthPotType {
  @Field(() => MonthScalar, { description: 'The month that the pot is for.' })
  month!: Month;

  @Field(() => MoneyScalar, { description: 'The pot in dollars, 0 or more.' })
  total!: number;
}

@ArgsType()
export class FollowUpDaysArgs {
  @Field(() => Int, { description: 'The number of days that a sold deal may stay unconfirmed.' })
  confirm!: number;

  @Field(() => Int, { description: 'The number of days that a deal may stay in TBA or IN FINANCE.' })
  wait!: number;
}

@ArgsType()
export class WorkingDaysArgs extends MonthArgs {
  @Field(() => Int, { description: 'The number of completed working days, as a whole number.' })
  completed!: number;

  @Field(() => Int, { description: 'The number of working days in the whole month, as a whole number.' })
  total!: number;
}

@ArgsType()
export class VacationUnitsArgs extends MonthArgs {
  @Field(() => Int, { description: 'The id of the employee.' })
  employeeId!: number;

  @Field(() => Float, { description: 'The vacation units, from 0 to 31 with at most two decimals.' })
  units!: number;
}

@ArgsType()
export class MonthPotArgs extends MonthArgs {
  @Field(() => MoneyScalar, { description: 'The pot in dollars, 0 or more.' })
  total!: Cents | null;
}
