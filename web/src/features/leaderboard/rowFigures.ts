import { leaderboardFigures } from '../../generated/rules/leaderboardFigures';
import type { FigureDrillDown } from '../../lib/dialogs/drillDown';
import { toUpperSnakeCase } from '../../lib/format/figures';
import { type Header, withLabel } from '../../lib/format/header';
import { formatMoney } from '../../lib/format/money';
import { formatUnits } from '../../lib/format/numbers';
import type { LeaderboardFieldsFragment, LeaderboardQueryVariables } from './leaderboard.generated';

/**
 * Headers that the rules do not define: the header of the squares, and a short label of Gross. The short
 * label applies when the rows are not ranked by gross.
 */
export const squaresHeader: Header = {
  label: 'Deals',
  description: 'One square per credited deal and per vacation unit.',
};
export const grossHeader = withLabel('Gross', leaderboardFigures.gross);

/** Figures with an explanation. Vacation units are explained with the total. */
type ExplainedLeaderboardFigure = Exclude<keyof typeof leaderboardFigures, 'vacation'>;

/** A figure of a row and its drill-down. */
export type LeaderboardRowFigure = {
  amount: number;
  text: string;
  drillDown: FigureDrillDown;
  /** Text that names the additional units in the figure. */
  note?: string;
};

/** Returns the formatted figures of a row (leaderboard.md, Columns). */
export function formatRowFigures(row: LeaderboardFieldsFragment, variables: LeaderboardQueryVariables) {
  const { start, end, mode, carType, rankBy } = variables;
  const buildDrillDown = (figure: ExplainedLeaderboardFigure): FigureDrillDown => ({
    title: `${formatRowName(row, variables)} – ${leaderboardFigures[figure].label}`,
    explainedFigure: {
      leaderboard: { mode, start, end, carType, rankBy, id: row.id, figure: toUpperSnakeCase(figure) },
    },
  });
  const note = formatTotalNote(row);
  return {
    rank: { amount: row.rank, text: `#${row.rank}`, drillDown: buildDrillDown('rank') },
    new: { amount: row.new, text: formatHalves(row.new), drillDown: buildDrillDown('new') },
    used: { amount: row.used, text: formatHalves(row.used), drillDown: buildDrillDown('used') },
    total: {
      amount: row.total,
      text: formatUnits(row.total),
      drillDown: buildDrillDown('total'),
      ...(note && { note }),
    },
    gross: { amount: row.gross, text: formatMoney(row.gross), drillDown: buildDrillDown('gross') },
  } satisfies Record<string, LeaderboardRowFigure>;
}

/** Returns the name of a row: "Ada Okafor" or "A Team". */
export function formatRowName(
  row: { name: string },
  { mode }: Pick<LeaderboardQueryVariables, 'mode'>,
): string {
  return mode === 'TEAMS' ? `${row.name} Team` : row.name;
}

/** Describes the units of a total that are neither New nor Used. */
function formatTotalNote({ vacation, unclassified }: LeaderboardFieldsFragment): string | undefined {
  const parts = [
    ...(vacation > 0 ? [`${formatUnits(vacation)} vacation`] : []),
    ...(unclassified > 0 ? [`${formatUnits(unclassified)} with no car type`] : []),
  ];
  return parts.length > 0 ? `includes ${parts.join(' and ')}` : undefined;
}

/**
 * Describes the units in the totals of all rows that are neither New nor Used: "vacation units and deals
 * with no car type". Returns an empty string if there are none.
 */
export function describeOtherUnits(rows: readonly LeaderboardFieldsFragment[]): string {
  return [
    ...(rows.some(({ vacation }) => vacation > 0) ? ['vacation units'] : []),
    ...(rows.some(({ unclassified }) => unclassified > 0) ? ['deals with no car type'] : []),
  ].join(' and ');
}

/**
 * Formats units without decimals (leaderboard.md, Columns). The half unit of a split deal is written as ½.
 */
export function formatHalves(units: number): string {
  const whole = Math.trunc(units);
  if (units === whole) return whole.toLocaleString('en-US');
  return `${whole === 0 ? '' : whole.toLocaleString('en-US')}½`;
}
