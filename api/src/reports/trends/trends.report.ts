import type { Context } from '../../context.ts';
import { employeesById } from '../../employees/employee.query.ts';
import { badInput } from '../../errors.ts';
import { firstOfMonth, lastOfMonth, type Month, monthRange } from '../../rules/calendar/calendar.ts';
import { sumDeals } from '../../rules/deals/dealFigures.ts';
import { type TeamId, teamOrNone } from '../../rules/people/teams.ts';
import type { Steps } from '../../rules/steps/step.ts';
import {
  type TrendFacts,
  type TrendFigureName,
  type TrendOf,
  trendSteps,
} from '../../rules/trends/trendSteps.ts';
import { type TrendMonth, trendMonth, trendMonths } from '../../rules/trends/trends.ts';
import { sumCounters } from '../../rules/ups/upCounters.ts';
import { upCountersByMonth } from '../../uplogs/upStats.query.ts';
import { soldByMonth } from './trends.query.ts';

/** Of whom: of one person, of a team as it is today, or of the store when neither is named. */
export interface TrendChoice {
  readonly teamId?: TeamId | undefined;
  readonly employeeId?: number | undefined;
}

type Reading = Pick<Context, 'database' | 'clock'>;

/** The thirteen months that end with one (trends.md). @throws BAD_INPUT for a team and a person at once */
export async function trendsReport(
  context: Reading,
  last: Month,
  choice: TrendChoice = {},
): Promise<TrendMonth[]> {
  const months = trendMonths(last);
  const { of, factsOf } = await trendFacts(context, months, choice);
  const today = context.clock.today();
  return months.map(month => trendMonth(month, factsOf(month), of, today));
}

/** How a figure of a month comes about. @throws BAD_INPUT as `trendsReport`, and where there is nothing to divide by */
export async function explainTrends(
  context: Reading,
  month: Month,
  figure: TrendFigureName,
  choice: TrendChoice,
): Promise<Steps> {
  const { of, factsOf } = await trendFacts(context, [month], choice);
  const steps = trendSteps(factsOf(month), monthRange(month), of)[figure];
  if (!steps) throw badInput('That month has nothing to divide by, and so no such figure.');
  return steps;
}

async function trendFacts({ database }: Reading, months: readonly Month[], choice: TrendChoice) {
  if (choice.teamId !== undefined && choice.employeeId !== undefined)
    throw badInput('Choose a team or a person, not both.');
  const days = { start: firstOfMonth(months[0] as Month), end: lastOfMonth(months.at(-1) as Month) };
  return database.together(async reader => {
    const of: TrendOf = { ...choice, employeeIds: await peopleOf(choice, () => employeesById(reader)) };
    const [sold, ups] = await Promise.all([
      soldByMonth(reader, days, of.employeeIds),
      upCountersByMonth(reader, { days, ...choice }),
    ]);
    const [soldIn, upsIn] = [byMonth(sold), byMonth(ups)];
    const factsOf = (month: Month): TrendFacts => ({
      sums: soldIn.get(month) ?? sumDeals([]),
      ups: upsIn.get(month) ?? sumCounters([]),
    });
    return { of, factsOf };
  });
}

async function peopleOf(
  { teamId, employeeId }: TrendChoice,
  everyone: () => ReturnType<typeof employeesById>,
): Promise<number[] | undefined> {
  if (employeeId !== undefined) return [employeeId];
  if (teamId === undefined) return undefined;
  const people = [...(await everyone()).values()];
  return people.filter(({ team }) => teamOrNone(team) === teamId).map(({ id }) => id);
}

const byMonth = <Row extends { readonly month: Month }>(rows: readonly Row[]) =>
  new Map(rows.map(row => [row.month, row]));
