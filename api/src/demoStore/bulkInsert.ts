import type { SqlEntityManager } from '@mikro-orm/postgresql';

/** A row of a table, by column. All rows of one insert name the same columns. */
export type TableRow = Readonly<Record<string, string | number | boolean | null>>;

const ROWS_PER_STATEMENT = 2_000;

/**
 * Writes the rows in their order, each column read as the type that its table gives it.
 * @param onProgress gets how many rows are written, after each statement
 */
export async function bulkInsert(
  em: SqlEntityManager,
  table: string,
  rows: readonly TableRow[],
  onProgress?: (count: number) => void,
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).join(', ');
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    const part = rows.slice(start, start + ROWS_PER_STATEMENT);
    await em.execute(
      `insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, ?::json)`,
      [JSON.stringify(part)],
    );
    onProgress?.(start + part.length);
  }
}
