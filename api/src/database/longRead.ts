import sql, { type Sql } from 'sql-template-tag';
import { OrderedKeys } from './orderedKeys.ts';
import type { Reader } from './reader.ts';

/** Rows that one statement reads. */
const BATCH = 500;

/** What a list is read from. */
interface Listed {
  /** Of a row, as an SQL expression. */
  readonly key: Sql;
  readonly columns: Sql;
  /** What follows `from`, with a condition at its end. */
  readonly from: Sql;
  readonly order: Sql;
}

/** A list of any length, read some rows at a time. */
export class LongRead<Row> {
  constructor(
    readonly rowCount: number,
    /** Read only as fast as they are taken. */
    readonly batches: AsyncIterable<readonly Row[]>,
  ) {}

  /** The same list of something else. */
  map<Shown>(show: (rows: readonly Row[]) => readonly Shown[] | Promise<readonly Shown[]>): LongRead<Shown> {
    return new LongRead(this.rowCount, mapped(this.batches, show));
  }
}

async function* mapped<Row, Shown>(batches: AsyncIterable<Row>, show: (batch: Row) => Shown) {
  for await (const batch of batches) yield await show(batch);
}

/**
 * A short list by one statement, a long one by its keys (decision 174). A row that was deleted, or no longer belongs to the list,
 * when its turn comes is missing.
 */
export async function readLong<Row extends object>(reader: Reader, listed: Listed): Promise<LongRead<Row>> {
  const { key, columns, from, order } = listed;
  const short = sql`select ${columns} from ${from} order by ${order} limit ${BATCH + 1}`;
  const first = await reader.rows<Row>(short);
  if (first.length <= BATCH) return new LongRead(first.length, only(first));
  const keys = await OrderedKeys.read(reader, key, from, order);
  const read = (some: readonly number[]) =>
    reader.rows<Row>(
      sql`select ${columns} from ${from} and ${key} = any(${some}::bigint[]) order by ${order}`,
    );
  return new LongRead(keys.length, keys.batches(read, BATCH));
}

async function* only<Batch>(batch: Batch): AsyncGenerator<Batch> {
  yield batch;
}
