import type { Context } from '../../platform/context.ts';
import { figureColumn, type LetterFigure, type Part, rankColumn, textColumn } from '../../mail/letter.ts';
import { listDeliveries } from '../../reports/deliveries/deliveries.query.ts';
import { getLeaderboardReport } from '../../reports/leaderboard/leaderboard.report.ts';
import type { GoalFiguresType } from '../../reports/tickSheet/tickSheet.types.ts';
import type { Day, DayRange } from '../../rules/calendar/calendar.ts';
import { formatRemainingGoal } from '../../rules/goals/goalLeft.ts';
import { goalTable } from '../../rules/goals/goalTable.ts';
import { leaderboardFigures } from '../../rules/leaderboard/leaderboardFigures.ts';
import { formatMoney, formatUnits } from '../../rules/numbers/formatNumbers.ts';
import { tickFigures } from '../../rules/tickSheet/tickFigures.ts';

// What several letters have (morning-report.md, Kinds), in the words of the screens.

const FIRST_TEN = 10;

export const DELIVERIES = 'Deliveries today';
export const TRACK = tickFigures.track.label;

/** What the inbox shows beside the subject: the figures, and how many are delivered today. */
export const previewOf = (parts: readonly Part[]): string =>
  parts
    .flatMap(({ heading, figures, table }) => [
      ...(figures ?? []).map(({ label, amount, note }) => `${label} ${amount}${note ? `, ${note}` : ''}`),
      ...(heading === DELIVERIES && table ? [`${heading} ${table.rows.length}`] : []),
    ])
    .join(' · ');

/** The leaderboard's first ten by units, and the reader's own row. Front gross is no part of it unless it is wanted. */
export async function leaderboardPart(
  { database, publicUrl, viewer }: Context,
  range: DayRange,
  showsGross: boolean,
): Promise<Part> {
  const choice = { mode: 'EMPLOYEES', range, carFilter: 'All', ranking: 'UNITS' } as const;
  const ranked = await getLeaderboardReport(database, choice);
  const isOwn = ({ id }: { id: number }) => id === viewer.employeeId;
  const rows = ranked.filter((row, place) => place < FIRST_TEN || isOwn(row));
  const { total, gross } = leaderboardFigures;
  return {
    heading: 'Leaderboard',
    to: `${publicUrl}/leaderboard`,
    table: {
      columns: [rankColumn, textColumn(), ...(showsGross ? [total, gross] : [total]).map(toColumn)],
      rows: rows.map(row => ({
        cells: [
          String(row.rank),
          ownName(row, viewer.employeeId),
          formatUnits(row.total),
          ...(showsGross ? [formatMoney(row.gross)] : []),
        ],
        isOwn: isOwn(row),
      })),
    },
  };
}

/** A name in a table; the reader's own says so. */
export const ownName = ({ id, name }: { id: number; name: string }, reader: number): string =>
  id === reader ? `${name} (you)` : name;

const toColumn = ({ label }: { label: string }) => figureColumn(label);

/** The deliveries of a day: the one place of a mail with customers. */
export async function deliveriesPart(context: Context, day: Day, employeeId?: number): Promise<Part> {
  const all = await listDeliveries(context, { start: day, end: day });
  const listed = all.filter(
    ({ salespeople }) => employeeId === undefined || salespeople.some(({ id }) => id === employeeId),
  );
  const part = { heading: DELIVERIES, to: context.publicUrl };
  if (listed.length === 0) return { ...part, sentence: 'None.' };
  return {
    ...part,
    table: {
      columns: [textColumn(), textColumn()],
      rows: listed.map(({ customer, vehicle, stockNumber, salespeople, isSold }) => ({
        cells: [customer ?? '–', salespeople.map(({ name }) => name).join(', ') + (isSold ? '\u00a0✓' : '')],
        details: [[vehicle, stockNumber].filter(Boolean).join(', ')],
      })),
    },
  };
}

/** The goal of the month, and what it asks of each day left; nothing where none is set. */
export const goalFigures = (goal: GoalFiguresType | null): LetterFigure[] =>
  goal
    ? [{ label: goalTable.goal.label, amount: formatUnits(goal.goal), note: formatRemainingGoal(goal, formatUnits).text }]
    : [];
