import { ArgsType, Field, InputType, Int, ObjectType } from 'type-graphql';
import { z } from 'zod';
import { teamFilterSchema } from '../../modules/upLog/stats/upStats.input.ts';
import { createFiguresClass, defineFigureEnum } from '../../platform/graphql/figureTypes.ts';
import { MonthScalar } from '../../platform/graphql/scalars.ts';
import { id, optionalArguments } from '../../platform/input/fields.ts';
import { parseInput } from '../../platform/input/parseInput.ts';
import type { DayRange, Month } from '../../rules/calendar/calendar.ts';
import { type TrendFigureName, trendFigures } from '../../rules/trends/trendFigures.ts';
import { DayRangeType } from '../report.types.ts';
import type { TrendSubject } from './trends.report.ts';

/** Arguments that select the month and the subject of trends. */
@ArgsType()
@InputType()
export class TrendsArgs {
  @Field(() => MonthScalar, { description: 'The selected month.' })
  month!: Month;

  @Field(() => Int, {
    nullable: true,
    description:
      'The team id, from 1 (none) to 5 (HSE): the people who are currently on the team, as on Summary.',
  })
  teamId?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The employee id. Without an employee or a team, the figures are for the store.',
  })
  employeeId?: number | null;
}

@ArgsType()
@InputType('ExplainTrendsInput', { description: 'The figure of `trends` that is to be explained.' })
export class ExplainTrendsArgs extends TrendsArgs {
  @Field(() => TrendFigureEnum, { description: 'The figure to explain.' })
  figure!: TrendFigureName;
}

@ObjectType('TrendMonth', {
  description: 'One month in the trends. Sold deals count by delivery date, ups by log date.',
})
export class TrendMonthType extends createFiguresClass(trendFigures) {
  @Field(() => MonthScalar, { description: 'The calendar month.' })
  month!: Month;

  @Field(() => DayRangeType, { description: 'The first and last day of the month.' })
  days!: DayRange;

  @Field(() => Boolean, {
    description: 'Whether the last day of the month is today or later, so that more deals can be sold.',
  })
  isUnfinished!: boolean;
}

export const TrendFigureEnum = defineFigureEnum(
  'TrendFigure',
  'A monthly figure in the trends: see TrendMonth.',
  trendFigures,
);

/** Accepted values of the subject of trends in GraphQL and REST. */
export const trendSubjectFields = { teamId: teamFilterSchema, employeeId: id };

const subjectSchema = z.object(optionalArguments(trendSubjectFields));

/**
 * Parses the team or employee of the trends.
 * @throws BAD_INPUT
 */
export const parseTrendSubject = (args: TrendsArgs): TrendSubject => parseInput(subjectSchema, args);
