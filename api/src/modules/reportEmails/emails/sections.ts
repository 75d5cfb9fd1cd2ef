import type { Context } from '../../../platform/context.ts';
import {
  type EmailFigure,
  type EmailSection,
  figureColumn,
  rankColumn,
  textColumn,
} from '../../../platform/mail/email.ts';
import { listDeliveries } from '../../../reports/deliveries/deliveries.query.ts';
import { getLeaderboardReport } from '../../../reports/leaderboard/leaderboard.report.ts';
import type { GoalFiguresType } from '../../../reports/tickSheet/tickSheet.types.ts';
import type { Day, DayRange } from '../../../rules/calendar/calendar.ts';
import { goalTable } from '../../../rules/goals/goalTable.ts';
import { formatRemainingGoal } from '../../../rules/goals/remainingGoal.ts';
import { leaderboardFigures } from '../../../rules/leaderboard/leaderboardFigures.ts';
import { formatMoney, formatUnits } from '../../../rules/numbers/formatNumbers.ts';
import { tickFigures } from '../../../rules/tickSheet/tickFigures.ts';

// This file builds the sections that several emails share (morning-report.md, Kinds), with the labels of the
// screens.

const MAX_LEADERBOARD_ROWS = 10;

export const DELIVERIES_HEADING = 'Deliveries today';
export const TRACK_LABEL = tickFigures.track.label;

/**
 * Builds the text that the inbox shows next to the subject: the figures, and the number of today's
 * deliveries.
 */
export const buildPreview = (sections: readonly EmailSection[]): string =>
  sections
    .flatMap(({ heading, figures, table }) => [
      ...(figures ?? []).map(({ label, amount, note }) => `${label} ${amount}${note ? `, ${note}` : ''}`),
      ...(heading === DELIVERIES_HEADING && table ? [`${heading} ${table.rows.length}`] : []),
    ])
    .join(' · ');

/**
 * Builds the first ten rows of the leaderboard by units, and the viewer's row. The front gross column is
 * included only on request.
 */
export async function buildLeaderboardSection(
  { database, publicUrl, viewer }: Context,
  range: DayRange,
  showsGross: boolean,
): Promise<EmailSection> {
  const query = { mode: 'EMPLOYEES', range, carFilter: 'All', ranking: 'UNITS' } as const;
  const ranked = await getLeaderboardReport(database, query);
  const isOwn = ({ id }: { id: number }) => id === viewer.employeeId;
  const rows = ranked.filter((row, index) => index < MAX_LEADERBOARD_ROWS || isOwn(row));
  const { total, gross } = leaderboardFigures;
  return {
    heading: 'Leaderboard',
    to: `${publicUrl}/leaderboard`,
    table: {
      columns: [rankColumn, textColumn(), ...(showsGross ? [total, gross] : [total]).map(toFigureColumn)],
      rows: rows.map(row => ({
        cells: [
          String(row.rank),
          formatTableName(row, viewer.employeeId),
          formatUnits(row.total),
          ...(showsGross ? [formatMoney(row.gross)] : []),
        ],
        isOwn: isOwn(row),
      })),
    },
  };
}

/** Formats a name in a table. The viewer's name is marked with "(you)". */
export const formatTableName = ({ id, name }: { id: number; name: string }, viewerId: number): string =>
  id === viewerId ? `${name} (you)` : name;

const toFigureColumn = ({ label }: { label: string }) => figureColumn(label);

/** Builds the section with the deliveries of a day. No other section of an email contains customers. */
export async function buildDeliveriesSection(
  context: Context,
  day: Day,
  employeeId?: number,
): Promise<EmailSection> {
  const all = await listDeliveries(context, { start: day, end: day });
  const shownDeliveries = all.filter(
    ({ salespeople }) => employeeId === undefined || salespeople.some(({ id }) => id === employeeId),
  );
  const section = { heading: DELIVERIES_HEADING, to: context.publicUrl };
  if (shownDeliveries.length === 0) return { ...section, sentence: 'No deliveries today.' };
  return {
    ...section,
    table: {
      columns: [textColumn(), textColumn()],
      rows: shownDeliveries.map(({ customer, vehicle, stockNumber, salespeople, isSold }) => ({
        cells: [customer ?? '–', salespeople.map(({ name }) => name).join(', ') + (isSold ? '\u00a0✓' : '')],
        details: [[vehicle, stockNumber].filter(Boolean).join(', ')],
      })),
    },
  };
}

/**
 * Builds the figures for the month's goal, with the units that are needed on each remaining day. Returns no
 * figures if no goal is set.
 */
export const buildGoalFigures = (goal: GoalFiguresType | null): EmailFigure[] =>
  goal
    ? [
        {
          label: goalTable.goal.label,
          amount: formatUnits(goal.goal),
          note: formatRemainingGoal(goal, formatUnits).text,
        },
      ]
    : [];
