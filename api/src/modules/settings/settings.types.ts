import { ArgsType, Field, Float, Int, ObjectType } from 'type-graphql';
import { MonthArgs } from '../../platform/graphql/args.ts';
import { MoneyScalar, MonthScalar } from '../../platform/graphql/scalars.ts';
import type { Month } from '../../rules/calendar/calendar.ts';
import type { Cents } from '../../rules/numbers/money.ts';

@ObjectType('WorkingDays', {
  description: 'The working days of one month, which pace the tick sheet (rules.md, Tick sheet).',
})
export class WorkingDaysType {
  @Field(() => MonthScalar, { description: 'The month they belong to.' })
  month!: Month;

  @Field(() => Int, { description: 'Whole days that are over, 0 to total; 0 when unset.' })
  completed!: number;

  @Field(() => Int, { description: 'Whole days of the month, at most 31; 0 when unset.' })
  total!: number;
}

@ObjectType('ToDoDays', {
  description: 'How long the store gives people before something is open (rules.md, Open items).',
})
export class FollowUpDaysType {
  @Field(() => Int, { description: 'A deal sold more days ago than this is to be confirmed; 7 unless set.' })
  confirm!: number;

  @Field(() => Int, {
    description: 'A deal that is TBA or IN FINANCE for more days than this waits too long; 5 unless set.',
  })
  wait!: number;
}

@ObjectType('VacationUnits', {
  description: 'Units credited to an employee for vacation in one month (rules.md, VAC).',
})
export class VacationUnitsType {
  @Field(() => Int, { description: 'Whose they are.' })
  employeeId!: number;

  @Field(() => MonthScalar, { description: 'The month they belong to.' })
  month!: Month;

  @Field(() => Float, { description: 'Units, 0 to 31 with at most two decimals.' })
  units!: number;
}

@ObjectType('MonthPot', { description: 'The pot of gold of one month (rules.md, Pot of gold).' })
export class MonthPotType {
  @Field(() => MonthScalar, { description: 'The month it is paid for.' })
  month!: Month;

  @Field(() => MoneyScalar, { description: 'The pot, not negative.' })
  total!: number;
}

@ArgsType()
export class FollowUpDaysArgs {
  @Field(() => Int, { description: 'Days after a sale in which it is confirmed.' })
  confirm!: number;

  @Field(() => Int, { description: 'Days that a deal may be TBA or IN FINANCE.' })
  wait!: number;
}

@ArgsType()
export class WorkingDaysArgs extends MonthArgs {
  @Field(() => Int, { description: 'Whole days that are over.' })
  completed!: number;

  @Field(() => Int, { description: 'Whole days of the month.' })
  total!: number;
}

@ArgsType()
export class VacationUnitsArgs extends MonthArgs {
  @Field(() => Int, { description: 'Whose they are.' })
  employeeId!: number;

  @Field(() => Float, { description: '0 to 31 with at most two decimals.' })
  units!: number;
}

@ArgsType()
export class MonthPotArgs extends MonthArgs {
  @Field(() => MoneyScalar, { description: 'The pot, not negative.' })
  total!: Cents | null;
}
