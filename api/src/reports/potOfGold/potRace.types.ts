import { Field, Float, InputType, Int, ObjectType } from 'type-graphql';
import { MoneyScalar } from '../../input/scalars.ts';
import { POT_RULE } from '../../rules/potOfGold/potSteps.ts';
import { DayRangeType } from '../report.types.ts';
import { PotRowType } from './potOfGold.types.ts';

@InputType('SupposedUnits', {
  description: 'Units that a person is supposed to deliver today, beside what is recorded.',
})
export class SupposedUnitsInput {
  @Field(() => Int, { description: 'Whose.' })
  employeeId!: number;

  @Field(() => Float, { defaultValue: 0, description: 'New units, by halves, 0 to 100.' })
  new!: number;

  @Field(() => Float, { defaultValue: 0, description: 'Used units, by halves, 0 to 100.' })
  used!: number;
}

@ObjectType('PotRaceRow', {
  description: 'One person in the race (pot-of-gold.md, Race). With supposed units every figure counts them.',
})
export class PotRaceRowType extends PotRowType {
  @Field(() => Float, {
    description: `${POT_RULE.qualifyingUnits} − Total Sold, up to 2 decimals; 0 for who qualifies.`,
  })
  unitsToQualify!: number;

  @Field(() => Float, {
    description: `${POT_RULE.fastStartUsedUnits} − used units delivered on days 1–${POT_RULE.fastStartLastDay}, in halves; 0 for who has a fast start.`,
  })
  usedToFastStart!: number;

  @Field(() => MoneyScalar, {
    description: 'What Total Spiff grows by with one more used unit delivered today.',
  })
  gainOfOneMoreUsed!: number;

  @Field(() => MoneyScalar, {
    description: 'The spiff per used car of all with that one more; rounded for showing only.',
  })
  spiffPerUsedCarThen!: number;

  @Field(() => PotRowType, {
    description: `If the month ends at today’s pace: units and used units by Track, vacation units as they are; used units for a fast start over its ${POT_RULE.fastStartLastDay} calendar days.`,
  })
  atPace!: PotRowType;

  @Field(() => Float, { description: 'New units supposed of this person.' })
  supposedNew!: number;

  @Field(() => Float, { description: 'Used units supposed of this person.' })
  supposedUsed!: number;

  @Field(() => MoneyScalar, { description: 'Total Spiff less that of what is recorded.' })
  change!: number;
}

@ObjectType('PotRace', { description: 'The spiff of today’s month while the month runs.' })
export class PotRaceType {
  @Field(() => MoneyScalar, { description: 'The month’s pot: its own, else the latest earlier one, else 0.' })
  pot!: number;

  @Field(() => MoneyScalar, {
    description: 'Pot ÷ used units of those who qualify, 0 if none; rounded for showing only.',
  })
  spiffPerUsedCar!: number;

  @Field(() => MoneyScalar, {
    description: 'What the store owes today: the sum of Total Spiff, rounded once.',
  })
  owed!: number;

  @Field(() => MoneyScalar, {
    description: 'What the store would owe if the month ends at today’s pace, rounded once.',
  })
  owedAtPace!: number;

  @Field(() => MoneyScalar, { description: 'Owed less that of what is recorded.' })
  change!: number;

  @Field(() => Int, {
    description: `Days up to the ${POT_RULE.fastStartLastDay}th, today among them; 0 after it.`,
  })
  fastStartDaysLeft!: number;

  @Field(() => [PotRaceRowType], {
    description:
      'Those of `potOfGold`: who qualifies first, then by Total Sold, used units and name. Supposed units do not change the order.',
  })
  rows!: readonly PotRaceRowType[];

  @Field(() => DayRangeType, { description: 'The delivery dates of the month’s figures.' })
  range!: DayRangeType;

  @Field(() => DayRangeType, {
    description: `The delivery dates that count towards a fast start: days 1–${POT_RULE.fastStartLastDay}.`,
  })
  fastStartRange!: DayRangeType;
}
