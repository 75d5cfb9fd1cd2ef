import { oneOfThese, optionalFilter, rangeOf } from '../../../input/fields.ts';
import { CAR_FILTERS, type CarClass } from '../../../rules/deals/carClass.ts';
import { RANKINGS } from '../../../rules/leaderboard/ranking.ts';
import type { CreditRole } from '../../../rules/leaderboard/squares.ts';
import { TEAMS, teamOrNone } from '../../../rules/people/teams.ts';
import type { LeaderboardChoice } from '../../leaderboard/leaderboard.facts.ts';
import { leaderboardReport } from '../../leaderboard/leaderboard.report.ts';
import type { LeaderboardRowType } from '../../leaderboard/leaderboard.types.ts';
import { range } from '../arguments.ts';
import { exportCall } from '../exportCall.ts';
import { type Column, columnsOf, type ExportTable, shortTable } from '../exportTable.ts';
import { shownReport } from '../shown.ts';

const teamOf = ({ team }: LeaderboardRowType) =>
  TEAMS.find(({ id }) => id === teamOrNone(team))?.name ?? null;

type CountSquares = (row: LeaderboardRowType) => number;

const dealsOf =
  (carClass: CarClass, role: CreditRole): CountSquares =>
  ({ squares }) =>
    squares.find(each => each.carClass === carClass && each.role === role)?.count ?? 0;

/** How many squares of each kind a row shows, by the words of the legend (leaderboard.md, Legend). */
const SQUARES: Readonly<Record<string, CountSquares>> = {
  'New Car (Solo)': dealsOf('new', 'solo'),
  'Used Car (Solo)': dealsOf('used', 'solo'),
  'New Car (Closer)': dealsOf('new', 'closer'),
  'New Car (Additional)': dealsOf('new', 'additional'),
  'Used Car (Closer)': dealsOf('used', 'closer'),
  'Used Car (Additional)': dealsOf('used', 'additional'),
  'No Car Type (Solo)': dealsOf('unclassified', 'solo'),
  'No Car Type (Closer)': dealsOf('unclassified', 'closer'),
  'No Car Type (Additional)': dealsOf('unclassified', 'additional'),
  'Vacation Unit': ({ vacationSquares }) => vacationSquares.whole,
  'Vacation Half Unit': ({ vacationSquares }) => vacationSquares.half,
};

/** The places with their figures, then their squares (leaderboard.md, Columns). */
const columnsFor = (mode: LeaderboardChoice['mode']): Column<LeaderboardRowType>[] => [
  { head: 'Rank', kind: 'count', cell: row => row.rank },
  ...columnsOf<LeaderboardRowType>(
    'text',
    mode === 'TEAMS' ? { Team: row => row.name } : { Salesperson: row => row.name, Team: teamOf },
  ),
  ...columnsOf<LeaderboardRowType>('units', {
    New: row => row.new,
    Used: row => row.used,
    VAC: row => row.vacation,
    Total: row => row.total,
  }),
  { head: 'Front Gross', kind: 'money', cell: row => row.gross },
  ...columnsOf<LeaderboardRowType>('count', SQUARES),
];

/** The leaderboard (leaderboard.md). */
export const leaderboardExport = exportCall({
  name: 'leaderboard',
  of: 'the leaderboard of people or teams, first to last',
  query: {
    ...range,
    mode: oneOfThese(['EMPLOYEES', 'TEAMS']),
    carType: optionalFilter(oneOfThese(CAR_FILTERS)),
    rankBy: optionalFilter(oneOfThese(RANKINGS)),
  },
  table: async (context, { start, end, mode, carType = 'All', rankBy = 'UNITS' }) => {
    const choice = { mode, range: rangeOf(start, end), carFilter: carType, ranking: rankBy };
    const lines = await leaderboardReport(context.database, choice);
    return leaderboardTable(lines, choice, await shownReport(context, choice.range));
  },
});

/** @param shown of which days it is */
export const leaderboardTable = (
  lines: readonly LeaderboardRowType[],
  choice: Omit<LeaderboardChoice, 'range'>,
  shown: readonly string[],
): ExportTable =>
  shortTable({
    title: 'Leaderboard',
    shown: [
      ...shown,
      choice.mode === 'TEAMS' ? 'Teams' : 'Employees',
      choice.carFilter === 'All' ? 'All Cars' : choice.carFilter,
      choice.ranking === 'UNITS' ? 'Top Total Deals' : 'Top Front Gross',
    ],
    columns: columnsFor(choice.mode),
    lines,
  });
