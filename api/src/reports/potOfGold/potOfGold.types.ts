import { ArgsType, Field, Float, InputType, Int, ObjectType } from 'type-graphql';
import { z } from 'zod';
import { MonthArgs } from '../../platform/graphql/args.ts';
import { createFiguresClass, defineFigureEnum } from '../../platform/graphql/figureTypes.ts';
import { id } from '../../platform/input/fields.ts';
import {
  potFigures,
  potMoney,
  potRowFigures,
  raceFigures,
  raceRowFigures,
} from '../../rules/potOfGold/potFigures.ts';
import { POT_RULE } from '../../rules/potOfGold/potRule.ts';
import { DayRangeType, ReportedPersonType } from '../report.types.ts';

@ArgsType()
@InputType('ExplainPotOfGoldInput', { description: 'Which figure of `potOfGold`.' })
export class ExplainPotOfGoldArgs extends MonthArgs {
  @Field(() => PotFigureEnum, { description: 'Which figure.' })
  figure!: PotFigureName;

  @Field(() => Int, { nullable: true, description: 'Whose, of a person’s figure.' })
  employeeId?: number | null;
}

@ObjectType('PotRow', { description: 'One person’s spiff of the month (rules.md, Pot of gold).' })
export class PotRowType extends createFiguresClass(potRowFigures) {
  @Field(() => ReportedPersonType, { description: 'Whose spiff it is.' })
  person!: ReportedPersonType;
}

@ObjectType('PotOfGold', { description: 'The spiff of a calendar month.' })
export class PotOfGoldType extends createFiguresClass({ ...potMoney, ...potFigures }) {
  @Field(() => Boolean, {
    description:
      'Whether the viewer may set the pot: not positions 0 and 6, and not while the month is closed.',
  })
  canEditPot!: boolean;

  @Field(() => [PotRowType], {
    description:
      'Active salespeople and anyone else credited in the month, by name, without the one named HSE.',
  })
  rows!: readonly PotRowType[];

  @Field(() => DayRangeType, { description: 'The delivery dates of the month’s figures.' })
  range!: DayRangeType;

  @Field(() => DayRangeType, {
    description: `The delivery dates that count towards a fast start: days 1–${POT_RULE.fastStartLastDay}.`,
  })
  fastStartRange!: DayRangeType;
}

const explainedFigures = { ...potRowFigures, ...potFigures };

export type PotFigureName = keyof typeof explainedFigures;

export const PotFigureEnum = defineFigureEnum(
  'PotFigure',
  'A figure of the pot of gold: of a person those of PotRow, of all those of PotOfGold. Whether someone qualifies or has a fast start is 1 or 0.',
  explainedFigures,
);

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
export class PotRaceRowType extends createFiguresClass({ ...potRowFigures, ...raceRowFigures }) {
  @Field(() => ReportedPersonType, { description: 'Whose spiff it is.' })
  person!: ReportedPersonType;

  @Field(() => PotRowType, {
    description: `If the month ends at today’s pace: units and used units by Track, vacation units as they are; used units for a fast start over its ${POT_RULE.fastStartLastDay} calendar days.`,
  })
  atPace!: PotRowType;
}

@ObjectType('PotRace', { description: 'The spiff of today’s month while the month runs.' })
export class PotRaceType extends createFiguresClass(raceFigures) {
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

const MAX_UNITS = 100;
const MAX_PEOPLE = 100;
const UNITS_MESSAGE = `must be units by halves, from 0 to ${MAX_UNITS}`;

const unitsField = z
  .number(UNITS_MESSAGE)
  .min(0, UNITS_MESSAGE)
  .max(MAX_UNITS, UNITS_MESSAGE)
  .multipleOf(0.5, UNITS_MESSAGE);

/** Schema of the what-if units of the race, each employee at most once (pot-of-gold.md, What if). */
export const supposedUnitsSchema = z.object({
  whatIf: z
    .array(z.object({ employeeId: id, new: unitsField, used: unitsField }))
    .max(MAX_PEOPLE, `must be of at most ${MAX_PEOPLE} people`)
    .refine(
      all => new Set(all.map(each => each.employeeId)).size === all.length,
      'must have each person once',
    ),
});
