import type { Employees } from '../employees/employee.query.ts';
import type { EmployeeType } from '../employees/employee.types.ts';
import { sumGross } from '../rules/numbers/money.ts';
import type { Deals, DealView } from './deal.query.ts';
import type { DealType } from './deal.types.ts';

const findPerson = (people: Employees, id: number | null): EmployeeType | null =>
  id === null ? null : (people.get(id) ?? null);

/** Converts a row to its GraphQL type: looks up its people and adds the total gross. */
export const presentDeal = ({ row, people }: DealView): DealType => ({
  ...row,
  salesManager: findPerson(people, row.salesManagerId),
  financeManager: findPerson(people, row.finManagerId),
  closer: findPerson(people, row.closerId),
  additional: findPerson(people, row.additionalId),
  totalGross: sumGross(row.frontGross, row.backGross),
});

export const presentDeals = ({ rows, people }: Deals): DealType[] =>
  rows.map(row => presentDeal({ row, people }));
