import { everyone } from '../../../employees/employee.query.ts';
import { usDay } from '../../../rules/calendar/usDay.ts';
import { TEAMS, teamOrNone } from '../../../rules/people/teams.ts';
import { storeDayReport } from '../../myDay/myDay.report.ts';
import type { WithoutSaleType } from '../../myDay/myDay.types.ts';
import { exportCall } from '../exportCall.ts';
import { type Column, columnsOf, shortTable } from '../exportTable.ts';

const COLUMNS: readonly Column<WithoutSaleType>[] = [
  ...columnsOf<WithoutSaleType>('text', {
    Salesperson: ({ person }) => person.name,
    Team: ({ person }) => TEAMS.find(({ id }) => id === teamOrNone(person.team))?.name ?? null,
  }),
  { head: 'Last sale', kind: 'day', cell: ({ lastSale }) => lastSale },
  { head: 'Days ago', kind: 'count', cell: ({ days }) => days },
];

/** Who has not sold for seven days or more (my-day.md). */
export const withoutSaleExport = exportCall({
  name: 'withoutsale',
  of: 'the salespeople without a sale in seven days, the longest first',
  query: {},
  table: async context => {
    const people = [...(await everyone(context)).values()];
    const { withoutSale } = await storeDayReport(context, people);
    return shortTable({
      title: 'No sale in 7 days',
      shown: [`Up to ${usDay(context.clock.today())}`],
      columns: COLUMNS,
      lines: withoutSale,
    });
  },
});
