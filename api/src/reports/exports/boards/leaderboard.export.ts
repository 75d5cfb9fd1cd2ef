import { optionalFilter, parseDayRange, requiredChoice } from '../../../platform/input/fields.ts';
import { CAR_FILTERS, type CarClass } from '../../../rules/deals/dealValues.ts';
import { omitFigures } from '../../../rules/figures/figure.ts';
import { leaderboardFigures } from '../../../rules/leaderboard/leaderboardFigures.ts';
import { RANKINGS } from '../../../rules/leaderboard/ranking.ts';
import type { CreditRole } from '../../../rules/leaderboard/squares.ts';
import { TEAMS, teamOrNone } from '../../../rules/people/teams.ts';
import type { LeaderboardChoice } from '../../leaderboard/leaderboard.query.ts';
import { getLeaderboardReport } from '../../leaderboard/leaderboard.report.ts';
import type { LeaderboardRowType } from '../../leaderboard/leaderboard.types.ts';
import { getReportCaption } from '../captions.ts';
import { defineExport } from '../exportCall.ts';
import {
  buildColumns,
  buildFigureColumns,
  createShortTable,
  type ExportColumn,
  type ExportTable,
} from '../exportTable.ts';
import { dateRange } from '../queryFields.ts';

const getTeamName = ({ team }: LeaderboardRowType) =>
  TEAMS.find(({ id }) => id === teamOrNone(team))?.name ?? null;

type CountSquares = (row: LeaderboardRowType) => number;

const countSquares =
  (carClass: CarClass, role: CreditRole): CountSquares =>
  ({ squares }) =>
    squares.find(each => each.carClass === carClass && each.role === role)?.count ?? 0;

/**
 * Number of squares of each kind in a row. The keys are the labels of the legend (leaderboard.md, Legend).
 */
const SQUARES: Readonly<Record<string, CountSquares>> = {
  'New Car (Solo)': countSquares('new', 'solo'),
  'Used Car (Solo)': countSquares('used', 'solo'),
  'New Car (Closer)': countSquares('new', 'closer'),
  'New Car (Additional)': countSquares('new', 'additional'),
  'Used Car (Closer)': countSquares('used', 'closer'),
  'Used Car (Additional)': countSquares('used', 'additional'),
  'No Car Type (Solo)': countSquares('unclassified', 'solo'),
  'No Car Type (Closer)': countSquares('unclassified', 'closer'),
  'No Car Type (Additional)': countSquares('unclassified', 'additional'),
  'Vacation Unit': ({ vacationSquares }) => vacationSquares.whole,
  'Vacation Half Unit': ({ vacationSquares }) => vacationSquares.half,
};

const { rank, ...OTHER_FIGURES } = leaderboardFigures;

/** Figures in the columns after the rank. Cars without a type count only in the total, as on the screen. */
const FIGURES = omitFigures(OTHER_FIGURES, ['unclassified']);

/** Returns the columns in their order: rank, name, figures, squares (leaderboard.md, Columns). */
const buildLeaderboardColumns = (mode: LeaderboardChoice['mode']): ExportColumn<LeaderboardRowType>[] => [
  ...buildFigureColumns({ rank }, (row: LeaderboardRowType) => row),
  ...buildColumns<LeaderboardRowType>(
    'text',
    mode === 'TEAMS' ? { Team: row => row.name } : { Salesperson: row => row.name, Team: getTeamName },
  ),
  ...buildFigureColumns(FIGURES, (row: LeaderboardRowType) => row),
  ...buildColumns<LeaderboardRowType>('count', SQUARES),
];

/** Exports the leaderboard (leaderboard.md). */
export const leaderboardExport = defineExport({
  name: 'leaderboard',
  contents: 'the leaderboard of people or teams, from first to last place',
  query: {
    ...dateRange,
    mode: requiredChoice(['EMPLOYEES', 'TEAMS']),
    carType: optionalFilter(requiredChoice(CAR_FILTERS)),
    rankBy: optionalFilter(requiredChoice(RANKINGS)),
  },
  table: async (context, { start, end, mode, carType = 'All', rankBy = 'UNITS' }) => {
    const choice = { mode, range: parseDayRange(start, end), carFilter: carType, ranking: rankBy };
    const lines = await getLeaderboardReport(context.database, choice);
    return buildLeaderboardTable(lines, choice, await getReportCaption(context, choice.range));
  },
});

/**
 * Builds the table of a leaderboard.
 * @param caption caption lines about the days of the leaderboard
 */
export const buildLeaderboardTable = (
  lines: readonly LeaderboardRowType[],
  choice: Omit<LeaderboardChoice, 'range'>,
  caption: readonly string[],
): ExportTable =>
  createShortTable({
    title: 'Leaderboard',
    caption: [
      ...caption,
      choice.mode === 'TEAMS' ? 'Teams' : 'Employees',
      choice.carFilter === 'All' ? 'All Cars' : choice.carFilter,
      choice.ranking === 'UNITS' ? 'Top Total Deals' : 'Top Front Gross',
    ],
    columns: buildLeaderboardColumns(choice.mode),
    lines,
  });
