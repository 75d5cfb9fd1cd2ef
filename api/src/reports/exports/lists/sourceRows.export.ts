import sql from 'sql-template-tag';
import { type DealType, presentDeal } from '../../../modules/deals/deal.types.ts';
import { type Employees, loadEmployeesById } from '../../../modules/employees/employee.query.ts';
import { teamFilterSchema } from '../../../modules/upLog/stats/upStats.input.ts';
import type { AnalysisContext } from '../../../platform/context.ts';
import { readBatchedList } from '../../../platform/database/batchedList.ts';
import { optionalFilter, optionalFilters, requiredChoice } from '../../../platform/input/fields.ts';
import { ALL_DAYS } from '../../../rules/calendar/calendar.ts';
import { countTradesOfDeal } from '../../../rules/deals/dealValues.ts';
import { type HalfCents, toCents, toDollars } from '../../../rules/numbers/money.ts';
import { TEAMS, type TeamId, teamOrNone } from '../../../rules/people/teams.ts';
import { getAllCountedVacation } from '../../countedVacation/countedVacation.report.ts';
import type { VacationOfMonthType } from '../../countedVacation/countedVacation.types.ts';
import {
  type CreditedDealRow,
  type CreditFilter,
  calculateTradeShare,
  creditedDealIdsSql,
  listCreditedDealsByIds,
} from '../../creditedDeals/creditedDeals.query.ts';
import { formatDays, formatFilters, getEmployeeName } from '../captions.ts';
import { defineExport } from '../exportCall.ts';
import {
  buildColumns,
  createExportTable,
  createShortTable,
  type ExportColumn,
  type ExportTable,
  formatDealCount,
} from '../exportTable.ts';
import {
  dateRange,
  defineFlag,
  employeeIds,
  listedUpsQuery,
  toListedUpsFilter,
  withDayRange,
} from '../queryFields.ts';
import { SOURCE_DEAL_COLUMNS } from './dealColumns.ts';
import { formatUpFilters } from './ups.export.ts';

/** Deal with the share that the figure counts. */
interface CreditedLine {
  readonly row: CreditedDealRow;
  readonly deal: DealType;
}

const sharesToDollars = (shares: HalfCents): number => toDollars(toCents(shares));

/**
 * Columns of the credited deals. The shares of the deal come first, then the columns that identify the deal
 * (docs/adr/explanations.md).
 */
const CREDITED_DEAL_COLUMNS: readonly ExportColumn<CreditedLine>[] = [
  { head: 'Units', kind: 'units', cell: ({ row }) => row.units },
  { head: 'Trades', kind: 'count', cell: ({ row }) => countTradesOfDeal(row.tradeStatus) },
  { head: 'Trade share', kind: 'units', cell: ({ row }) => calculateTradeShare(row) },
  ...buildColumns<CreditedLine>('money', {
    'Front share': ({ row }) => sharesToDollars(row.frontGrossShare),
    'Ranked share': ({ row }) => sharesToDollars(row.rankedGrossShare),
    'Gross share': ({ row }) => sharesToDollars(row.totalGrossShare),
  }),
  ...SOURCE_DEAL_COLUMNS.map(({ cell, ...header }) => ({
    ...header,
    cell: ({ deal }: CreditedLine) => cell(deal),
  })),
];

/** Exports the deals of a figure of a report by delivery date, with their totals. */
export const sourceDealsExport = defineExport({
  name: 'dealsbehind',
  contents: 'the source deals of a number in a report, with each deal’s share',
  query: {
    ...dateRange,
    employeeIds: optionalFilter(employeeIds),
    ...optionalFilters({
      currentTeam: teamFilterSchema,
      finalTeam: teamFilterSchema,
      cars: requiredChoice(['new', 'used', 'certified', 'unclassified']),
    }),
    hasTrade: defineFlag('1 exports only deals with a trade-in; 0, the default, exports all deals.'),
  },
  table: (context, query) => buildDealsTable(context, withDayRange(query)),
});

/** Exports the sold deals that are linked to the ups of a list (up-log.md, Funnel). */
export const dealsOfUpsExport = defineExport({
  name: 'dealsofups',
  contents: 'the sold deals linked to the ups in a list, each counted once and in full',
  query: listedUpsQuery,
  table: (context, query) => buildDealsTable(context, { days: ALL_DAYS, ofUps: toListedUpsFilter(query) }),
});

async function buildDealsTable({ database }: AnalysisContext, filter: CreditFilter): Promise<ExportTable> {
  const people = await loadEmployeesById(database);
  const list = await readBatchedList(database, { key: sql`id`, ...creditedDealIdsSql(filter) }, ids =>
    listCreditedDealsByIds(database, filter, ids),
  );
  const sums = new CreditedSums();
  const { rowCount, batches } = list.map(rows => {
    for (const row of rows) sums.add(row);
    return rows.map((row): CreditedLine => ({ row, deal: presentDeal({ row, people }) }));
  });
  return createExportTable({
    title: 'Source deals',
    caption: formatCreditFilters(filter, people),
    columns: CREDITED_DEAL_COLUMNS,
    lineCount: rowCount,
    batches,
    totals: () => [[...sums.buildCells(), null, null, formatDealCount(rowCount)]],
  });
}

/** Adds up the shares of the deals while they are read. */
class CreditedSums {
  private readonly counts = { units: 0, trades: 0, tradeShares: 0 };
  private readonly gross = { front: 0, ranked: 0, total: 0 };

  add(row: CreditedDealRow): void {
    this.counts.units += row.units;
    this.counts.trades += countTradesOfDeal(row.tradeStatus);
    this.counts.tradeShares += calculateTradeShare(row);
    this.gross.front += row.frontGrossShare;
    this.gross.ranked += row.rankedGrossShare;
    this.gross.total += row.totalGrossShare;
  }

  /** Returns the sums as the cells of the first six columns of the totals line. */
  buildCells(): number[] {
    return [...Object.values(this.counts), ...Object.values(this.gross).map(sharesToDollars)];
  }
}

const formatCreditFilters = (filter: CreditFilter, people: Employees): string[] => [
  ...(filter.ofUps ? formatUpFilters(filter.ofUps, people) : [formatDays(filter.days)]),
  ...formatFilters({
    Employees: filter.employeeIds?.map(id => getEmployeeName(people, id)).join(', '),
    'Current team': filter.currentTeam && getTeamName(filter.currentTeam),
    'Credited team': filter.finalTeam && getTeamName(filter.finalTeam),
    Cars: filter.cars,
    Trade: filter.hasTrade ? 'only deals with a trade-in' : undefined,
  }),
];

const getTeamName = (team: TeamId): string | undefined => TEAMS.find(({ id }) => id === team)?.name;

const VACATION_COLUMNS: readonly ExportColumn<VacationOfMonthType>[] = [
  { head: 'Vacation', kind: 'units', cell: line => line.units },
  ...buildColumns<VacationOfMonthType>('text', {
    Month: line => line.month,
    Salesperson: line => line.person.name,
    Team: ({ person }) => TEAMS.find(({ id }) => id === teamOrNone(person.team))?.name ?? null,
  }),
];

/** Exports the vacation units of a figure by month and name, with their total. */
export const sourceVacationExport = defineExport({
  name: 'vacationbehind',
  contents: 'the source vacation units of a number in a report, sorted by month and name',
  query: { ...dateRange, employeeIds: optionalFilter(employeeIds) },
  table: async ({ database }, query) => {
    const filter = withDayRange(query);
    const [people, { rows, total }] = await Promise.all([
      loadEmployeesById(database),
      getAllCountedVacation(database, filter),
    ]);
    return createShortTable({
      title: 'Source vacation units',
      caption: [
        `Months starting: ${formatDays(filter.days)}`,
        ...formatFilters({
          Employees: filter.employeeIds?.map(id => getEmployeeName(people, id)).join(', '),
        }),
      ],
      columns: VACATION_COLUMNS,
      lines: rows,
      totals: () => [[total, null, 'Total', null]],
    });
  },
});
