import type { AnalysisContext } from '../platform/context.ts';
import { dealValueInWords } from '../deals/deal.history.ts';
import { type Employees, everyone } from '../employees/employee.query.ts';
import { notFound } from '../platform/errors.ts';
import { id, requiredChoice } from '../platform/input/fields.ts';
import { defineExport } from '../reports/exports/exportCall.ts';
import { buildColumns, buildFigureColumns, createShortTable, type ExportColumn, type ExportTable, getFigureCellKind } from '../reports/exports/exportTable.ts';
import { buildRecordedColumn } from '../reports/exports/lists/recordedColumn.ts';
import { getEmployeeName, formatClosing, formatDays, formatInstant } from '../reports/exports/captions.ts';
import { monthRange } from '../rules/calendar/calendar.ts';
import { formatMonth } from '../rules/calendar/formatDay.ts';
import { closedFigures, personFigures } from '../rules/closing/closedFigures.ts';
import { type CountedDeal, peopleDifferences, type PeopleDifferences, type PersonFigureName, type PersonFigures } from '../rules/closing/differences.ts';
import { type ClosingRow, closingById } from './closing.query.ts';
import { DIFFERENCE_COLUMNS, differenceLines } from './differences.export.ts';
import { COUNTED } from './monthAsItStands.ts';
import { BOARDS } from './stored/boards.ts';
import type { OpenDeal, StoredMonth } from './stored/storedMonth.ts';
import { exportOfStored } from './stored/storedTable.ts';

/** What a table of a closing is made of. */
interface Stored extends Omit<StoredMonth, 'boards'> {
  /** What its head says: the days, who closed it, and who reopened it. */
  readonly shown: readonly string[];
  readonly people: Employees;
}

/** The tables that a closing stores beside its reports, by their names in the address (rest.md, Files). */
const tables: Readonly<Record<string, (stored: Stored) => ExportTable>> = {
  people: ({ figures, shown }) =>
    createShortTable({ title: 'People', caption: shown, columns: PEOPLE, lines: figures.people }),
  deals: ({ deals, shown, people }) =>
    createShortTable({ title: 'Deals', caption: shown, columns: dealColumns(deals, people), lines: deals }),
  differences: ({ since, shown, people }) =>
    createShortTable({
      title: 'Since the closing before',
      caption: shown,
      columns: DIFFERENCE_COLUMNS,
      lines: differenceLines(since, people),
    }),
  spiffs: stored => peopleTable('spiff', stored),
  units: stored => peopleTable('units', stored),
  frontgross: stored => peopleTable('frontGross', stored),
  open: ({ open, shown }) => createShortTable({ title: 'What was open', caption: shown, columns: OPEN, lines: open }),
};

export const CLOSING_TABLES = [...BOARDS, ...Object.keys(tables)] as [string, ...string[]];

/** A table of a month as it was when it was closed, whatever became of it (closing.md, What is stored). */
export const closingExport = defineExport({
  name: 'closing',
  contents: 'what a closing stored of its month, whatever became of it',
  query: { closing: id, table: requiredChoice(CLOSING_TABLES) },
  errorCodes: ['NOT_FOUND'],
  table: async (context, query, isLinesOnly) => {
    const { stored, ...closing } = await closingById(context.database, query.closing);
    const people = await everyone(context);
    const shown = shownOf(closing, context, people);
    const board = stored.boards[query.table];
    const made = board
      ? exportOfStored(board, shown, isLinesOnly)
      : tables[query.table]?.({ ...stored, shown, people });
    if (!made) throw notFound('This closing stored no such table.');
    return { ...made, title: `${formatMonth(closing.month)} ${made.title}` };
  },
});

function shownOf(closing: ClosingRow, { clock }: AnalysisContext, people: Employees): string[] {
  const { month, reopenedAt, reopenedBy, reason } = closing;
  const closed = [formatDays(monthRange(month)), formatClosing(closing, clock, people)];
  if (reopenedAt === null || reopenedBy === null) return closed;
  const reopened = `Reopened ${formatInstant(clock.timeZone, new Date(reopenedAt))} by ${getEmployeeName(people, reopenedBy)}`;
  return [...closed, `${reopened}: ${reason}`];
}

/** Heads are those of the screen. */
const PEOPLE: readonly ExportColumn<PersonFigures>[] = [
  ...buildColumns<PersonFigures>('text', { Name: person => person.name }),
  ...buildFigureColumns(personFigures, (person: PersonFigures) => person),
];

const OPEN: readonly ExportColumn<OpenDeal>[] = [
  { head: 'Deal', kind: 'count', cell: deal => deal.number },
  ...buildColumns<OpenDeal>('text', {
    'Customer Name': deal => deal.customerName,
    Open: deal => deal.kinds.map(kind => kind.toLowerCase()).join(', '),
  }),
];

/** Each field that counts, of those that were known then, and the customer. */
const dealColumns = (deals: readonly CountedDeal[], people: Employees): ExportColumn<CountedDeal>[] => [
  ...COUNTED.filter(field => deals.every(({ values }) => field in values)).map(field =>
    buildRecordedColumn<CountedDeal>(field, ({ values }) =>
      dealValueInWords(field, values[field] ?? null, people),
    ),
  ),
  { head: 'Customer name', kind: 'text', cell: deal => deal.customerName },
];

/** One figure of people against the closing before, and the sum of the rows (closing.md, Closed again). */
function peopleTable(figure: PersonFigureName, { since, figures, shown }: Stored): ExportTable {
  const kind = getFigureCellKind(personFigures[figure]);
  const [table] = peopleDifferences(since?.figures ?? [], figures.people).filter(
    each => each.figure === figure,
  );
  return createShortTable({
    title: `${closedFigures[figure].label} since the closing before`,
    caption: shown,
    columns: [
      { head: 'Name', kind: 'text', cell: row => row.person?.name ?? null },
      { head: 'Was', kind, cell: row => row.from },
      { head: 'Is', kind, cell: row => row.to },
      { head: 'Difference', kind, cell: row => row.difference },
    ] satisfies ExportColumn<PeopleDifferences['rows'][number]>[],
    lines: table?.rows ?? [],
    totals: () =>
      table
        ? [
            ...(table.others > 0
              ? [[`Unchanged: ${table.others}`, table.unchanged, table.unchanged, 0]]
              : []),
            ['Sum', table.sum.from, table.sum.to, table.sum.difference],
          ]
        : [],
  });
}
