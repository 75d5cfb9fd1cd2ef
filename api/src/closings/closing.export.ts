import type { AnalysisContext } from '../platform/context.ts';
import { formatDealValue } from '../deals/deal.history.ts';
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
import { type ClosingRow, getClosing } from './closing.query.ts';
import { DIFFERENCE_COLUMNS, listDifferenceLines } from './differences.export.ts';
import { COUNTED_FIELDS } from './monthAsItStands.ts';
import { BOARD_NAMES } from './stored/boards.ts';
import type { OpenDeal, StoredMonth } from './stored/storedMonth.ts';
import { toExportTable } from './stored/storedTable.ts';

/** Data for the tables of a closing. */
interface ClosingTableData extends Omit<StoredMonth, 'boards'> {
  /** Lines above the table: the days, who closed the month, and who reopened it. */
  readonly headerLines: readonly string[];
  readonly people: Employees;
}

/** Tables of a closing besides its stored reports, by their names in the URL (rest.md, Files). */
const tableBuilders: Readonly<Record<string, (stored: ClosingTableData) => ExportTable>> = {
  people: ({ figures, headerLines }) =>
    createShortTable({ title: 'People', caption: headerLines, columns: PEOPLE_COLUMNS, lines: figures.people }),
  deals: ({ deals, headerLines, people }) =>
    createShortTable({ title: 'Deals', caption: headerLines, columns: buildDealColumns(deals, people), lines: deals }),
  differences: ({ since, headerLines, people }) =>
    createShortTable({
      title: 'Since the closing before',
      caption: headerLines,
      columns: DIFFERENCE_COLUMNS,
      lines: listDifferenceLines(since, people),
    }),
  spiffs: stored => buildPeopleTable('spiff', stored),
  units: stored => buildPeopleTable('units', stored),
  frontgross: stored => buildPeopleTable('frontGross', stored),
  open: ({ open, headerLines }) => createShortTable({ title: 'What was open', caption: headerLines, columns: OPEN_DEAL_COLUMNS, lines: open }),
};

export const CLOSING_TABLES = [...BOARD_NAMES, ...Object.keys(tableBuilders)] as [string, ...string[]];

/** Exports a table of a month as it was closed, regardless of later changes (closing.md, What is stored). */
export const closingExport = defineExport({
  name: 'closing',
  contents: 'what a closing stored of its month, whatever became of it',
  query: { closing: id, table: requiredChoice(CLOSING_TABLES) },
  errorCodes: ['NOT_FOUND'],
  table: async (context, query, isLinesOnly) => {
    const { stored, ...closing } = await getClosing(context.database, query.closing);
    const people = await everyone(context);
    const headerLines = formatHeaderLines(closing, context, people);
    const storedTable = stored.boards[query.table];
    const result = storedTable
      ? toExportTable(storedTable, headerLines, isLinesOnly)
      : tableBuilders[query.table]?.({ ...stored, headerLines, people });
    if (!result) throw notFound('This closing stored no such table.');
    return { ...result, title: `${formatMonth(closing.month)} ${result.title}` };
  },
});

function formatHeaderLines(closing: ClosingRow, { clock }: AnalysisContext, people: Employees): string[] {
  const { month, reopenedAt, reopenedBy, reason } = closing;
  const closedLines = [formatDays(monthRange(month)), formatClosing(closing, clock, people)];
  if (reopenedAt === null || reopenedBy === null) return closedLines;
  const reopenedText = `Reopened ${formatInstant(clock.timeZone, new Date(reopenedAt))} by ${getEmployeeName(people, reopenedBy)}`;
  return [...closedLines, `${reopenedText}: ${reason}`];
}

/** The headers are those of the screen. */
const PEOPLE_COLUMNS: readonly ExportColumn<PersonFigures>[] = [
  ...buildColumns<PersonFigures>('text', { Name: person => person.name }),
  ...buildFigureColumns(personFigures, (person: PersonFigures) => person),
];

const OPEN_DEAL_COLUMNS: readonly ExportColumn<OpenDeal>[] = [
  { head: 'Deal', kind: 'count', cell: deal => deal.number },
  ...buildColumns<OpenDeal>('text', {
    'Customer Name': deal => deal.customerName,
    Open: deal => deal.kinds.map(kind => kind.toLowerCase()).join(', '),
  }),
];

/** Builds columns for the counted fields that all these deals have, and for the customer. */
const buildDealColumns = (deals: readonly CountedDeal[], people: Employees): ExportColumn<CountedDeal>[] => [
  ...COUNTED_FIELDS.filter(field => deals.every(({ values }) => field in values)).map(field =>
    buildRecordedColumn<CountedDeal>(field, ({ values }) =>
      formatDealValue(field, values[field] ?? null, people),
    ),
  ),
  { head: 'Customer name', kind: 'text', cell: deal => deal.customerName },
];

/**
 * Builds the table of one figure of people against the closing before, with the sum of the rows (closing.md,
 * Closed again).
 */
function buildPeopleTable(figure: PersonFigureName, { since, figures, headerLines }: ClosingTableData): ExportTable {
  const kind = getFigureCellKind(personFigures[figure]);
  const [table] = peopleDifferences(since?.figures ?? [], figures.people).filter(
    each => each.figure === figure,
  );
  return createShortTable({
    title: `${closedFigures[figure].label} since the closing before`,
    caption: headerLines,
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
