import type { Context } from '../../../context.ts';
import { TEAMS, teamOrNone } from '../../../rules/people/teams.ts';
import type { LeaderboardChoice } from '../../leaderboard/leaderboard.facts.ts';
import { leaderboardReport } from '../../leaderboard/leaderboard.report.ts';
import type { LeaderboardRowType } from '../../leaderboard/leaderboard.types.ts';
import { type Column, columnsOf, type ExportTable, shortTable } from '../exportTable.ts';
import { shownDays } from '../shown.ts';

const teamOf = ({ team }: LeaderboardRowType) =>
  TEAMS.find(({ id }) => id === teamOrNone(team))?.name ?? null;

/** The places; a square on the screen is a deal, which New, Used and Total count (leaderboard.md, Columns). */
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
];

/** The leaderboard, first to last. */
export async function leaderboardExport(
  { database }: Context,
  choice: LeaderboardChoice,
): Promise<ExportTable> {
  return shortTable({
    title: 'Leaderboard',
    shown: [
      shownDays(choice.range),
      choice.mode === 'TEAMS' ? 'Teams' : 'Employees',
      choice.carFilter === 'All' ? 'All Cars' : choice.carFilter,
      choice.ranking === 'UNITS' ? 'Top Total Deals' : 'Top Front Gross',
    ],
    columns: columnsFor(choice.mode),
    lines: await leaderboardReport(database, choice),
  });
}
