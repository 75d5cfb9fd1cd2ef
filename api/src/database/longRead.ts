import sql, { type Sql } from 'sql-template-tag';
import { splitIntoChunks } from './chunks.ts';
import type { Reader } from './reader.ts';

/** Rows that one statement reads. Other calls are served between two statements. */
const BATCH_ROWS = 500;

/** A list of any length, read a batch at a time, as fast as the batches are taken. */
export class LongRead<Row> {
  constructor(
    readonly rowCount: number,
    readonly batches: AsyncIterable<readonly Row[]>,
  ) {}

  /** Returns the same list of something else. */
  map<Shown>(show: (rows: readonly Row[]) => readonly Shown[] | Promise<readonly Shown[]>): LongRead<Shown> {
    return new LongRead(this.rowCount, mapped(this.batches, show));
  }
}

async function* mapped<Row, Shown>(batches: AsyncIterable<Row>, show: (batch: Row) => Shown) {
  for await (const batch of batches) yield await show(batch);
}

interface OrderedList {
  /** A number that identifies a row, as an SQL expression. */
  readonly key: Sql;
  /** What follows `from`, with its conditions. */
  readonly from: Sql;
  readonly order: Sql;
}

/**
 * Reads the keys of a list in its order by one statement, then its rows a batch at a time by their keys, so that the sort
 * happens once and a slow client holds no connection (decision 142). A row that is deleted before its batch is missing.
 */
export async function readLong<Row>(
  reader: Reader,
  { key, from, order }: OrderedList,
  readRows: (keys: readonly number[]) => Promise<readonly Row[]>,
): Promise<LongRead<Row>> {
  const list = await reader.row<{ keys: number[] }>(
    sql`select array(select ${key} from ${from} order by ${order})::float8[] as keys`,
  );
  const keys = list?.keys ?? [];
  return new LongRead(keys.length, batchesOf(keys, readRows));
}

async function* batchesOf<Row>(
  keys: readonly number[],
  readRows: (keys: readonly number[]) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  for (const batch of splitIntoChunks(keys, BATCH_ROWS)) yield await readRows(batch);
}
