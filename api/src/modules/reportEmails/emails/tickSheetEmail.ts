import type { Context } from '../../../platform/context.ts';
import {
  type EmailContent,
  type EmailTable,
  figureColumn,
  textColumn,
} from '../../../platform/mail/email.ts';
import { getTickSheetReport } from '../../../reports/tickSheet/tickSheet.report.ts';
import type { TickFiguresType } from '../../../reports/tickSheet/tickSheet.types.ts';
import { monthRange, toMonth } from '../../../rules/calendar/calendar.ts';
import { formatShortDay } from '../../../rules/calendar/formatDay.ts';
import { goalTable } from '../../../rules/goals/goalTable.ts';
import { formatRemainingGoal } from '../../../rules/goals/remainingGoal.ts';
import { formatInteger, formatUnits } from '../../../rules/numbers/formatNumbers.ts';
import { storeFigures, tickFigures } from '../../../rules/tickSheet/tickFigures.ts';
import { KIND_TITLES } from '../reportSubscription.enums.ts';
import { buildGoalFigures, buildPreview, formatTableName, TRACK_LABEL } from './sections.ts';

/**
 * Builds the email about this month's tick sheet: the store's totals, then the people of each team (rules.md,
 * Tick sheet).
 */
export async function buildTickSheetEmail(context: Context): Promise<EmailContent> {
  const today = context.clock.today();
  const { store, sections } = await getTickSheetReport(context, monthRange(toMonth(today)));
  const to = `${context.publicUrl}/tick`;
  const hasGoals = sections.some(({ rows, total }) => total.goal || rows.some(({ goal }) => goal));
  const { new: newCars, used, total } = store;
  const sold = formatInteger(total.sold);
  const totals = {
    heading: 'Store Totals',
    to,
    figures: [
      {
        label: storeFigures.new.label,
        amount: formatInteger(newCars.sold),
        note: formatTrackNote(newCars.track),
      },
      { label: storeFigures.used.label, amount: formatInteger(used.sold), note: formatTrackNote(used.track) },
      ...buildGoalFigures(store.goal),
    ],
  };
  const { employeeId } = context.viewer;
  return {
    subject: `${formatShortDay(today)}: ${sold} sold this month · ${formatTrackNote(total.track)}`,
    preview: buildPreview([totals]),
    title: KIND_TITLES.TICK_SHEET,
    lead: { amount: sold, label: 'sold this month', note: formatTrackNote(total.track) },
    sections: [
      totals,
      ...sections.map(section => ({
        heading: formatHeading(section),
        to,
        table: buildTable(section, hasGoals, employeeId),
      })),
    ],
  };
}

/**
 * Formats the heading of a team's section. The title of a team without a sales manager begins with "-", so
 * its heading is only the team name.
 */
const formatHeading = ({ name, title }: TickSheetSection): string =>
  title.startsWith('-') ? name : `${name} – ${title}`;

const formatTrackNote = (track: number) => `${TRACK_LABEL.toLowerCase()} ${formatUnits(track)}`;

type TickSheetSection = Awaited<ReturnType<typeof getTickSheetReport>>['sections'][number];

const buildTable = ({ rows, total }: TickSheetSection, hasGoals: boolean, viewerId: number): EmailTable => ({
  columns: [
    textColumn(),
    ...(['new', 'used', 'total', 'track'] as const).map(name => figureColumn(tickFigures[name].label)),
    ...(hasGoals ? [figureColumn(goalTable.goal.label)] : []),
  ],
  rows: [
    ...rows.map(row => ({
      cells: [formatTableName(row.person, viewerId), ...buildCells(row, hasGoals)],
      isOwn: row.person.id === viewerId,
    })),
    { cells: ['Team Total', ...buildCells(total, hasGoals)], isTotal: true },
  ],
});

const buildCells = (figures: TickFiguresType, hasGoals: boolean): string[] => [
  ...(['new', 'used', 'total', 'track'] as const).map(name => formatUnits(figures[name])),
  ...(hasGoals
    ? [
        figures.goal
          ? `${formatUnits(figures.goal.goal)}, ${formatRemainingGoal(figures.goal, formatUnits).text}`
          : '',
      ]
    : []),
];
