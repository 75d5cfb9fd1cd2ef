import sql, { type Sql } from 'sql-template-tag';
import type { Reader } from './reader.ts';
import { splitIntoChunks } from './sqlHelpers.ts';

/** The number of rows that one statement reads. The process handles other calls between two statements. */
const BATCH_ROWS = 500;

/** A list of any length, which is read in batches, as fast as the consumer takes them. */
export class BatchedList<Row> {
  readonly rowCount: number;
  readonly batches: AsyncIterable<readonly Row[]>;

  // Parameter properties cannot be used: Node only strips types in the worker thread of tests.
  constructor(rowCount: number, batches: AsyncIterable<readonly Row[]>) {
    this.rowCount = rowCount;
    this.batches = batches;
  }

  /** Returns a list with each row converted. */
  map<Converted>(
    convert: (rows: readonly Row[]) => readonly Converted[] | Promise<readonly Converted[]>,
  ): BatchedList<Converted> {
    return new BatchedList(this.rowCount, mapBatches(this.batches, convert));
  }
}

async function* mapBatches<Row, Converted>(batches: AsyncIterable<Row>, convert: (batch: Row) => Converted) {
  for await (const batch of batches) yield await convert(batch);
}

interface OrderedList {
  /** The SQL expression of a number that identifies a row. */
  readonly key: Sql;
  /** The text after `from`, with its conditions. */
  readonly from: Sql;
  readonly order: Sql;
}

/**
 * Reads the sorted keys of a list with one statement, then its rows in batches by key. The sort therefore
 * happens once, and a slow client holds no connection (docs/adr/exports.md). A row that is deleted before its
 * batch is left out.
 */
export async function readBatchedList<Row>(
  reader: Reader,
  { key, from, order }: OrderedList,
  readRows: (keys: readonly number[]) => Promise<readonly Row[]>,
): Promise<BatchedList<Row>> {
  const list = await reader.row<{ keys: number[] }>(
    sql`select array(select ${key} from ${from} order by ${order})::float8[] as keys`,
  );
  const keys = list?.keys ?? [];
  return new BatchedList(keys.length, readBatches(keys, readRows));
}

async function* readBatches<Row>(
  keys: readonly number[],
  readRows: (keys: readonly number[]) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  for (const batch of splitIntoChunks(keys, BATCH_ROWS)) yield await readRows(batch);
}
