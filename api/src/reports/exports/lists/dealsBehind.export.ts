import sql from 'sql-template-tag';
import type { AnalysisContext } from '../../../context.ts';
import { readLong } from '../../../database/longRead.ts';
import { presentDeal } from '../../../deals/deal.present.ts';
import type { DealType } from '../../../deals/deal.types.ts';
import { type Employees, employeesById } from '../../../employees/employee.query.ts';
import { oneOfThese, optionalFilter, optionalFilters } from '../../../input/fields.ts';
import { EVERY_DAY } from '../../../rules/calendar/calendar.ts';
import { tradesOfDeal } from '../../../rules/deals/trade.ts';
import { type HalfCents, toCents, toDollars } from '../../../rules/numbers/money.ts';
import { TEAMS, type TeamId } from '../../../rules/people/teams.ts';
import { teamFilter } from '../../../uplogs/upStats.input.ts';
import {
  type CreditedDealRow,
  type CreditFilter,
  creditedDealsOf,
  creditedInOrder,
  tradeShareOf,
} from '../../creditedDeals/creditedDeals.query.ts';
import { employeeIds, flag, range, withDays } from '../arguments.ts';
import { exportCall } from '../exportCall.ts';
import { type Column, columnsOf, countedDeals, type ExportTable, exportTable } from '../exportTable.ts';
import { nameOf, shownDays, shownFilters } from '../shown.ts';
import { BEHIND_COLUMNS } from './dealColumns.ts';
import { listedOf, listedUps } from './listedUps.ts';
import { shownUps } from './ups.export.ts';

/** A deal, and what of it the number counts. */
interface CreditedLine {
  readonly row: CreditedDealRow;
  readonly deal: DealType;
}

const inDollars = (shares: HalfCents): number => toDollars(toCents(shares));

/** What it adds to any number of a report, then which deal it is (decision 089). */
const COLUMNS: readonly Column<CreditedLine>[] = [
  { head: 'Units', kind: 'units', cell: ({ row }) => row.units },
  { head: 'Trades', kind: 'count', cell: ({ row }) => tradesOfDeal(row.tradeStatus) },
  { head: 'Trade share', kind: 'units', cell: ({ row }) => tradeShareOf(row) },
  ...columnsOf<CreditedLine>('money', {
    'Front share': ({ row }) => inDollars(row.frontGrossShare),
    'Ranked share': ({ row }) => inDollars(row.rankedGrossShare),
    'Gross share': ({ row }) => inDollars(row.totalGrossShare),
  }),
  ...BEHIND_COLUMNS.map(({ cell, ...head }) => ({ ...head, cell: ({ deal }: CreditedLine) => cell(deal) })),
];

/** The deals behind a number of a report, by delivery date, with what they add up to (decision 030). */
export const dealsBehindExport = exportCall({
  name: 'dealsbehind',
  of: 'the deals behind a number of a report: what each adds to it',
  query: {
    ...range,
    employeeIds: optionalFilter(employeeIds),
    ...optionalFilters({
      currentTeam: teamFilter,
      finalTeam: teamFilter,
      cars: oneOfThese(['new', 'used', 'certified', 'unclassified']),
    }),
    hasTrade: flag('1 for the deals that took a car in trade; 0 otherwise.'),
  },
  table: (context, query) => dealsTable(context, withDays(query)),
});

/** The sold deals of the ups of a list (up-log.md, Funnel). */
export const dealsOfUpsExport = exportCall({
  name: 'dealsofups',
  of: 'the sold deals of the ups of a list, whole and each once',
  query: listedUps,
  table: (context, query) => dealsTable(context, { days: EVERY_DAY, ofUps: listedOf(query) }),
});

async function dealsTable({ database }: AnalysisContext, filter: CreditFilter): Promise<ExportTable> {
  const people = await employeesById(database);
  const list = await readLong(database, { key: sql`id`, ...creditedInOrder(filter) }, ids =>
    creditedDealsOf(database, filter, ids),
  );
  const sums = new CreditedSums();
  const { rowCount, batches } = list.map(rows => {
    for (const row of rows) sums.add(row);
    return rows.map((row): CreditedLine => ({ row, deal: presentDeal({ row, people }) }));
  });
  return exportTable({
    title: 'Deals behind a number',
    shown: shownCredits(filter, people),
    columns: COLUMNS,
    lineCount: rowCount,
    batches,
    totals: () => [[...sums.cells(), null, null, countedDeals(rowCount)]],
  });
}

/** What the deals that have gone by add up to. */
class CreditedSums {
  private readonly counts = { units: 0, trades: 0, tradeShares: 0 };
  private readonly gross = { front: 0, ranked: 0, total: 0 };

  add(row: CreditedDealRow): void {
    this.counts.units += row.units;
    this.counts.trades += tradesOfDeal(row.tradeStatus);
    this.counts.tradeShares += tradeShareOf(row);
    this.gross.front += row.frontGrossShare;
    this.gross.ranked += row.rankedGrossShare;
    this.gross.total += row.totalGrossShare;
  }

  /** Below the first six columns. */
  cells(): number[] {
    return [...Object.values(this.counts), ...Object.values(this.gross).map(inDollars)];
  }
}

const shownCredits = (filter: CreditFilter, people: Employees): string[] => [
  ...(filter.ofUps ? shownUps(filter.ofUps, people) : [shownDays(filter.days)]),
  ...shownFilters({
    Employees: filter.employeeIds?.map(id => nameOf(people, id)).join(', '),
    'Team of today': filter.currentTeam && teamName(filter.currentTeam),
    'Credited team': filter.finalTeam && teamName(filter.finalTeam),
    Cars: filter.cars,
    Trade: filter.hasTrade ? 'only deals with one' : undefined,
  }),
];

const teamName = (team: TeamId): string | undefined => TEAMS.find(({ id }) => id === team)?.name;
