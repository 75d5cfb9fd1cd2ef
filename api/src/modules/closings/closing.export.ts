import type { AnalysisContext } from '../../platform/context.ts';
import { notFound } from '../../platform/errors.ts';
import { id, requiredChoice } from '../../platform/input/fields.ts';
import { formatClosing, formatDays, formatInstant, getEmployeeName } from '../../reports/exports/captions.ts';
import { defineExport } from '../../reports/exports/exportCall.ts';
import {
  buildColumns,
  buildFigureColumns,
  createShortTable,
  type ExportCell,
  type ExportColumn,
  type ExportTable,
  getFigureCellKind,
} from '../../reports/exports/exportTable.ts';
import {
  buildRecordedCell,
  buildRecordedColumn,
  formatRecordedField,
} from '../../reports/exports/lists/recordedColumn.ts';
import { monthRange } from '../../rules/calendar/calendar.ts';
import { formatMonth } from '../../rules/calendar/formatDay.ts';
import { closedFigures, closedPersonFigures } from '../../rules/closing/closedFigures.ts';
import {
  buildPeopleDifferences,
  type CountedDeal,
  type DealDifference,
  type FigureDifference,
  type PeopleDifferences,
  type PersonFigureName,
  type PersonFigures,
} from '../../rules/closing/differences.ts';
import { openItemLabels } from '../../rules/openItems/openItems.ts';
import { formatDealValue, type RecordedDealField } from '../deals/deal.history.ts';
import { type Employees, getCachedEmployees } from '../employees/employee.query.ts';
import { type ClosingRow, getClosing } from './closing.query.ts';
import { COUNTED_FIELDS } from './monthSnapshot.ts';
import { BOARD_NAMES } from './stored/boards.ts';
import {
  type ClosingDifferences,
  type OpenDeal,
  type StoredMonth,
  toExportTable,
} from './stored/storedMonth.ts';

/** Data for the tables of a closing. */
interface ClosingTableData extends Omit<StoredMonth, 'boards'> {
  /** Lines above the table: the days, who closed the month, and who reopened it. */
  readonly headerLines: readonly string[];
  readonly people: Employees;
}

/**
 * Builders of the tables of a closing, by their names in the URL (rest.md, Files). Stored reports are not
 * included.
 */
const tableBuilders: Readonly<Record<string, (data: ClosingTableData) => ExportTable>> = {
  people: ({ figures, headerLines }) =>
    createShortTable({
      title: 'People',
      caption: headerLines,
      columns: PEOPLE_COLUMNS,
      lines: figures.people,
    }),
  deals: ({ deals, headerLines, people }) =>
    createShortTable({
      title: 'Deals',
      caption: headerLines,
      columns: buildDealColumns(deals, people),
      lines: deals,
    }),
  differences: ({ since, headerLines, people }) =>
    createShortTable({
      title: 'Changes since the previous closing',
      caption: headerLines,
      columns: DIFFERENCE_COLUMNS,
      lines: listDifferenceLines(since, people),
    }),
  spiffs: data => buildPeopleTable('spiff', data),
  units: data => buildPeopleTable('units', data),
  frontgross: data => buildPeopleTable('frontGross', data),
  open: ({ open, headerLines }) =>
    createShortTable({
      title: 'Open items',
      caption: headerLines,
      columns: OPEN_DEAL_COLUMNS,
      lines: open,
    }),
};

export const CLOSING_TABLES = [...BOARD_NAMES, ...Object.keys(tableBuilders)] as [string, ...string[]];

/**
 * Exports a table of a month with its values at the closing, regardless of later changes (closing.md, Stored
 * data).
 */
export const closingExport = defineExport({
  name: 'closing',
  contents: 'one of a month’s tables, as it was at close',
  query: { closing: id, table: requiredChoice(CLOSING_TABLES) },
  errorCodes: ['NOT_FOUND'],
  table: async (context, query, isLinesOnly) => {
    const { stored, ...closing } = await getClosing(context.database, query.closing);
    const people = await getCachedEmployees(context);
    const headerLines = formatHeaderLines(closing, context, people);
    const storedTable = stored.boards[query.table];
    const result = storedTable
      ? toExportTable(storedTable, headerLines, isLinesOnly)
      : tableBuilders[query.table]?.({ ...stored, headerLines, people });
    if (!result) throw notFound('This closing doesn’t include that table.');
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

/** Columns with the same headers as on the screen. */
const PEOPLE_COLUMNS: readonly ExportColumn<PersonFigures>[] = [
  ...buildColumns<PersonFigures>('text', { Name: person => person.name }),
  ...buildFigureColumns(closedPersonFigures, (person: PersonFigures) => person),
];

const OPEN_DEAL_COLUMNS: readonly ExportColumn<OpenDeal>[] = [
  { head: 'Deal', kind: 'count', cell: deal => deal.number },
  ...buildColumns<OpenDeal>('text', {
    'Customer Name': deal => deal.customerName,
    'Open items': deal => deal.kinds.map(kind => openItemLabels[kind].label).join(', '),
  }),
];

/** Builds columns for the customer and for the counted fields that all these deals have. */
const buildDealColumns = (deals: readonly CountedDeal[], people: Employees): ExportColumn<CountedDeal>[] => [
  ...COUNTED_FIELDS.filter(field => deals.every(({ values }) => field in values)).map(field =>
    buildRecordedColumn<CountedDeal>(field, ({ values }) =>
      formatDealValue(field, values[field] ?? null, people),
    ),
  ),
  { head: 'Customer name', kind: 'text', cell: deal => deal.customerName },
];

/**
 * Builds the table that compares one figure of each person with the previous closing (closing.md, Closing
 * again). The last line is the sum of the rows.
 */
function buildPeopleTable(
  figure: PersonFigureName,
  { since, figures, headerLines }: ClosingTableData,
): ExportTable {
  const kind = getFigureCellKind(closedPersonFigures[figure]);
  const [table] = buildPeopleDifferences(since?.figures ?? [], figures.people).filter(
    each => each.figure === figure,
  );
  return createShortTable({
    title: `${closedFigures[figure].label} since the previous closing`,
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

/** One field of a deal, or one figure, that differs from the previous closing. */
interface DifferenceLine {
  readonly deal: number | null;
  readonly subject: string;
  readonly change: string;
  readonly fieldLabel: string | null;
  readonly from: ExportCell;
  readonly to: ExportCell;
}

export const DIFFERENCE_COLUMNS: readonly ExportColumn<DifferenceLine>[] = [
  { head: 'Deal', kind: 'count', cell: each => each.deal },
  ...buildColumns<DifferenceLine>('text', {
    Subject: each => each.subject,
    Change: each => each.change,
    Field: each => each.fieldLabel,
  }),
  { head: 'From', kind: 'own', cell: each => each.from },
  { head: 'To', kind: 'own', cell: each => each.to },
];

/**
 * Lists the differences from the previous closing. The fields of changed deals come first, then the figures
 * (closing.md, Closing screen).
 */
export const listDifferenceLines = (
  since: ClosingDifferences | null,
  people: Employees,
): DifferenceLine[] => [
  ...(since?.deals ?? []).flatMap(deal => toDealLines(deal, people)),
  ...(since?.figures ?? []).map(toFigureLine),
];

function toDealLines(
  { number, customerName, kind, fields }: DealDifference,
  people: Employees,
): DifferenceLine[] {
  const deal = { deal: number, subject: customerName, change: kind.toLowerCase() };
  if (fields.length === 0) return [{ ...deal, fieldLabel: null, from: null, to: null }];
  return fields.map(({ field: name, from, to }) => {
    const field = name as RecordedDealField;
    const cell = (value: string | null) => buildRecordedCell(field, formatDealValue(field, value, people));
    return { ...deal, fieldLabel: formatRecordedField(field), from: cell(from), to: cell(to) };
  });
}

function toFigureLine({ figure, person, from, to }: FigureDifference): DifferenceLine {
  const definition = closedFigures[figure as keyof typeof closedFigures];
  const kind = getFigureCellKind(definition);
  return {
    deal: null,
    subject: person?.name ?? 'Store',
    change: 'changed',
    fieldLabel: definition.label,
    from: { kind, content: from },
    to: { kind, content: to },
  };
}
