import { leaderboardFigures } from '../../generated/rules/leaderboardFigures';
import type { FigureDrillDown } from '../../lib/dialogs/drillDown';
import { toUpperSnakeCase } from '../../lib/format/figures';
import { type Header, withLabel } from '../../lib/format/header';
import { formatMoney } from '../../lib/format/money';
import { formatUnits } from '../../lib/format/numbers';
import { halves } from './halves';
import type { LeaderboardFieldsFragment, LeaderboardQueryVariables } from './leaderboard.generated';

/** The columns that are no figure of the rule, and Gross by its short name, beside the ranked one. */
export const squaresHeader: Header = {
  label: 'Deals',
  description: 'A square for each credited deal, and for each vacation unit.',
};
export const grossHeader = withLabel('Gross', leaderboardFigures.gross);

/** Vacation units are told with the total. */
type Explained = Exclude<keyof typeof leaderboardFigures, 'vacation'>;

/** A number of a row, and what makes it. */
export type Figure = {
  amount: number;
  text: string;
  drillDown: FigureDrillDown;
  /** What a reader should know of it. */
  note?: string;
};

/** A row's numbers as the server sent them (leaderboard.md, Columns). */
export function figuresOf(row: LeaderboardFieldsFragment, variables: LeaderboardQueryVariables) {
  const { start, end, mode, carType, rankBy } = variables;
  const behind = (figure: Explained): FigureDrillDown => ({
    title: `${nameOf(row, variables)} – ${leaderboardFigures[figure].label}`,
    explained: {
      leaderboard: { mode, start, end, carType, rankBy, id: row.id, figure: toUpperSnakeCase(figure) },
    },
  });
  const note = totalNote(row);
  return {
    rank: { amount: row.rank, text: `#${row.rank}`, drillDown: behind('rank') },
    new: { amount: row.new, text: halves(row.new), drillDown: behind('new') },
    used: { amount: row.used, text: halves(row.used), drillDown: behind('used') },
    total: {
      amount: row.total,
      text: formatUnits(row.total),
      drillDown: behind('total'),
      ...(note && { note }),
    },
    gross: { amount: row.gross, text: formatMoney(row.gross), drillDown: behind('gross') },
  } satisfies Record<string, Figure>;
}

/** "Ada Okafor", or "A Team". */
export function nameOf(row: { name: string }, { mode }: Pick<LeaderboardQueryVariables, 'mode'>): string {
  return mode === 'TEAMS' ? `${row.name} Team` : row.name;
}

/** What is in a total besides New and Used. */
function totalNote({ vacation, unclassified }: LeaderboardFieldsFragment): string | undefined {
  const parts = [
    ...(vacation > 0 ? [`${formatUnits(vacation)} vacation`] : []),
    ...(unclassified > 0 ? [`${formatUnits(unclassified)} without a car type`] : []),
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
