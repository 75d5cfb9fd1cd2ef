import { Field, Float, Int, ObjectType } from 'type-graphql';
import { FunnelGroupKeyType, ListedUpsEnum, UpStatsType } from '../../modules/upLog/stats/upStats.types.ts';
import { UpSoldEnum, UpTypeEnum } from '../../modules/upLog/up.enums.ts';
import { MonthScalar } from '../../platform/graphql/scalars.ts';
import type { Month } from '../../rules/calendar/calendar.ts';
import type { CountedCars } from '../../rules/deals/dealValues.ts';
import type { TeamId } from '../../rules/people/teams.ts';
import type { DealQuantity } from '../../rules/steps/amountSource.ts';
import type { Operator } from '../../rules/steps/step.ts';
import type { FunnelGroup } from '../../rules/ups/funnelFigures.ts';
import type { ListedUps } from '../../rules/ups/linkedFigures.ts';
import type { UpSold, UpType } from '../../rules/ups/upValues.ts';
import { CountedVacationType } from '../countedVacation/countedVacation.types.ts';
import { CountedCarsEnum, CreditedDealsType } from '../creditedDeals/creditedDeals.types.ts';
import { DayRangeType } from '../report.types.ts';
import { DealQuantityEnum, OperatorEnum, type SettingName, SettingNameEnum } from './explanation.enums.ts';

@ObjectType('UpsOfAmount', {
  description: 'The ups that an amount is based on, as arguments for `listedUps`.',
})
export class UpsOfAmountType {
  @Field(() => DayRangeType, { description: 'The range of up log days.' })
  days!: DayRangeType;

  @Field(() => ListedUpsEnum, { description: 'The counter that the ups count toward.' })
  counter!: ListedUps;

  @Field(() => Int, { nullable: true, description: 'Only ups of this salesperson.' })
  employeeId!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Only ups of salespeople who are currently on this team.',
  })
  teamId!: number | null;

  @Field(() => UpTypeEnum, { nullable: true, description: 'Only ups of this type.' })
  upType!: UpType | null;

  @Field(() => UpSoldEnum, { nullable: true, description: 'Only ups with this Sold value.' })
  sold!: UpSold | null;

  @Field(() => FunnelGroupKeyType, {
    nullable: true,
    description: 'Only the ups in this funnel group.',
  })
  ofGroup!: FunnelGroup | null;
}

@ObjectType('DealsOfAmount', {
  description: 'The sold deals that an amount is based on, as arguments for `creditedDeals`.',
})
export class DealsOfAmountType {
  @Field(() => DayRangeType, { description: 'The range of delivery dates.' })
  days!: DayRangeType;

  @Field(() => [Int], {
    nullable: true,
    description: 'The ids of the credited employees; null for the store or a team.',
  })
  employeeIds!: readonly number[] | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The credited team, for the team leaderboard.',
  })
  finalTeam!: TeamId | null;

  @Field(() => CountedCarsEnum, { nullable: true, description: 'The cars that count; null for all cars.' })
  cars!: CountedCars | null;

  @Field(() => Boolean, { description: 'Whether only deals with a trade-in count.' })
  hasTrade!: boolean;

  @Field(() => UpsOfAmountType, {
    nullable: true,
    description: 'Only deals linked to these ups, as arguments for `dealsOfUps`.',
  })
  ofUps!: UpsOfAmountType | null;

  @Field(() => DealQuantityEnum, { description: 'The quantity that is added up over the deals.' })
  counts!: DealQuantity;

  @Field(() => Int, {
    nullable: true,
    description: 'The number of deals; null if they changed while they were being counted.',
  })
  deals!: number | null;

  @Field(() => Int, { nullable: true, description: 'The number of deals that count as half.' })
  byHalf!: number | null;
}

@ObjectType('VacationOfAmount', {
  description: 'The vacation units that an amount is based on, as arguments for `countedVacation`.',
})
export class VacationOfAmountType {
  @Field(() => DayRangeType, {
    description: 'The range of days. Vacation units count if their month begins in this range.',
  })
  days!: DayRangeType;

  @Field(() => [Int], { description: 'The ids of the employees that the vacation units belong to.' })
  employeeIds!: readonly number[];
}

/** Filter of one list of source rows; at most one of the fields is set. */
@ObjectType()
export abstract class SourceFilterType {
  @Field(() => DealsOfAmountType, {
    nullable: true,
    description: 'The filter for the source deals; null for other sources.',
  })
  deals!: DealsOfAmountType | null;

  @Field(() => VacationOfAmountType, {
    nullable: true,
    description: 'The filter for the source vacation units; null for other sources.',
  })
  vacation!: VacationOfAmountType | null;

  @Field(() => UpsOfAmountType, {
    nullable: true,
    description: 'The filter for the source ups; null for other sources.',
  })
  ups!: UpsOfAmountType | null;
}

@ObjectType('SettingOfAmount', { description: 'The setting that an amount is based on.' })
export class SettingOfAmountType {
  @Field(() => SettingNameEnum, { description: 'The name of the setting.' })
  name!: SettingName;

  @Field(() => MonthScalar, { description: 'The month that the setting applies to.' })
  month!: Month;
}

@ObjectType('ExplainedTerm', {
  description:
    'An amount in a step, with its source: an earlier step, deals, vacation units, ups, leaderboard places or a setting. Amounts from the calendar, a rule or the rows of a list have no source.',
})
export class ExplainedTermType extends SourceFilterType {
  @Field(() => OperatorEnum, { description: 'The operator in front of the amount.' })
  operator!: Operator;

  @Field(() => Float, {
    description:
      'The amount. The result of an earlier step that is not rounded is exact here, even if it is shown rounded.',
  })
  amount!: number;

  @Field(() => String, { description: 'The amount as text, such as `18 completed` or `$2,500.00 pot`.' })
  text!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The text after the amount, such as `(14 deals, 4 counted as half)`.',
  })
  note!: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'The index of the earlier step that the amount comes from, starting at 0; null if it does not come from a step.',
  })
  step!: number | null;

  @Field(() => Boolean, {
    description: 'Whether the amount is a number of places on `leaderboard` with the same arguments.',
  })
  isOfPlaces!: boolean;

  @Field(() => SettingOfAmountType, {
    nullable: true,
    description: 'The setting that the amount comes from; null if it does not come from a setting.',
  })
  setting!: SettingOfAmountType | null;
}

@ObjectType('ExplainedStep', { description: 'One step of the calculation of a figure.' })
export class ExplainedStepType {
  @Field(() => String, { description: 'The name of the result, such as `Track`.' })
  name!: string;

  @Field(() => [ExplainedTermType], { description: 'The amounts in the step, combined from left to right.' })
  terms!: readonly ExplainedTermType[];

  @Field(() => Float, { description: 'The result before rounding.' })
  exact!: number;

  @Field(() => Float, {
    nullable: true,
    description:
      'The unit that the result is rounded to: 0.5, 0.1 or 0.01, with ties rounded away from 0; null if the result is not rounded.',
  })
  roundedTo!: number | null;

  @Field(() => Float, { description: 'The result of the step.' })
  result!: number;

  @Field(() => String, {
    description:
      'The result as text to show after the amounts, such as ` = 16.67, to the nearest half: 16.5`; can be empty.',
  })
  resultText!: string;

  @Field(() => String, { description: 'The whole step as text.' })
  text!: string;
}

@ObjectType('ListBehind', {
  description:
    'One list of a figure’s source rows: deals, vacation units or ups, selected by a filter in one of its steps.',
})
export class SourceRowsType extends SourceFilterType {
  @Field(() => Boolean, {
    description:
      'Whether the figure subtracts this list’s amounts, such as the prior year’s deals in a change from year to year.',
  })
  isTakenAway!: boolean;

  @Field(() => CreditedDealsType, {
    nullable: true,
    description:
      'The first 100 source deals, with the totals of all of them. Use `creditedDeals` to get more.',
  })
  creditedDeals!: CreditedDealsType | null;

  @Field(() => CountedVacationType, { nullable: true, description: 'The source vacation units.' })
  countedVacation!: CountedVacationType | null;

  @Field(() => UpStatsType, {
    nullable: true,
    description: 'The first 100 source ups, with the counters of all of them. Use `upStats` to get more.',
  })
  upStats!: UpStatsType | null;
}

@ObjectType('Explanation', {
  description: 'The calculation of a figure, step by step.',
})
export class ExplanationType {
  @Field(() => Float, { description: 'The figure: the result of the last step.' })
  figure!: number;

  @Field(() => String, { description: 'The figure as text, such as `16.5` or `$430.33`.' })
  figureText!: string;

  @Field(() => [ExplainedStepType], { description: 'The steps, in order.' })
  steps!: readonly ExplainedStepType[];

  @Field(() => [SourceRowsType], {
    description:
      'The figure’s source rows: one list; two if the figure also counts vacation units or is a difference; none if it counts leaderboard places or the rows of the list that it is shown with.',
  })
  lists!: readonly SourceRowsType[];
}
