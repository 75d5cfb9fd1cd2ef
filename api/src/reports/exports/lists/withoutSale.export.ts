import { getCachedEmployees } from '../../../modules/employees/employee.query.ts';
import { formatUsDay } from '../../../rules/calendar/formatDay.ts';
import { TEAMS, teamOrNone } from '../../../rules/people/teams.ts';
import { getStoreDayReport } from '../../myDay/myDay.report.ts';
import type { WithoutSaleType } from '../../myDay/myDay.types.ts';
import { defineExport } from '../exportCall.ts';
import { buildColumns, createShortTable, type ExportColumn } from '../exportTable.ts';

const COLUMNS: readonly ExportColumn<WithoutSaleType>[] = [
  ...buildColumns<WithoutSaleType>('text', {
    Salesperson: ({ person }) => person.name,
    Team: ({ person }) => TEAMS.find(({ id }) => id === teamOrNone(person.team))?.name ?? null,
  }),
  { head: 'Last sale', kind: 'day', cell: ({ lastSale }) => lastSale },
  { head: 'Days ago', kind: 'count', cell: ({ days }) => days },
];

/** Exports the salespeople without a sale in seven days or more (my-day.md). */
export const withoutSaleExport = defineExport({
  name: 'withoutsale',
  contents: 'the salespeople without a sale in the last 7 days, longest without a sale first',
  query: {},
  table: async context => {
    const people = [...(await getCachedEmployees(context)).values()];
    const { withoutSale } = await getStoreDayReport(context, people);
    return createShortTable({
      title: 'No sale in 7 days',
      caption: [`As of ${formatUsDay(context.clock.today())}`],
      columns: COLUMNS,
      lines: withoutSale,
    });
  },
});
