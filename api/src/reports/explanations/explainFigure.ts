import { z } from 'zod';
import { countUps, type UpFilter } from '../../modules/upLog/loggedUps.query.ts';
import { toGroupedUpFilter, toUpFilter } from '../../modules/upLog/stats/upStats.input.ts';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import { badInput } from '../../platform/errors.ts';
import { id, parseDayRange } from '../../platform/input/fields.ts';
import { parseInput } from '../../platform/input/parseInput.ts';
import type { CalculationSteps } from '../../rules/steps/step.ts';
import { buildUpSteps } from '../../rules/upStats/upSteps.ts';
import type { UpCounter } from '../../rules/ups/upCounters.ts';
import { explainHog } from '../hog/hog.report.ts';
import { explainLeaderboard } from '../leaderboard/leaderboard.report.ts';
import { getOpenItemFilter } from '../openItems/openItems.query.ts';
import { parseOpenItemsFilter } from '../openItems/openItems.types.ts';
import { explainPotOfGold } from '../potOfGold/potOfGold.report.ts';
import { employeeIdsArgument, teamArgument } from '../report.types.ts';
import { explainSummary } from '../summary/summary.report.ts';
import { explainTickSheet } from '../tickSheet/tickSheet.report.ts';
import { explainTradeStats } from '../trade/trade.query.ts';
import { explainTrends } from '../trends/trends.report.ts';
import { parseTrendSubject } from '../trends/trends.types.ts';
import { explainUpFunnel } from '../upFunnel/upFunnel.report.ts';
import type { ExplainedFigureInput } from './explainedFigure.types.ts';

type FigureExplainer<Args> = (context: Context, args: Args) => Promise<CalculationSteps>;

const idSchema = z.object({ id });

/** Functions that explain a figure, by report. */
const explainers: {
  readonly [Report in keyof ExplainedFigureInput]-?: FigureExplainer<
    NonNullable<ExplainedFigureInput[Report]>
  >;
} = {
  tickSheet: (context, args) =>
    explainTickSheet(
      context,
      parseDayRange(args.start, args.end),
      args.figure,
      parseInput(explainedTeamSchema, args),
    ),
  summary: (context, { start, end, figure, column, ...args }) =>
    explainSummary(context, parseDayRange(start, end), {
      figure,
      column,
      ...parseInput(explainedPeopleSchema, args),
    }),
  tradeStats: ({ database }, { start, end, figure }) =>
    explainTradeStats(database, parseDayRange(start, end), figure),
  trends: (context, args) => explainTrends(context, args.month, args.figure, parseTrendSubject(args)),
  potOfGold: (context, args) =>
    explainPotOfGold(context, args.month, args.figure, parseInput(explainedPersonSchema, args).employeeId),
  leaderboard: ({ database }, { mode, start, end, carType, rankBy, figure, ...args }) => {
    const choice = { mode, range: parseDayRange(start, end), carFilter: carType, ranking: rankBy };
    return explainLeaderboard(database, choice, parseInput(idSchema, args).id, figure);
  },
  hog: async (context, args) => {
    const filter = { ...parseOpenItemsFilter(args), open: await getOpenItemFilter(context, args.open) };
    return explainHog(context.database, filter, args.figure);
  },
  upStats: ({ database }, { figure, ...args }) => explainUpStats(database, toUpFilter(args), figure),
  upFunnel: (context, args) => explainUpFunnel(context, toGroupedUpFilter(args), args.figure),
};

/**
 * Returns the steps that lead to a figure.
 * @throws BAD_INPUT unless the input names a figure of exactly one report
 */
export async function explainFigure(
  context: Context,
  figure: ExplainedFigureInput,
): Promise<CalculationSteps> {
  const [entry, ...others] = Object.entries(figure).filter(([, args]) => args != null);
  if (!entry || others.length > 0) throw badInput('Request a figure from exactly one report.');
  const [report, args] = entry as [keyof ExplainedFigureInput, never];
  return explainers[report](context, args);
}

/** Employees of the explained figure; empty for a figure of the store. */
export const explainedPeopleSchema = z.object({ employeeIds: employeeIdsArgument });

/**
 * Employees of the explained figure. The input of a Team Total also names the team, so that the goal of the
 * team counts.
 */
export const explainedTeamSchema = explainedPeopleSchema.extend({ team: teamArgument });

/** Employee of the explained figure; null for a figure of all employees together. */
export const explainedPersonSchema = z.object({
  employeeId: id.nullish().transform(value => value ?? undefined),
});

/** Returns the steps that lead to a counter of Up Log Stats. */
export async function explainUpStats(
  database: Database,
  filter: UpFilter,
  counter: UpCounter,
): Promise<CalculationSteps> {
  return buildUpSteps((await countUps(database, filter))[counter], { ...filter, counter });
}
