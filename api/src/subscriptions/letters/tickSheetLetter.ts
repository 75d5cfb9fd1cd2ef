import type { Context } from '../../context.ts';
import type { Part, Table } from '../../mail/letter.ts';
import { tickSheetReport } from '../../reports/tickSheet/tickSheet.report.ts';
import type { TickFiguresType } from '../../reports/tickSheet/tickSheet.types.ts';
import { monthOf, monthRange } from '../../rules/calendar/calendar.ts';
import { goalTable } from '../../rules/goals/goalTable.ts';
import { unitsText } from '../../rules/numbers/amountTexts.ts';
import { countText } from '../../rules/numbers/countText.ts';
import { storeFigures, tickFigures } from '../../rules/tickSheet/tickFigures.ts';
import { goalFigures, goalLeft } from './parts.ts';

/** This month's tick sheet: the store's totals, then each team's people (rules.md, Tick sheet). */
export async function tickSheetParts(context: Context): Promise<Part[]> {
  const { store, sections } = await tickSheetReport(context, monthRange(monthOf(context.clock.today())));
  const to = `${context.publicUrl}/tick`;
  const hasGoals = sections.some(({ rows, total }) => total.goal || rows.some(({ goal }) => goal));
  const { new: fresh, used, total } = store;
  return [
    {
      heading: 'Store Totals',
      to,
      figures: [
        { label: storeFigures.new.head, amount: countText(fresh.sold), note: trackNote(fresh.track) },
        { label: storeFigures.used.head, amount: countText(used.sold), note: trackNote(used.track) },
        { label: storeFigures.total.head, amount: countText(total.sold), note: trackNote(total.track) },
        ...goalFigures(store.goal),
      ],
    },
    ...sections.map(section => ({ heading: headingOf(section), to, table: tableOf(section, hasGoals) })),
  ];
}

/** A team without a sales manager has its name alone. */
const headingOf = ({ name, title }: Section): string => (title.startsWith('-') ? name : `${name} – ${title}`);

const trackNote = (track: number) => `${tickFigures.track.head} ${unitsText(track)}`;

type Section = Awaited<ReturnType<typeof tickSheetReport>>['sections'][number];

const tableOf = ({ rows, total }: Section, hasGoals: boolean): Table => ({
  heads: [
    '',
    ...(['new', 'used', 'total', 'track'] as const).map(name => tickFigures[name].head),
    ...(hasGoals ? [goalTable.goal.head] : []),
  ],
  rows: [
    ...rows.map(row => ({ cells: [row.person.name, ...cellsOf(row, hasGoals)] })),
    { cells: ['Team Total', ...cellsOf(total, hasGoals)], isTotal: true },
  ],
});

const cellsOf = (figures: TickFiguresType, hasGoals: boolean): string[] => [
  ...(['new', 'used', 'total', 'track'] as const).map(name => unitsText(figures[name])),
  ...(hasGoals ? [figures.goal ? `${unitsText(figures.goal.goal)}, ${goalLeft(figures.goal)}` : ''] : []),
];
