import { ArgsType, Field, InputType, Int, ObjectType } from 'type-graphql';
import {
  createFieldsClass,
  createFiguresClass,
  defineFigureEnum,
} from '../../platform/graphql/figureTypes.ts';
import { DayScalar, MoneyScalar } from '../../platform/graphql/scalars.ts';
import type { Day } from '../../rules/calendar/calendar.ts';
import type { Figure } from '../../rules/figures/figure.ts';
import { comparedFigures, statsFigures, summaryFigures } from '../../rules/summary/summaryFigures.ts';
import type { ComparedSalesFigures, StatsColumn, SummaryStats } from '../../rules/summary/summaryStats.ts';
import {
  DayRangeType,
  ExplainedPeopleArgs,
  ReportedPersonType,
  TeamSectionType,
  VacationColumnType,
} from '../report.types.ts';

@ArgsType()
@InputType('ExplainSummaryInput', { description: 'Which figure of `summary`.' })
export class ExplainSummaryArgs extends ExplainedPeopleArgs {
  @Field(() => SummaryFigureEnum, { description: 'Which figure.' })
  figure!: SummaryFigureName;

  @Field(() => StatsColumnEnum, {
    defaultValue: 'current',
    description: 'Which column of the stats, when nobody is named.',
  })
  column!: StatsColumn;
}

@ObjectType('ComparedDeals', { description: 'One line of the stats, in deals, 1 each, credited or not.' })
export class ComparedDealsType extends createFiguresClass(comparedFigures) {}

@ObjectType('ComparedMoney', {
  description: 'The Gross line of the stats: front plus back, negatives included.',
})
export class ComparedMoneyType extends createFieldsClass<ComparedSalesFigures>(
  comparedFigures,
  () => MoneyScalar,
) {}

/** Returns the type of a line of the stats: deals or money. */
const getComparedType = ({ kind }: Figure) => (kind === 'money' ? ComparedMoneyType : ComparedDealsType);

@ObjectType('SummaryStats', {
  description: 'The range against the same range a year earlier (rules.md, Summary).',
})
export class SummaryStatsType extends createFieldsClass<SummaryStats>(statsFigures, getComparedType) {}

@ObjectType('SummaryToDate', {
  description:
    'The stats of a range up to today: what is dated later is not in them (summary.md, To date). `explainSummary` tells how they come about for `range`.',
})
export class SummaryToDateType {
  @Field(() => DayRangeType, { description: 'From the first day to today.' })
  range!: DayRangeType;

  @Field(() => DayRangeType, {
    nullable: true,
    description: 'The same days a year earlier, as `Summary.priorRange`. Null when they lie before 1900.',
  })
  priorRange!: DayRangeType | null;

  @Field(() => SummaryStatsType, { description: 'Those days against the same days a year earlier.' })
  stats!: SummaryStatsType;
}

@ObjectType('SummaryFigures', {
  description: 'One person’s or one team’s figures. A team’s are summed exactly before anything is rounded.',
})
export class SummaryFiguresType extends createFiguresClass(summaryFigures) {}

@ObjectType('SummaryRow', { description: 'One person’s line of the summary.' })
export class SummaryRowType extends SummaryFiguresType {
  @Field(() => ReportedPersonType, { description: 'Whose line it is.' })
  person!: ReportedPersonType;
}

@ObjectType('SummarySection', { description: 'One team’s part of the summary.' })
export class SummarySectionType extends TeamSectionType {
  @Field(() => [SummaryRowType], { description: 'By name: last word, then the whole name.' })
  rows!: readonly SummaryRowType[];

  @Field(() => SummaryFiguresType, { description: 'Team Total: of the section’s rows.' })
  total!: SummaryFiguresType;
}

@ObjectType('ComparedStep', {
  description:
    'One step in the picture of this year against last, in deals, 1 each: a day of a range within one month, else a month. Feb 29 of the prior year stands beside Feb 28.',
})
export class ComparedStepType {
  @Field(() => DayScalar, { description: 'The day, or the month’s first day, in the range.' })
  start!: Day;

  @Field(() => Int, { description: 'Deals sold in the step.' })
  current!: number;

  @Field(() => Int, { description: 'Deals sold in the same step a year earlier.' })
  prior!: number;

  @Field(() => Int, { description: 'Deals sold in all steps up to this one.' })
  currentToDate!: number;

  @Field(() => Int, { description: 'Deals sold a year earlier in all steps up to this one.' })
  priorToDate!: number;
}

@ObjectType('Summary', {
  description: 'A range by store and team, against a year earlier.',
})
export class SummaryType {
  @Field(() => String, {
    description: '`November Stats` for a whole month, else `Sep 1, 2025 – Nov 30, 2025 Stats`.',
  })
  title!: string;

  @Field(() => DayRangeType, {
    nullable: true,
    description:
      'The same range a year earlier, as far as it lies in or after 1900; one that ends with a month ends with that month. Null when it lies before 1900.',
  })
  priorRange!: DayRangeType | null;

  @Field(() => SummaryStatsType, { description: 'The Stats block.' })
  stats!: SummaryStatsType;

  @Field(() => SummaryToDateType, {
    nullable: true,
    description: 'The stats to date; null unless the range holds today and goes on after it.',
  })
  toDate!: SummaryToDateType | null;

  @Field(() => VacationColumnType, { description: 'How the VAC column reads and whether it can be edited.' })
  vacation!: VacationColumnType;

  @Field(() => [SummarySectionType], { description: 'A, B, C and HSE, and No Team when someone is in it.' })
  sections!: readonly SummarySectionType[];

  @Field(() => [ComparedStepType], {
    description: 'This year against last, step by step; the steps add up to the stats’ Total.',
  })
  steps!: readonly ComparedStepType[];
}

const explainedFigures = { ...statsFigures, ...summaryFigures };

export type SummaryFigureName = keyof typeof explainedFigures;

export const SummaryFigureEnum = defineFigureEnum(
  'SummaryFigure',
  'A figure of the summary: a line of SummaryStats, of the store, 1 a deal, or one of SummaryFigures, of people.',
  explainedFigures,
);

export const StatsColumnEnum = defineFigureEnum(
  'StatsColumn',
  'A column of the summary’s stats.',
  comparedFigures,
);
