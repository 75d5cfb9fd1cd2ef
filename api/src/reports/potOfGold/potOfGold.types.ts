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
@InputType('ExplainPotOfGoldInput', { description: 'A figure of `potOfGold` to explain.' })
export class ExplainPotOfGoldArgs extends MonthArgs {
  @Field(() => PotFigureEnum, { description: 'The figure to explain.' })
  figure!: PotFigureName;

  @Field(() => Int, { nullable: true, description: 'The employee id, if the figure is for one person.' })
  employeeId?: number | null;
}

@ObjectType('PotRow', { description: 'One person’s spiff for the month (rules.md, Pot of gold).' })
export class PotRowType extends createFiguresClass(potRowFigures) {
  @Field(() => ReportedPersonType, { description: 'The person the row is for.' })
  person!: ReportedPersonType;
}

@ObjectType('PotOfGold', { description: 'The spiffs for a calendar month.' })
export class PotOfGoldType extends createFiguresClass({ ...potMoney, ...potFigures }) {
  @Field(() => Boolean, {
    description:
      'Whether the viewer can set the pot: not with position 0 or 6, and not while the month is closed.',
  })
  canEditPot!: boolean;

  @Field(() => [PotRowType], {
    description:
      'The rows for active salespeople and anyone else credited in the month, sorted by name, without the employee named HSE.',
  })
  rows!: readonly PotRowType[];

  @Field(() => DayRangeType, { description: 'The range of delivery dates that the month’s figures count.' })
  range!: DayRangeType;

  @Field(() => DayRangeType, {
    description: `The delivery dates that count toward a fast start: days 1–${POT_RULE.fastStartLastDay}.`,
  })
  fastStartRange!: DayRangeType;
}

const explainedFigures = { ...potRowFigures, ...potFigures };

export type PotFigureName = keyof typeof explainedFigures;

export const PotFigureEnum = defineFigureEnum(
  'PotFigure',
  'A figure in the pot of gold: for one person, a figure of PotRow; for all people, a figure of PotOfGold. Yes-or-no figures, such as Qualified, are 1 or 0.',
  explainedFigures,
);

@InputType('SupposedUnits', {
  description: 'What-if units for one person, counted as delivered today in addition to the recorded units.',
})
export class SupposedUnitsInput {
  @Field(() => Int, { description: 'The employee id.' })
  employeeId!: number;

  @Field(() => Float, { defaultValue: 0, description: 'New units in steps of 0.5, from 0 to 100.' })
  new!: number;

  @Field(() => Float, { defaultValue: 0, description: 'Used units in steps of 0.5, from 0 to 100.' })
  used!: number;
}

@ObjectType('PotRaceRow', {
  description: 'One person’s row in the race (pot-of-gold.md, Race). All figures include the what-if units.',
})
export class PotRaceRowType extends createFiguresClass({ ...potRowFigures, ...raceRowFigures }) {
  @Field(() => ReportedPersonType, { description: 'The person the row is for.' })
  person!: ReportedPersonType;

  @Field(() => PotRowType, {
    description: `The row projected to month end at the current pace: units and used units follow Track, vacation units stay the same, and used units for a fast start are projected over its ${POT_RULE.fastStartLastDay} calendar days.`,
  })
  atPace!: PotRowType;
}

@ObjectType('PotRace', {
  description: 'The current month’s spiffs so far, which can change until the month ends.',
})
export class PotRaceType extends createFiguresClass(raceFigures) {
  @Field(() => [PotRaceRowType], {
    description:
      'The people in `potOfGold`: first those who qualify, then sorted by Total Sold, used units and name. What-if units do not change the order.',
  })
  rows!: readonly PotRaceRowType[];

  @Field(() => DayRangeType, { description: 'The range of delivery dates that the month’s figures count.' })
  range!: DayRangeType;

  @Field(() => DayRangeType, {
    description: `The delivery dates that count toward a fast start: days 1–${POT_RULE.fastStartLastDay}.`,
  })
  fastStartRange!: DayRangeType;
}

const MAX_UNITS = 100;
const MAX_PEOPLE = 100;
const UNITS_MESSAGE = `must be from 0 to ${MAX_UNITS} in steps of 0.5`;

const unitsField = z
  .number(UNITS_MESSAGE)
  .min(0, UNITS_MESSAGE)
  .max(MAX_UNITS, UNITS_MESSAGE)
  .multipleOf(0.5, UNITS_MESSAGE);

/** Schema of the what-if units of the race, each employee at most once (pot-of-gold.md, What if). */
export const supposedUnitsSchema = z.object({
  whatIf: z
    .array(z.object({ employeeId: id, new: unitsField, used: unitsField }))
    .max(MAX_PEOPLE, `must list at most ${MAX_PEOPLE} people`)
    .refine(
      all => new Set(all.map(each => each.employeeId)).size === all.length,
      'must list each person only once',
    ),
});
