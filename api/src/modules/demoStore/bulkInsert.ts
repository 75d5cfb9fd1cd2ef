import type { SqlEntityManager } from '@mikro-orm/postgresql';

/** A row of a table, as values by column name. All rows of one insert have the same columns. */
export type InsertRow = Readonly<Record<string, string | number | boolean | null>>;

const ROWS_PER_STATEMENT = 2_000;

/**
 * Inserts the rows in their order. The database converts each value to the column's type.
 * @param onProgress receives the number of inserted rows after each statement
 */
export async function bulkInsert(
  em: SqlEntityManager,
  table: string,
  rows: readonly InsertRow[],
  onProgress?: (count: number) => void,
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).join(', ');
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    const chunk = rows.slice(start, start + ROWS_PER_STATEMENT);
    await em.execute(
      `insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, ?::json)`,
      [JSON.stringify(chunk)],
    );
    onProgress?.(start + chunk.length);
  }
}
