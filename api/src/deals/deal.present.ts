import type { Employees } from '../employees/employee.query.ts';
import type { EmployeeType } from '../employees/employee.types.ts';
import { sumGross } from '../rules/numbers/money.ts';
import type { Deals, DealView } from './deal.query.ts';
import type { DealType } from './deal.types.ts';

const person = (people: Employees, id: number | null): EmployeeType | null =>
  id === null ? null : (people.get(id) ?? null);

/** A row as GraphQL shows it: its people looked up, its total added. */
export const presentDeal = ({ row, people }: DealView): DealType => ({
  ...row,
  salesManager: person(people, row.salesManagerId),
  financeManager: person(people, row.finManagerId),
  closer: person(people, row.closerId),
  additional: person(people, row.additionalId),
  totalGross: sumGross(row.frontGross, row.backGross),
});

export const presentDeals = ({ rows, people }: Deals): DealType[] =>
  rows.map(row => presentDeal({ row, people }));
