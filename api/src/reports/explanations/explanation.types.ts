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

@ObjectType('UpsOfAmount', { description: 'The ups that an amount stands on, as `listedUps` takes them.' })
export class UpsOfAmountType {
  @Field(() => DayRangeType, { description: 'The days.' })
  days!: DayRangeType;

  @Field(() => ListedUpsEnum, { description: 'What counts them.' })
  counter!: ListedUps;

  @Field(() => Int, { nullable: true, description: 'Only ups of this salesperson.' })
  employeeId!: number | null;

  @Field(() => Int, { nullable: true, description: 'Only ups of salespeople who are on this team now.' })
  teamId!: number | null;

  @Field(() => UpTypeEnum, { nullable: true, description: 'Only ups of this type.' })
  upType!: UpType | null;

  @Field(() => UpSoldEnum, { nullable: true, description: 'Only ups whose Sold is this.' })
  sold!: UpSold | null;

  @Field(() => FunnelGroupKeyType, {
    nullable: true,
    description: 'Only the ups of this group of the funnel.',
  })
  ofGroup!: FunnelGroup | null;
}

@ObjectType('DealsOfAmount', {
  description: 'The sold deals that an amount stands on, as `creditedDeals` takes them.',
})
export class DealsOfAmountType {
  @Field(() => DayRangeType, { description: 'The delivery dates.' })
  days!: DayRangeType;

  @Field(() => [Int], {
    nullable: true,
    description: 'Whose credits are counted; null for the store’s or a team’s.',
  })
  employeeIds!: readonly number[] | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The team that is credited, on the leaderboard of teams.',
  })
  finalTeam!: TeamId | null;

  @Field(() => CountedCarsEnum, { nullable: true, description: 'Only these cars; all when null.' })
  cars!: CountedCars | null;

  @Field(() => Boolean, { description: 'Only deals that took a car in trade.' })
  hasTrade!: boolean;

  @Field(() => UpsOfAmountType, {
    nullable: true,
    description: 'Only those of these ups, as `dealsOfUps` takes them.',
  })
  ofUps!: UpsOfAmountType | null;

  @Field(() => DealQuantityEnum, { description: 'What is counted of each.' })
  counts!: DealQuantity;

  @Field(() => Int, {
    nullable: true,
    description: 'How many deals they are; null when someone changed them while they were counted.',
  })
  deals!: number | null;

  @Field(() => Int, { nullable: true, description: 'How many of them count half.' })
  byHalf!: number | null;
}

@ObjectType('VacationOfAmount', {
  description: 'The vacation units that an amount stands on, as `countedVacation` takes them.',
})
export class VacationOfAmountType {
  @Field(() => DayRangeType, { description: 'The units of the months that begin within these days.' })
  days!: DayRangeType;

  @Field(() => [Int], { description: 'Whose they are.' })
  employeeIds!: readonly number[];
}

/** Filter of one list of source rows; at most one of the fields is set. */
@ObjectType()
export abstract class SourceFilterType {
  @Field(() => DealsOfAmountType, { nullable: true, description: 'Its deals.' })
  deals!: DealsOfAmountType | null;

  @Field(() => VacationOfAmountType, { nullable: true, description: 'Its vacation units.' })
  vacation!: VacationOfAmountType | null;

  @Field(() => UpsOfAmountType, { nullable: true, description: 'Its ups.' })
  ups!: UpsOfAmountType | null;
}

@ObjectType('SettingOfAmount', { description: 'The setting that an amount stands on.' })
export class SettingOfAmountType {
  @Field(() => SettingNameEnum, { description: 'Which setting.' })
  name!: SettingName;

  @Field(() => MonthScalar, { description: 'The month it is looked up for.' })
  month!: Month;
}

@ObjectType('ExplainedTerm', {
  description:
    'An amount of a step, and what it stands on: an earlier step, deals, vacation units, ups, places of the leaderboard or a setting. What the calendar, a rule or the rows of a list say stands on none of them.',
})
export class ExplainedTermType extends SourceFilterType {
  @Field(() => OperatorEnum, { description: 'What is done with it.' })
  operator!: Operator;

  @Field(() => Float, {
    description: 'How much it is. Of an earlier step without rounding it goes on exactly, whatever is shown.',
  })
  amount!: number;

  @Field(() => String, { description: 'The amount in words: `18 completed`, `$2,500.00 pot`.' })
  text!: string;

  @Field(() => String, { nullable: true, description: 'Said after it: `(14 deals, 4 by half)`.' })
  note!: string | null;

  @Field(() => Int, { nullable: true, description: 'The earlier step that it came out of, from 0.' })
  step!: number | null;

  @Field(() => Boolean, { description: 'Whether it counts places of `leaderboard`, as it was asked.' })
  isOfPlaces!: boolean;

  @Field(() => SettingOfAmountType, { nullable: true, description: 'Its setting.' })
  setting!: SettingOfAmountType | null;
}

@ObjectType('ExplainedStep', { description: 'One line of how a figure comes about.' })
export class ExplainedStepType {
  @Field(() => String, { description: 'What comes out: `Track`.' })
  name!: string;

  @Field(() => [ExplainedTermType], { description: 'Its amounts, taken from left to right.' })
  terms!: readonly ExplainedTermType[];

  @Field(() => Float, { description: 'Before rounding.' })
  exact!: number;

  @Field(() => Float, {
    nullable: true,
    description:
      'It is rounded to the nearest 0.5, 0.1 or 0.01, halves away from 0; null when it goes on exactly.',
  })
  roundedTo!: number | null;

  @Field(() => Float, { description: 'What comes out.' })
  result!: number;

  @Field(() => String, {
    description:
      'What comes out, in words after the amounts: ` = 16.67, to the nearest half: 16.5`; may be empty.',
  })
  resultText!: string;

  @Field(() => String, { description: 'The whole step as a sentence.' })
  text!: string;
}

@ObjectType('ListBehind', {
  description:
    'A list that a figure stands on: of deals, of vacation units or of ups, by a filter that its steps say.',
})
export class SourceRowsType extends SourceFilterType {
  @Field(() => Boolean, {
    description: 'Whether the figure takes it away, such as the year before from a difference.',
  })
  isTakenAway!: boolean;

  @Field(() => CreditedDealsType, {
    nullable: true,
    description: 'The first 100 of its deals, and the sums of all; more by `creditedDeals`.',
  })
  creditedDeals!: CreditedDealsType | null;

  @Field(() => CountedVacationType, { nullable: true, description: 'Its vacation units.' })
  countedVacation!: CountedVacationType | null;

  @Field(() => UpStatsType, {
    nullable: true,
    description: 'The first 100 of its ups, and the counters of all; more by `upStats`.',
  })
  upStats!: UpStatsType | null;
}

@ObjectType('Explanation', {
  description: 'How a figure comes about, by the same evaluation as the figure itself.',
})
export class ExplanationType {
  @Field(() => Float, { description: 'The figure: what comes out of the last step.' })
  figure!: number;

  @Field(() => String, { description: 'The figure as it is written: `16.5`, `$430.33`.' })
  figureText!: string;

  @Field(() => [ExplainedStepType], { description: 'The steps, in order.' })
  steps!: readonly ExplainedStepType[];

  @Field(() => [SourceRowsType], {
    description:
      'What stands behind the figure: one list, two where it counts vacation units too or is a difference, none where it is of places or of a list on a screen itself.',
  })
  lists!: readonly SourceRowsType[];
}
