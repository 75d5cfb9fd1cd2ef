import { z } from 'zod';
import type { Context } from '../../context.ts';
import { badInput } from '../../errors.ts';
import { id, rangeOf } from '../../input/fields.ts';
import { parseInput } from '../../input/parse.ts';
import type { Steps } from '../../rules/steps/step.ts';
import { groupedUpsOf } from '../../uplogs/listedUps.input.ts';
import { upFilterOf } from '../../uplogs/upStats.input.ts';
import { explainedPeopleSchema, explainedPersonSchema, explainedTeamSchema } from '../explain/explain.input.ts';
import { explainHog } from '../hog/hog.explain.ts';
import { explainLeaderboard } from '../leaderboard/leaderboard.explain.ts';
import { explainPotOfGold } from '../potOfGold/potOfGold.explain.ts';
import { explainSummary } from '../summary/summary.explain.ts';
import { explainTickSheet } from '../tickSheet/tickSheet.explain.ts';
import { getOpenFilter } from '../toDo/openTerms.ts';
import { parseOpenItemsFilter } from '../toDo/toDo.args.ts';
import { explainTradeStats } from '../trade/trade.explain.ts';
import { parseTrendSubject } from '../trends/trends.input.ts';
import { explainTrends } from '../trends/trends.report.ts';
import { explainUpFunnel } from '../upFunnel/upFunnel.report.ts';
import { explainUpStats } from '../upStats/upStats.explain.ts';
import type { ExplainedFigureInput } from './explanation.types.ts';

type FigureExplainer<Args> = (context: Context, args: Args) => Promise<Steps>;

const idSchema = z.object({ id });

/** Explains the figures of each report. */
const explainers: {
  readonly [Report in keyof ExplainedFigureInput]-?: FigureExplainer<NonNullable<ExplainedFigureInput[Report]>>;
} = {
  tickSheet: (context, args) =>
    explainTickSheet(context, rangeOf(args.start, args.end), args.figure, parseInput(explainedTeamSchema, args)),
  summary: (context, { start, end, figure, column, ...args }) =>
    explainSummary(context, rangeOf(start, end), { figure, column, ...parseInput(explainedPeopleSchema, args) }),
  tradeStats: ({ database }, { start, end, figure }) =>
    explainTradeStats(database, rangeOf(start, end), figure),
  trends: (context, args) => explainTrends(context, args.month, args.figure, parseTrendSubject(args)),
  potOfGold: (context, args) =>
    explainPotOfGold(context, args.month, args.figure, parseInput(explainedPersonSchema, args).employeeId),
  leaderboard: ({ database }, { mode, start, end, carType, rankBy, figure, ...args }) => {
    const choice = { mode, range: rangeOf(start, end), carFilter: carType, ranking: rankBy };
    return explainLeaderboard(database, choice, parseInput(idSchema, args).id, figure);
  },
  hog: async (context, args) => {
    const filter = { ...parseOpenItemsFilter(args), open: await getOpenFilter(context, args.open) };
    return explainHog(context.database, filter, args.figure);
  },
  upStats: ({ database }, { figure, ...args }) => explainUpStats(database, upFilterOf(args), figure),
  upFunnel: (context, args) => explainUpFunnel(context, groupedUpsOf(args), args.figure),
};

/**
 * Returns the steps that lead to a figure.
 * @throws BAD_INPUT unless the input names a figure of exactly one report
 */
export async function explainFigure(context: Context, figure: ExplainedFigureInput): Promise<Steps> {
  const [entry, ...others] = Object.entries(figure).filter(([, args]) => args != null);
  if (!entry || others.length > 0) throw badInput('Name the figure of exactly one report.');
  const [report, args] = entry as [keyof ExplainedFigureInput, never];
  return explainers[report](context, args);
}
