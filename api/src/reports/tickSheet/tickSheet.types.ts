import { ArgsType, Field, Float, InputType, Int, ObjectType } from 'type-graphql';
import { WorkingDaysType } from '../../modules/settings/settings.types.ts';
import { createFiguresClass, defineFigureEnum } from '../../platform/graphql/figureTypes.ts';
import { DayScalar } from '../../platform/graphql/scalars.ts';
import type { Day } from '../../rules/calendar/calendar.ts';
import { carGoalTable, goalTable } from '../../rules/goals/goalTable.ts';
import { storeFigures, tickFigures } from '../../rules/tickSheet/tickFigures.ts';
import {
  DayRangeType,
  ExplainedPeopleArgs,
  ReportedPersonType,
  TeamSectionType,
  VacationColumnType,
} from '../report.types.ts';

@ArgsType()
@InputType('ExplainTickSheetInput', { description: 'The figure of `tickSheet` that is to be explained.' })
export class ExplainTickSheetArgs extends ExplainedPeopleArgs {
  @Field(() => TickFigureEnum, { description: 'The figure to explain.' })
  figure!: TickFigureName;

  @Field(() => Int, {
    nullable: true,
    description:
      'The team, for a Team Total, in addition to the ids of its people. The team’s goal is then explained instead of a person’s goal.',
  })
  team?: number | null;
}

@ObjectType('GoalOfCars', { description: 'Units sold compared with a goal (goals.md, Goal progress).' })
export class GoalOfCarsType extends createFiguresClass(carGoalTable) {}

@ObjectType('GoalFigures', {
  description:
    'Units sold compared with a goal for all units, and with separate goals for new and used units if the goal is split.',
})
export class GoalFiguresType extends createFiguresClass(goalTable) {
  @Field(() => GoalOfCarsType, {
    nullable: true,
    description: 'New units compared with their goal; null if the goal is not split into new and used.',
  })
  new!: GoalOfCarsType | null;

  @Field(() => GoalOfCarsType, {
    nullable: true,
    description: 'Used units compared with their goal; null if the goal is not split into new and used.',
  })
  used!: GoalOfCarsType | null;

  @Field(() => Boolean, {
    description:
      'Whether the goal is the sum of the goals of the team’s people, because no team goal is set.',
  })
  isSum!: boolean;
}

@ObjectType('TickFigures', {
  description: 'The figures of one person or one team. Team figures are summed exactly before rounding.',
})
export class TickFiguresType extends createFiguresClass(tickFigures) {
  @Field(() => GoalFiguresType, {
    nullable: true,
    description:
      'The comparison with the goal; null without a goal, or if the range is not exactly one calendar month.',
  })
  goal!: GoalFiguresType | null;
}

@ObjectType('TickRow', { simpleResolvers: true, description: 'One person’s row on the tick sheet.' })
export class TickRowType extends TickFiguresType {
  @Field(() => ReportedPersonType, { description: 'The person the row is for.' })
  person!: ReportedPersonType;
}

@ObjectType('TickSection', { description: 'One team’s section on the tick sheet.' })
export class TickSectionType extends TeamSectionType {
  @Field(() => [TickRowType], {
    description: 'The rows, sorted by the last word of the name, then the whole name.',
  })
  rows!: readonly TickRowType[];

  @Field(() => TickFiguresType, { description: 'Team Total: the sums of the rows in the section.' })
  total!: TickFiguresType;
}

@ObjectType('SoldAndTrack', {
  description: 'The number of deals sold, and the number projected for the month end at the current pace.',
})
export class SoldAndTrackType {
  @Field(() => Int, { description: 'Deals sold in the range, each counted as 1, credited or not.' })
  sold!: number;

  @Field(() => Float, { description: 'The track of these deals: see TickFigures.track.' })
  track!: number;
}

@ObjectType('StoreTotals', { description: 'Store Totals in deals, each counted as 1, credited or not.' })
export class StoreTotalsType {
  @Field(() => GoalFiguresType, {
    nullable: true,
    description:
      'The comparison with the store’s goal; null without a goal, or if the range is not exactly one calendar month.',
  })
  goal!: GoalFiguresType | null;

  @Field(() => SoldAndTrackType, { description: 'Deals for new cars.' })
  new!: SoldAndTrackType;

  @Field(() => SoldAndTrackType, { description: 'Deals for used cars, including certified ones.' })
  used!: SoldAndTrackType;

  @Field(() => SoldAndTrackType, { description: 'All deals, including those without a car type.' })
  total!: SoldAndTrackType;

  @Field(() => Int, {
    description: 'Sold deals without a car type. They count in the total, but not as new or used.',
  })
  unclassified!: number;
}

@ObjectType('PaceDay', { description: 'One day in the chart of the month’s pace.' })
export class PaceDayType {
  @Field(() => DayScalar, { description: 'The day.' })
  day!: Day;

  @Field(() => Int, { description: 'Deals sold on the day, each counted as 1.' })
  sold!: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'Deals sold from the start of the range through this day. Null on days after both today and the last sold deal.',
  })
  soldToDate!: number | null;

  @Field(() => Float, {
    description:
      'The store’s track spread evenly over the range: track × the day’s number in the range ÷ the number of days in the range, to 2 decimals.',
  })
  trackToDate!: number;
}

@ObjectType('TickWorkingDays', {
  description:
    'The working days of the month in which the range starts. The track uses those of the current month.',
})
export class TickWorkingDaysType extends WorkingDaysType {
  @Field(() => Boolean, {
    description:
      'Whether the viewer can edit the working days now: the range is within one month, the month is not closed, and the viewer has position 1, 2, 3 or 5.',
  })
  canEdit!: boolean;
}

@ObjectType('TickSheet', {
  description: 'Units sold and their pace (rules.md, Tick sheet).',
})
export class TickSheetType {
  @Field(() => TickWorkingDaysType, { description: 'The values in the Working Days editor.' })
  workingDays!: TickWorkingDaysType;

  @Field(() => VacationColumnType, {
    description: 'The month of the VAC column, and whether the column can be edited.',
  })
  vacation!: VacationColumnType;

  @Field(() => StoreTotalsType, { description: 'The Store Totals.' })
  store!: StoreTotalsType;

  @Field(() => [TickSectionType], {
    description: 'The sections A, B, C and HSE, and No Team if it is not empty.',
  })
  sections!: readonly TickSectionType[];

  @Field(() => [PaceDayType], {
    description: 'The store’s pace by day; empty if the range is not within one calendar month.',
  })
  pace!: readonly PaceDayType[];

  @Field(() => DayRangeType, {
    nullable: true,
    description: 'The three months of 3MAvg, limited to 1900 and later; null if all of them are earlier.',
  })
  averageRange!: DayRangeType | null;

  @Field(() => DayRangeType, {
    nullable: true,
    description: 'The month shown as Prev; null if it is before 1900.',
  })
  previousRange!: DayRangeType | null;
}

/** Figures of the tick sheet that can be explained, by name. */
export const explainedTickFigures = { ...storeFigures, ...tickFigures, ...goalTable };

export type TickFigureName = keyof typeof explainedTickFigures;

export const TickFigureEnum = defineFigureEnum(
  'TickFigure',
  'A figure on the tick sheet. For people: the figures of TickFigures. For the store: New, Used, Total Sold, No car type and their tracks. For both, if a goal is set: the figures of GoalFigures.',
  explainedTickFigures,
);
