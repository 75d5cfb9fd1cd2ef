import { defineExport } from '../../reports/exports/exportCall.ts';
import {
  buildColumns,
  buildInstantColumns,
  createShortTable,
  type ExportColumn,
} from '../../reports/exports/exportTable.ts';
import { firstOfMonth } from '../../rules/calendar/calendar.ts';
import { getCachedEmployees } from '../employees/employee.query.ts';
import type { StoreMonthType } from './closing.types.ts';
import { listStoreMonths } from './storeMonths.ts';

/** Formats the state of a month (closing.md, Closing screen). */
function formatMonthState({ isOver, lastClosing }: StoreMonthType): string {
  if (!lastClosing) return isOver ? 'Open' : 'In progress';
  return lastClosing.reopenedAt === null ? 'Closed' : 'Reopened';
}

const buildMonthColumns = (timeZone: string): ExportColumn<StoreMonthType>[] => [
  { head: 'Month', kind: 'day', cell: ({ month }) => firstOfMonth(month) },
  { head: 'Units', kind: 'units', cell: ({ totals }) => totals?.delivered ?? null },
  ...buildColumns<StoreMonthType>('money', {
    Gross: ({ totals }) => totals?.gross ?? null,
    'Total Spiff': ({ totals }) => totals?.totalSpiff ?? null,
  }),
  { head: 'Open items', kind: 'count', cell: ({ totals }) => totals?.openDeals ?? null },
  ...buildColumns<StoreMonthType>('text', {
    Status: formatMonthState,
    'Closed by': ({ lastClosing }) => lastClosing?.closedBy?.name ?? null,
  }),
  ...buildInstantColumns<StoreMonthType>(
    'Closed',
    ({ lastClosing }) => lastClosing?.closedAt ?? null,
    timeZone,
  ),
  ...buildColumns<StoreMonthType>('text', {
    'Reopened by': ({ lastClosing }) => lastClosing?.reopenedBy?.name ?? null,
  }),
  ...buildInstantColumns<StoreMonthType>(
    'Reopened',
    ({ lastClosing }) => lastClosing?.reopenedAt ?? null,
    timeZone,
  ),
  { head: 'Reason', kind: 'text', cell: ({ lastClosing }) => lastClosing?.reason ?? null },
];

/** Exports the months of the store. */
export const monthsExport = defineExport({
  name: 'months',
  contents: 'the store’s months, newest first, each with its last closing',
  query: {},
  table: async context =>
    createShortTable({
      title: 'Months',
      caption: ['From the month of the first deal, at most 120 months'],
      columns: buildMonthColumns(context.clock.timeZone),
      lines: await listStoreMonths(context, await getCachedEmployees(context)),
    }),
});
