import type { Database } from '../../../database/database.ts';
import { type ListOrder, orderSql } from '../../../database/keyset.ts';
import type { LongRead } from '../../../database/longRead.ts';
import { presentDeals } from '../../../deals/deal.present.ts';
import { conditionOf, type DealFilter, readDeals } from '../../../deals/deal.query.ts';
import type { DealType } from '../../../deals/deal.types.ts';
import { employeesById } from '../../../employees/employee.query.ts';

/** Reads all deals of a filter in batches; each deal is as of the time when its batch is read. */
export async function readDealLines(
  database: Database,
  filter: DealFilter,
  order: ListOrder,
): Promise<LongRead<DealType>> {
  const people = await employeesById(database);
  const deals = await readDeals(database, conditionOf(filter), orderSql(order));
  return deals.map(rows => presentDeals({ rows, people }));
}
