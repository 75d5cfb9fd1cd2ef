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
@InputType('ExplainSummaryInput', { description: 'The figure of `summary` that is to be explained.' })
export class ExplainSummaryArgs extends ExplainedPeopleArgs {
  @Field(() => SummaryFigureEnum, { description: 'The figure to explain.' })
  figure!: SummaryFigureName;

  @Field(() => StatsColumnEnum, {
    defaultValue: 'current',
    description: 'The stats column, for a figure of the store.',
  })
  column!: StatsColumn;
}

@ObjectType('ComparedDeals', {
  description: 'One line of the stats in deals, each counted as 1, credited or not.',
})
export class ComparedDealsType extends createFiguresClass(comparedFigures) {}

@ObjectType('ComparedMoney', {
  description: 'The Gross line of the stats in dollars: front plus back gross, including negatives.',
})
export class ComparedMoneyType extends createFieldsClass<ComparedSalesFigures>(
  comparedFigures,
  () => MoneyScalar,
) {}

/** Returns the type of a line of the stats: deals or money. */
const getComparedType = ({ kind }: Figure) => (kind === 'money' ? ComparedMoneyType : ComparedDealsType);

@ObjectType('SummaryStats', {
  description: 'The stats for the range, compared with the same range a year earlier (rules.md, Summary).',
})
export class SummaryStatsType extends createFieldsClass<SummaryStats>(statsFigures, getComparedType) {}

@ObjectType('SummaryToDate', {
  description:
    'The stats for a range up to today, without deals dated later (summary.md, To date). To explain them, send this `range` to `explainSummary`.',
})
export class SummaryToDateType {
  @Field(() => DayRangeType, { description: 'The days from the first day of the range to today.' })
  range!: DayRangeType;

  @Field(() => DayRangeType, {
    nullable: true,
    description: 'The same days a year earlier, as in `Summary.priorRange`. Null if they are before 1900.',
  })
  priorRange!: DayRangeType | null;

  @Field(() => SummaryStatsType, {
    description: 'The stats for these days, compared with the same days a year earlier.',
  })
  stats!: SummaryStatsType;
}

@ObjectType('SummaryFigures', {
  description: 'The figures of one person or one team. Team figures are summed exactly before rounding.',
})
export class SummaryFiguresType extends createFiguresClass(summaryFigures) {}

@ObjectType('SummaryRow', { description: 'One person’s row on the summary.' })
export class SummaryRowType extends SummaryFiguresType {
  @Field(() => ReportedPersonType, { description: 'The person the row is for.' })
  person!: ReportedPersonType;
}

@ObjectType('SummarySection', { description: 'One team’s section on the summary.' })
export class SummarySectionType extends TeamSectionType {
  @Field(() => [SummaryRowType], {
    description: 'The rows, sorted by the last word of the name, then the whole name.',
  })
  rows!: readonly SummaryRowType[];

  @Field(() => SummaryFiguresType, { description: 'Team Total: the sums of the rows in the section.' })
  total!: SummaryFiguresType;
}

@ObjectType('ComparedStep', {
  description:
    'One step in the chart of this year vs. last year: a day if the range is within one month, otherwise a month. Each deal counts as 1. Feb 29 of the prior year is included in Feb 28.',
})
export class ComparedStepType {
  @Field(() => DayScalar, {
    description: 'The day of the step, or the first day of its month, in the current range.',
  })
  start!: Day;

  @Field(() => Int, { description: 'Deals sold in the step.' })
  current!: number;

  @Field(() => Int, { description: 'Deals sold in the same step a year earlier.' })
  prior!: number;

  @Field(() => Int, { description: 'Deals sold in this step and all earlier steps.' })
  currentToDate!: number;

  @Field(() => Int, { description: 'Deals sold a year earlier in this step and all earlier steps.' })
  priorToDate!: number;
}

@ObjectType('Summary', {
  description: 'The figures for a range of days, for the store and by team, compared with a year earlier.',
})
export class SummaryType {
  @Field(() => String, {
    description:
      'The title: `November Stats` for a whole month, otherwise `Sep 1, 2025 – Nov 30, 2025 Stats`.',
  })
  title!: string;

  @Field(() => DayRangeType, {
    nullable: true,
    description:
      'The same range a year earlier, limited to 1900 and later. If the range ends on the last day of a month, this one does, too. Null if it is before 1900.',
  })
  priorRange!: DayRangeType | null;

  @Field(() => SummaryStatsType, { description: 'The figures in the Stats block.' })
  stats!: SummaryStatsType;

  @Field(() => SummaryToDateType, {
    nullable: true,
    description: 'The stats to date; null unless the range includes today and ends after it.',
  })
  toDate!: SummaryToDateType | null;

  @Field(() => VacationColumnType, {
    description: 'The month of the VAC column, and whether the column can be edited.',
  })
  vacation!: VacationColumnType;

  @Field(() => [SummarySectionType], {
    description: 'The sections A, B, C and HSE, and No Team if it is not empty.',
  })
  sections!: readonly SummarySectionType[];

  @Field(() => [ComparedStepType], {
    description: 'This year vs. last year, step by step. The steps add up to Total in the stats.',
  })
  steps!: readonly ComparedStepType[];
}

const explainedFigures = { ...statsFigures, ...summaryFigures };

export type SummaryFigureName = keyof typeof explainedFigures;

export const SummaryFigureEnum = defineFigureEnum(
  'SummaryFigure',
  'A figure on the summary: for the store, a line of SummaryStats, in which each deal counts as 1; for people, a figure of SummaryFigures.',
  explainedFigures,
);

export const StatsColumnEnum = defineFigureEnum(
  'StatsColumn',
  'A column of the summary’s stats.',
  comparedFigures,
);
