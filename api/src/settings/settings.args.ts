import { ArgsType, Field, Float, Int } from 'type-graphql';
import { MonthArgs } from '../platform/graphql/args.ts';
import { MoneyScalar } from '../platform/graphql/scalars.ts';
import type { Cents } from '../rules/numbers/money.ts';

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
