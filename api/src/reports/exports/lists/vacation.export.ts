import type { Context } from '../../../context.ts';
import { employeesById } from '../../../employees/employee.query.ts';
import { TEAMS, teamOrNone } from '../../../rules/people/teams.ts';
import { countedVacation, type VacationFilter } from '../../countedVacation/countedVacation.report.ts';
import type { VacationOfMonthType } from '../../countedVacation/countedVacation.types.ts';
import { type Column, columnsOf, type ExportTable, shortTable } from '../exportTable.ts';
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
export async function vacationExport({ database }: Context, filter: VacationFilter): Promise<ExportTable> {
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
}
