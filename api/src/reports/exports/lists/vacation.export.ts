import { employeesById } from '../../../employees/employee.query.ts';
import { optionalFilter } from '../../../input/fields.ts';
import { TEAMS, teamOrNone } from '../../../rules/people/teams.ts';
import { countedVacation } from '../../countedVacation/countedVacation.report.ts';
import type { VacationOfMonthType } from '../../countedVacation/countedVacation.types.ts';
import { employeeIds, range, withDays } from '../arguments.ts';
import { exportCall } from '../exportCall.ts';
import { type Column, columnsOf, shortTable } from '../exportTable.ts';
import { nameOf, shownDays, shownFilters } from '../shown.ts';

const COLUMNS: readonly Column<VacationOfMonthType>[] = [
  { head: 'Vacation', kind: 'units', cell: line => line.units },
  ...columnsOf<VacationOfMonthType>('text', {
    Month: line => line.month,
    Salesperson: line => line.person.name,
    Team: ({ person }) => TEAMS.find(({ id }) => id === teamOrNone(person.team))?.name ?? null,
  }),
];

/** The vacation units behind a number, by month and name, with what they add up to (decision 030). */
export const vacationExport = exportCall({
  name: 'vacationbehind',
  of: 'the vacation units behind a number of a report, by month and name',
  query: { ...range, employeeIds: optionalFilter(employeeIds) },
  table: async ({ database }, query) => {
    const filter = withDays(query);
    const [people, { rows, total }] = await Promise.all([
      employeesById(database),
      countedVacation(database, filter),
    ]);
    return shortTable({
      title: 'Vacation behind a number',
      shown: [
        `Months that begin ${shownDays(filter.days)}`,
        ...shownFilters({ Employees: filter.employeeIds?.map(id => nameOf(people, id)).join(', ') }),
      ],
      columns: COLUMNS,
      lines: rows,
      totals: () => [[total, null, 'Total', null]],
    });
  },
});
