import type { SqlEntityManager } from '@mikro-orm/postgresql';

/** A row of a table, by column. All rows of one insert name the same columns. */
export type TableRow = Readonly<Record<string, string | number | boolean | null>>;

/** Writes all rows in one statement, in their order, each column read as the type that its table gives it. */
export async function bulkInsert(
  em: SqlEntityManager,
  table: string,
  rows: readonly TableRow[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).join(', ');
  if (!columns) return;
  await em.execute(
    `insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, ?::json)`,
    [JSON.stringify(rows)],
  );
}
