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
  @Field(() => MonthScalar, { description: 'The month looked at.' })
  month!: Month;

  @Field(() => Int, {
    nullable: true,
    description: 'A team from 1 (none) to 5 (HSE): the people whose team it is today, as on Summary.',
  })
  teamId?: number | null;

  @Field(() => Int, { nullable: true, description: 'One person. Without this and a team: the store.' })
  employeeId?: number | null;
}

@ArgsType()
@InputType('ExplainTrendsInput', { description: 'Which figure of `trends`.' })
export class ExplainTrendsArgs extends TrendsArgs {
  @Field(() => TrendFigureEnum, { description: 'Which figure.' })
  figure!: TrendFigureName;
}

@ObjectType('TrendMonth', {
  description: 'One month of the trends. Sold deals count by delivery date, ups by the date of their log.',
})
export class TrendMonthType extends createFiguresClass(trendFigures) {
  @Field(() => MonthScalar, { description: 'The month.' })
  month!: Month;

  @Field(() => DayRangeType, { description: 'Its first and last day.' })
  days!: DayRange;

  @Field(() => Boolean, { description: 'Whether its last day is today or later, so that more can be sold.' })
  isUnfinished!: boolean;
}

export const TrendFigureEnum = defineFigureEnum(
  'TrendFigure',
  'A figure of a month of the trends: see TrendMonth.',
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
