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
@InputType('ExplainTickSheetInput', { description: 'Which figure of `tickSheet`.' })
export class ExplainTickSheetArgs extends ExplainedPeopleArgs {
  @Field(() => TickFigureEnum, { description: 'Which figure.' })
  figure!: TickFigureName;

  @Field(() => Int, {
    nullable: true,
    description:
      'The team whose Team Total it is, beside its people: its goal is explained, not one person’s.',
  })
  team?: number | null;
}

@ObjectType('GoalOfCars', { description: 'What is sold against a goal (goals.md, Goal progress).' })
export class GoalOfCarsType extends createFiguresClass(carGoalTable) {}

@ObjectType('GoalFigures', {
  description:
    'What is sold against a goal of all units, and of new and used ones where it tells them apart.',
})
export class GoalFiguresType extends createFiguresClass(goalTable) {
  @Field(() => GoalOfCarsType, {
    nullable: true,
    description: 'Of new units; null when they are not told apart.',
  })
  new!: GoalOfCarsType | null;

  @Field(() => GoalOfCarsType, {
    nullable: true,
    description: 'Of used units; null when they are not told apart.',
  })
  used!: GoalOfCarsType | null;

  @Field(() => Boolean, {
    description: 'Whether it is the sum of the goals of a team’s people: the team has none of its own.',
  })
  isSum!: boolean;
}

@ObjectType('TickFigures', {
  description: 'One person’s or one team’s figures. A team’s are summed exactly before anything is rounded.',
})
export class TickFiguresType extends createFiguresClass(tickFigures) {
  @Field(() => GoalFiguresType, {
    nullable: true,
    description: 'Against the goal; null without one, and in a range that is not exactly one calendar month.',
  })
  goal!: GoalFiguresType | null;
}

@ObjectType('TickRow', { simpleResolvers: true, description: 'One person’s line of the tick sheet.' })
export class TickRowType extends TickFiguresType {
  @Field(() => ReportedPersonType, { description: 'Whose line it is.' })
  person!: ReportedPersonType;
}

@ObjectType('TickSection', { description: 'One team’s part of the tick sheet.' })
export class TickSectionType extends TeamSectionType {
  @Field(() => [TickRowType], { description: 'By name: last word, then the whole name.' })
  rows!: readonly TickRowType[];

  @Field(() => TickFiguresType, { description: 'Team Total: of the section’s rows.' })
  total!: TickFiguresType;
}

@ObjectType('SoldAndTrack', { description: 'Deals sold and where they are heading.' })
export class SoldAndTrackType {
  @Field(() => Int, { description: 'Sold deals in the range, 1 each, credited or not.' })
  sold!: number;

  @Field(() => Float, { description: 'Track of these deals: see TickFigures.track.' })
  track!: number;
}

@ObjectType('StoreTotals', { description: 'Store Totals: deals, 1 each, credited or not.' })
export class StoreTotalsType {
  @Field(() => GoalFiguresType, {
    nullable: true,
    description:
      'Against the store’s goal; null without one, and in a range that is not exactly one calendar month.',
  })
  goal!: GoalFiguresType | null;

  @Field(() => SoldAndTrackType, { description: 'Car type New.' })
  new!: SoldAndTrackType;

  @Field(() => SoldAndTrackType, { description: 'Car types Used and Cert.' })
  used!: SoldAndTrackType;

  @Field(() => SoldAndTrackType, { description: 'All, the unclassified included.' })
  total!: SoldAndTrackType;

  @Field(() => Int, { description: 'Sold deals without a car type: in the total, neither new nor used.' })
  unclassified!: number;
}

@ObjectType('PaceDay', { description: 'One day in the picture of the month’s pace.' })
export class PaceDayType {
  @Field(() => DayScalar, { description: 'The day.' })
  day!: Day;

  @Field(() => Int, { description: 'Deals sold on the day, 1 each.' })
  sold!: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'Deals sold from the range’s start to the day. Null on days after both today and the last sold deal.',
  })
  soldToDate!: number | null;

  @Field(() => Float, {
    description: 'The store’s track spread evenly: track × the day’s place ÷ days of the range, 2 decimals.',
  })
  trackToDate!: number;
}

@ObjectType('TickWorkingDays', {
  description: 'The working days of the month of the range’s start; today’s month’s pace the track.',
})
export class TickWorkingDaysType extends WorkingDaysType {
  @Field(() => Boolean, {
    description:
      'Whether the viewer may edit them now: the range lies within one month, which is not closed, and positions 1, 2, 3 and 5.',
  })
  canEdit!: boolean;
}

@ObjectType('TickSheet', {
  description: 'Units sold against pace (rules.md, Tick sheet).',
})
export class TickSheetType {
  @Field(() => TickWorkingDaysType, { description: 'The Working Days editor.' })
  workingDays!: TickWorkingDaysType;

  @Field(() => VacationColumnType, { description: 'How the VAC column reads and whether it can be edited.' })
  vacation!: VacationColumnType;

  @Field(() => StoreTotalsType, { description: 'Store Totals.' })
  store!: StoreTotalsType;

  @Field(() => [TickSectionType], { description: 'A, B, C and HSE, and No Team when someone is in it.' })
  sections!: readonly TickSectionType[];

  @Field(() => [PaceDayType], {
    description: 'The store’s pace by day; empty when the range is longer than a month.',
  })
  pace!: readonly PaceDayType[];

  @Field(() => DayRangeType, {
    nullable: true,
    description:
      'The three months of 3MAvg, as far as they lie in or after 1900; null when none of them does.',
  })
  averageRange!: DayRangeType | null;

  @Field(() => DayRangeType, {
    nullable: true,
    description: 'The month of Prev; null when it lies before 1900.',
  })
  previousRange!: DayRangeType | null;
}

/** Figures of the tick sheet that can be explained, by name. */
export const explainedTickFigures = { ...storeFigures, ...tickFigures, ...goalTable };

export type TickFigureName = keyof typeof explainedTickFigures;

export const TickFigureEnum = defineFigureEnum(
  'TickFigure',
  'A figure of the tick sheet: of people those of TickFigures; of the store New, Used, Total Sold, No car type and their tracks; of either, where a goal is set, those of GoalFigures.',
  explainedTickFigures,
);
