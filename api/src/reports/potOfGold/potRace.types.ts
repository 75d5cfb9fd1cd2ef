import { Field, Float, InputType, Int, ObjectType } from 'type-graphql';
import { figuresType } from '../../figureTypes.ts';
import { potRowFigures, raceFigures, raceRowFigures } from '../../rules/potOfGold/potFigures.ts';
import { POT_RULE } from '../../rules/potOfGold/potRule.ts';
import { DayRangeType, ReportedPersonType } from '../report.types.ts';
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
export class PotRaceRowType extends figuresType({ ...potRowFigures, ...raceRowFigures }) {
  @Field(() => ReportedPersonType, { description: 'Whose spiff it is.' })
  person!: ReportedPersonType;

  @Field(() => PotRowType, {
    description: `If the month ends at today’s pace: units and used units by Track, vacation units as they are; used units for a fast start over its ${POT_RULE.fastStartLastDay} calendar days.`,
  })
  atPace!: PotRowType;
}

@ObjectType('PotRace', { description: 'The spiff of today’s month while the month runs.' })
export class PotRaceType extends figuresType(raceFigures) {
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
