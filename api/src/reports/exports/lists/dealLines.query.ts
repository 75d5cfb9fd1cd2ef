import sql, { type Sql } from 'sql-template-tag';
import type { Database } from '../../../database/database.ts';
import { OrderedKeys } from '../../../database/orderedKeys.ts';
import { presentDeals } from '../../../deals/deal.present.ts';
import { conditionOf, type DealFilter } from '../../../deals/deal.query.ts';
import { DEAL_COLUMNS, type DealRow } from '../../../deals/deal.row.ts';
import type { DealType } from '../../../deals/deal.types.ts';
import { employeesById } from '../../../employees/employee.query.ts';

/** The deals of a list, in its order. */
export interface DealLines {
  readonly lineCount: number;
  readonly batches: AsyncIterable<readonly DealType[]>;
}

/** The deals of a filter, however many, read some at a time; each as it is when it is read. */
export async function dealLines(database: Database, filter: DealFilter, order: Sql): Promise<DealLines> {
  const people = await employeesById(database);
  const keys = await OrderedKeys.read(database, sql`id`, sql`deal where ${conditionOf(filter)}`, order);
  return {
    lineCount: keys.length,
    batches: keys.batches(async some => presentDeals({ rows: await dealsOf(database, some), people })),
  };
}

const dealsOf = (database: Database, keys: readonly number[]): Promise<DealRow[]> =>
  database.rows<DealRow>(
    sql`select ${DEAL_COLUMNS}
     from deal join unnest(${keys}::bigint[]) with ordinality as wanted (key, place) on wanted.key = deal.id
     order by wanted.place`,
  );
