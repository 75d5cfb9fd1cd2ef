import { ArgsType, Field, Float, Int, ObjectType } from 'type-graphql';
import { MoneyScalar, MonthScalar } from '../../input/scalars.ts';
import type { Month } from '../../rules/calendar/calendar.ts';
import { POT_RULE } from '../../rules/potOfGold/potSteps.ts';
import { DayRangeType, ReportedPersonType } from '../report.types.ts';
import { PotFigureEnum, type PotFigureName } from './potOfGold.enums.ts';

/** Which figure is explained. */
@ArgsType()
export class ExplainPotOfGoldArgs {
  @Field(() => MonthScalar, { description: 'The month of delivery.' })
  month!: Month;

  @Field(() => PotFigureEnum, { description: 'Which figure.' })
  figure!: PotFigureName;

  @Field(() => Int, { nullable: true, description: 'Whose, of a person’s figure.' })
  employeeId?: number | null;
}

@ObjectType('PotRow', { description: 'One person’s spiff of the month (rules.md, Pot of gold).' })
export class PotRowType {
  @Field(() => ReportedPersonType, { description: 'Whose spiff it is.' })
  person!: ReportedPersonType;

  @Field(() => Float, { description: 'Total Sold: credited units and vacation units, up to 2 decimals.' })
  totalSold!: number;

  @Field(() => Float, { description: 'The vacation units in Total Sold, up to 2 decimals.' })
  vacation!: number;

  @Field(() => Float, { description: 'Used Sold: credited units of car types Used and Cert, in halves.' })
  usedSold!: number;

  @Field(() => Boolean, {
    description: `Total Sold is ${POT_RULE.qualifyingUnits} or more, so that the person earns spiff.`,
  })
  isQualified!: boolean;

  @Field(() => Boolean, {
    description: `Fast Start: at least ${POT_RULE.fastStartUsedUnits} used units delivered on days 1–${POT_RULE.fastStartLastDay}, qualified or not.`,
  })
  isFastStart!: boolean;

  @Field(() => MoneyScalar, {
    description: 'Earned Spiff: own used units × pot ÷ used units of all who qualify; 0 unless qualified.',
  })
  earned!: number;

  @Field(() => MoneyScalar, {
    description: `Total Spiff: ${POT_RULE.fastStartPercent / 100} × earned after a fast start, else earned.`,
  })
  total!: number;
}

@ObjectType('PotOfGold', { description: 'The spiff of a calendar month.' })
export class PotOfGoldType {
  @Field(() => MoneyScalar, { description: 'The month’s pot: its own, else the latest earlier one, else 0.' })
  pot!: number;

  @Field(() => Boolean, {
    description:
      'Whether the viewer may set the pot: not positions 0 and 6, and not while the month is closed.',
  })
  canEditPot!: boolean;

  @Field(() => MoneyScalar, {
    description:
      'Spiff per used car: pot ÷ used units of those who qualify, 0 if none; rounded for showing only.',
  })
  spiffPerUsedCar!: number;

  @Field(() => [PotRowType], {
    description:
      'Active salespeople and anyone else credited in the month, by name, without the one named HSE.',
  })
  rows!: readonly PotRowType[];

  @Field(() => MoneyScalar, {
    description: 'The sum of Total Spiff, rounded once; fast starts may lift it over the pot.',
  })
  totalPaid!: number;

  @Field(() => DayRangeType, { description: 'The delivery dates of the month’s figures.' })
  range!: DayRangeType;

  @Field(() => DayRangeType, {
    description: `The delivery dates that count towards a fast start: days 1–${POT_RULE.fastStartLastDay}.`,
  })
  fastStartRange!: DayRangeType;
}
