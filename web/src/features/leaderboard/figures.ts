import type { CountedCars, LeaderboardFigure } from '../../generated/drillDown';
import type { LeaderboardFieldsFragment, LeaderboardQueryVariables } from '../../generated/leaderboard';
import { leaderboardFigures } from '../../generated/rules/leaderboardFigures';
import type { DrillDown } from '../../lib/opened/drillDown';
import { money } from '../../lib/values/money';
import { units } from '../../lib/values/units';
import { halves } from './halves';

/** A number of a row, and what makes it. */
export type Figure = {
  amount: number;
  text: string;
  drillDown: DrillDown;
  /** What a reader should know of it. */
  note?: string;
};

/** A row's numbers as the server sent them (leaderboard.md, Columns). */
export function figuresOf(row: LeaderboardFieldsFragment, variables: LeaderboardQueryVariables) {
  const { start, end, mode, carType, rankBy } = variables;
  const ofWhom = mode === 'TEAMS' ? { finalTeam: row.id } : { employeeIds: [row.id] };
  const titleOf = (what: string) => `${nameOf(row, variables)} – ${what}`;
  const told = (what: keyof typeof leaderboardFigures, figure: LeaderboardFigure) => ({
    title: titleOf(leaderboardFigures[what].head),
    explained: { leaderboard: { mode, start, end, carType, id: row.id, figure } },
  });
  const filter = (cars: CountedCars | undefined) => ({ start, end, ...ofWhom, ...(cars && { cars }) });
  const chosenCars = carType === 'ALL' ? undefined : carType;
  const note = totalNote(row);
  return {
    rank: {
      amount: row.rank,
      text: `#${row.rank}`,
      drillDown: {
        title: titleOf(leaderboardFigures.rank.head),
        explained: { leaderboard: { mode, start, end, carType, rankBy, id: row.id, figure: 'RANK' } },
        isSumAlone: true,
      },
    },
    new: {
      amount: row.new,
      text: halves(row.new),
      drillDown: { ...told('new', 'NEW'), filter: filter('NEW') },
    },
    used: {
      amount: row.used,
      text: halves(row.used),
      drillDown: { ...told('used', 'USED'), filter: filter('USED') },
    },
    total: {
      amount: row.total,
      text: units(row.total),
      // Teams have no vacation.
      drillDown:
        row.squares.length > 0
          ? { ...told('total', 'TOTAL'), filter: filter(chosenCars), hasVacation: row.vacation > 0 }
          : { ...told('total', 'TOTAL'), vacation: { start, end, employeeIds: [row.id] } },
      ...(note && { note }),
    },
    gross: {
      amount: row.gross,
      text: money(row.gross),
      drillDown: { ...told('gross', 'GROSS'), filter: filter(chosenCars), term: 'rankedGross' },
    },
  } satisfies Record<string, Figure>;
}

/** "Ada Okafor", or "A Team". */
export function nameOf(row: { name: string }, { mode }: Pick<LeaderboardQueryVariables, 'mode'>): string {
  return mode === 'TEAMS' ? `${row.name} Team` : row.name;
}

/** What is in a total besides New and Used. */
function totalNote({ vacation, unclassified }: LeaderboardFieldsFragment): string | undefined {
  const parts = [
    ...(vacation > 0 ? [`${units(vacation)} vacation`] : []),
    ...(unclassified > 0 ? [`${units(unclassified)} without a car type`] : []),
  ];
  return parts.length > 0 ? `with ${parts.join(' and ')}` : undefined;
}

/** What some total of a board has in it besides New and Used: "vacation units and deals without a car type". */
export function countedBesides(rows: readonly LeaderboardFieldsFragment[]): string {
  return [
    ...(rows.some(({ vacation }) => vacation > 0) ? ['vacation units'] : []),
    ...(rows.some(({ unclassified }) => unclassified > 0) ? ['deals without a car type'] : []),
  ].join(' and ');
}
