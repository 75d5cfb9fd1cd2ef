import type { Context } from '../../platform/context.ts';
import { figureColumn, type LetterContent, type Table, textColumn } from '../../mail/letter.ts';
import { getTickSheetReport } from '../../reports/tickSheet/tickSheet.report.ts';
import type { TickFiguresType } from '../../reports/tickSheet/tickSheet.types.ts';
import { monthOf, monthRange } from '../../rules/calendar/calendar.ts';
import { formatShortDay } from '../../rules/calendar/formatDay.ts';
import { formatRemainingGoal } from '../../rules/goals/goalLeft.ts';
import { goalTable } from '../../rules/goals/goalTable.ts';
import { countText, formatUnits } from '../../rules/numbers/formatNumbers.ts';
import { storeFigures, tickFigures } from '../../rules/tickSheet/tickFigures.ts';
import { KIND_TITLES } from '../subscription.enums.ts';
import { goalFigures, ownName, previewOf, TRACK } from './parts.ts';

/** This month's tick sheet: the store's totals, then each team's people (rules.md, Tick sheet). */
export async function tickSheetLetter(context: Context): Promise<LetterContent> {
  const today = context.clock.today();
  const { store, sections } = await getTickSheetReport(context, monthRange(monthOf(today)));
  const to = `${context.publicUrl}/tick`;
  const hasGoals = sections.some(({ rows, total }) => total.goal || rows.some(({ goal }) => goal));
  const { new: fresh, used, total } = store;
  const sold = countText(total.sold);
  const totals = {
    heading: 'Store Totals',
    to,
    figures: [
      { label: storeFigures.new.label, amount: countText(fresh.sold), note: trackNote(fresh.track) },
      { label: storeFigures.used.label, amount: countText(used.sold), note: trackNote(used.track) },
      ...goalFigures(store.goal),
    ],
  };
  const { employeeId } = context.viewer;
  return {
    subject: `${formatShortDay(today)}: ${sold} sold this month · ${trackNote(total.track)}`,
    preview: previewOf([totals]),
    title: KIND_TITLES.TICK_SHEET,
    lead: { amount: sold, label: 'sold this month', note: trackNote(total.track) },
    parts: [
      totals,
      ...sections.map(section => ({
        heading: headingOf(section),
        to,
        table: tableOf(section, hasGoals, employeeId),
      })),
    ],
  };
}

/** A team without a sales manager has its name alone. */
const headingOf = ({ name, title }: Section): string => (title.startsWith('-') ? name : `${name} – ${title}`);

const trackNote = (track: number) => `${TRACK.toLowerCase()} ${formatUnits(track)}`;

type Section = Awaited<ReturnType<typeof getTickSheetReport>>['sections'][number];

const tableOf = ({ rows, total }: Section, hasGoals: boolean, reader: number): Table => ({
  columns: [
    textColumn(),
    ...(['new', 'used', 'total', 'track'] as const).map(name => figureColumn(tickFigures[name].label)),
    ...(hasGoals ? [figureColumn(goalTable.goal.label)] : []),
  ],
  rows: [
    ...rows.map(row => ({
      cells: [ownName(row.person, reader), ...cellsOf(row, hasGoals)],
      isOwn: row.person.id === reader,
    })),
    { cells: ['Team Total', ...cellsOf(total, hasGoals)], isTotal: true },
  ],
});

const cellsOf = (figures: TickFiguresType, hasGoals: boolean): string[] => [
  ...(['new', 'used', 'total', 'track'] as const).map(name => formatUnits(figures[name])),
  ...(hasGoals
    ? [figures.goal ? `${formatUnits(figures.goal.goal)}, ${formatRemainingGoal(figures.goal, formatUnits).text}` : '']
    : []),
];
