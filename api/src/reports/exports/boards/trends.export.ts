import { employeesById } from '../../../employees/employee.query.ts';
import { month, optionalFilters } from '../../../input/fields.ts';
import { TEAMS } from '../../../rules/people/teams.ts';
import type { TrendMonth } from '../../../rules/trends/trends.ts';
import { trendFields } from '../../trends/trends.input.ts';
import { trendsReport } from '../../trends/trends.report.ts';
import { exportCall } from '../exportCall.ts';
import { type Column, columnsOf, shortTable, yes } from '../exportTable.ts';
import { nameOf, shownDays, shownFilters } from '../shown.ts';

const COLUMNS: readonly Column<TrendMonth>[] = [
  { head: 'Month', kind: 'day', cell: each => each.days.start },
  { head: 'So far', kind: 'text', cell: each => yes(each.isUnfinished) },
  ...columnsOf<TrendMonth>('units', {
    New: each => each.new,
    Used: each => each.used,
    'No car type': each => each.unclassified,
    Units: each => each.units,
  }),
  ...columnsOf<TrendMonth>('money', {
    'Front a unit': each => each.frontGrossPerUnit,
    'Back a unit': each => each.backGrossPerUnit,
    'Gross a unit': each => each.grossPerUnit,
  }),
  ...columnsOf<TrendMonth>('percent', {
    'Trade %': each => each.tradePercent,
    'Closing rate': each => each.closingRate,
  }),
];

/** The trends, a line for each month, the latest first (trends.md). */
export const trendsExport = exportCall({
  name: 'trends',
  of: 'the trends: a month and the twelve before it, of the store, a team or a person',
  query: { month, ...optionalFilters(trendFields) },
  table: async (context, { month: asked, ...choice }) => {
    const months = await trendsReport(context, asked, choice);
    const { teamId, employeeId } = choice;
    const people = await employeesById(context.database);
    const [first, last] = [months[0], months.at(-1)];
    return shortTable({
      title: 'Trends',
      shown: [
        ...(first && last ? [shownDays({ start: first.days.start, end: last.days.end })] : []),
        ...shownFilters({
          Team: TEAMS.find(({ id }) => id === teamId)?.name,
          Employee: employeeId === undefined ? undefined : nameOf(people, employeeId),
        }),
      ],
      columns: COLUMNS,
      lines: months.toReversed(),
    });
  },
});
