import { employeesById } from '../../../employees/employee.query.ts';
import { optionalFilter } from '../../../input/fields.ts';
import { TEAMS, teamOrNone } from '../../../rules/people/teams.ts';
import { getAllCountedVacation } from '../../countedVacation/countedVacation.report.ts';
import type { VacationOfMonthType } from '../../countedVacation/countedVacation.types.ts';
import { employeeIds, dateRange, withDayRange } from '../arguments.ts';
import { defineExport } from '../exportCall.ts';
import { type ExportColumn, buildColumns, createShortTable } from '../exportTable.ts';
import { getEmployeeName, formatDays, formatFilters } from '../shown.ts';

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
  contents: 'the vacation units behind a number of a report, by month and name',
  query: { ...dateRange, employeeIds: optionalFilter(employeeIds) },
  table: async ({ database }, query) => {
    const filter = withDayRange(query);
    const [people, { rows, total }] = await Promise.all([
      employeesById(database),
      getAllCountedVacation(database, filter),
    ]);
    return createShortTable({
      title: 'Vacation behind a number',
      caption: [
        `Months that begin ${formatDays(filter.days)}`,
        ...formatFilters({ Employees: filter.employeeIds?.map(id => getEmployeeName(people, id)).join(', ') }),
      ],
      columns: VACATION_COLUMNS,
      lines: rows,
      totals: () => [[total, null, 'Total', null]],
    });
  },
});
