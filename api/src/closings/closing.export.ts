import type { AnalysisContext } from '../context.ts';
import { dealValueInWords } from '../deals/deal.history.ts';
import { type Employees, everyone } from '../employees/employee.query.ts';
import { leaderboardTable } from '../reports/exports/boards/leaderboard.export.ts';
import { potOfGoldTable } from '../reports/exports/boards/potOfGold.export.ts';
import { summaryStatsTable, summaryTable } from '../reports/exports/boards/summary.export.ts';
import { storeTotalsTable, tickSheetTable } from '../reports/exports/boards/tickSheet.export.ts';
import { tradeTable } from '../reports/exports/boards/trade.export.ts';
import { type Column, columnsOf, type ExportTable, shortTable } from '../reports/exports/exportTable.ts';
import { recordedColumn } from '../reports/exports/lists/recordedColumn.ts';
import { nameOf, shownClosing, shownDays, timeOn } from '../reports/exports/shown.ts';
import { monthRange } from '../rules/calendar/calendar.ts';
import { monthTitle } from '../rules/calendar/monthNames.ts';
import type { CountedDeal, PersonFigures } from '../rules/closing/differences.ts';
import { type ClosingRow, closingById, type StoredMonth } from './closing.query.ts';
import { DIFFERENCE_COLUMNS, differenceLines } from './differences.export.ts';
import { COUNTED, type OpenDeal } from './monthAsItStands.ts';

/** What a table of a closing is made of. */
interface Stored extends StoredMonth {
  /** What its head says: the days, who closed it, and who reopened it. */
  readonly shown: readonly string[];
  readonly people: Employees;
  readonly isLinesOnly: boolean;
}

/** The tables that a closing stores, by their names in the address (rest.md, Files). */
const tables = {
  people: ({ figures, shown }) =>
    shortTable({ title: 'People', shown, columns: PEOPLE, lines: figures.people }),
  ticksheet: ({ reports, shown, isLinesOnly }) => tickSheetTable(reports.tickSheet, shown, isLinesOnly),
  storetotals: ({ reports, shown }) => storeTotalsTable(reports.tickSheet, shown),
  summary: ({ reports, shown, isLinesOnly }) => summaryTable(reports.summary, shown, isLinesOnly),
  summarystats: ({ reports, shown }) => summaryStatsTable(reports.summary, shown),
  trade: ({ reports, shown }) => tradeTable(reports.tradeStats, shown),
  potofgold: ({ reports, shown }) => potOfGoldTable(reports.potOfGold, shown),
  leaderboard: ({ reports, shown }) =>
    leaderboardTable(reports.leaderboard, { ...ALL_CARS, mode: 'EMPLOYEES' }, shown),
  teams: ({ reports, shown }) =>
    leaderboardTable(reports.teamLeaderboard, { ...ALL_CARS, mode: 'TEAMS' }, shown),
  deals: ({ deals, shown, people }) =>
    shortTable({ title: 'Deals', shown, columns: dealColumns(people), lines: deals }),
  differences: ({ since, shown, people }) =>
    shortTable({
      title: 'Since the closing before',
      shown,
      columns: DIFFERENCE_COLUMNS,
      lines: differenceLines(since, people),
    }),
  open: ({ open, shown }) => shortTable({ title: 'What was open', shown, columns: OPEN, lines: open }),
} as const satisfies Record<string, (stored: Stored) => ExportTable>;

export type ClosingTable = keyof typeof tables;

export const CLOSING_TABLES = Object.keys(tables) as [ClosingTable, ...ClosingTable[]];

/** A table of a month as it was when it was closed, whatever became of it (closing.md, What is stored). @throws NOT_FOUND */
export async function closingExport(
  context: AnalysisContext,
  id: number,
  table: ClosingTable,
  isLinesOnly: boolean,
): Promise<ExportTable> {
  const { stored, ...closing } = await closingById(context.database, id);
  const people = await everyone(context);
  const shown = shownOf(closing, context, people);
  const made = tables[table]({ ...stored, shown, people, isLinesOnly });
  return { ...made, title: `${monthTitle(closing.month)} ${made.title}` };
}

const ALL_CARS = { carFilter: 'All', ranking: 'UNITS' } as const;

function shownOf(closing: ClosingRow, { clock }: AnalysisContext, people: Employees): string[] {
  const { month, reopenedAt, reopenedBy, reason } = closing;
  const closed = [shownDays(monthRange(month)), shownClosing(closing, clock, people)];
  if (reopenedAt === null || reopenedBy === null) return closed;
  const reopened = `Reopened ${timeOn(clock.timeZone, new Date(reopenedAt))} by ${nameOf(people, reopenedBy)}`;
  return [...closed, `${reopened}: ${reason}`];
}

/** Heads are those of the screen. */
const PEOPLE: readonly Column<PersonFigures>[] = [
  ...columnsOf<PersonFigures>('text', { Name: person => person.name }),
  ...columnsOf<PersonFigures>('units', {
    New: person => person.newUnits,
    Used: person => person.usedUnits,
    Units: person => person.units,
    Vacation: person => person.vacation,
  }),
  ...columnsOf<PersonFigures>('money', {
    'Front gross': person => person.frontGross,
    'Total Spiff': person => person.spiff,
  }),
];

const OPEN: readonly Column<OpenDeal>[] = [
  { head: 'Deal', kind: 'count', cell: deal => deal.number },
  ...columnsOf<OpenDeal>('text', {
    'Customer Name': deal => deal.customerName,
    Open: deal => deal.kinds.map(kind => kind.toLowerCase()).join(', '),
  }),
];

/** The customer, and each field that counts. */
const dealColumns = (people: Employees): Column<CountedDeal>[] => [
  ...COUNTED.map(field =>
    recordedColumn<CountedDeal>(field, ({ values }) =>
      dealValueInWords(field, values[field] ?? null, people),
    ),
  ),
  { head: 'Customer name', kind: 'text', cell: deal => deal.customerName },
];
