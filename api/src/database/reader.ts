import sql, { join, raw, type Sql } from 'sql-template-tag';

/** Runs statements, for example in a transaction. */
export type StatementRunner = Pick<Reader, 'rows'>;

/** The part of the database that a query needs: plain rows of statements that carry their values. */
export interface Reader {
  rows<Row extends object>(statement: Sql): Promise<Row[]>;
  row<Row extends object>(statement: Sql): Promise<Row | undefined>;
}

interface PendingRead {
  readonly statement: Sql;
  readonly resolve: (rows: object[]) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Sends queries that are made at the same time as one statement. They see one snapshot of the store, so that
 * all figures of a report agree, and they cost one round trip. The rows of several queries come as JSON: days
 * as text and numbers as numbers. Instants would also come as text. The rows of a single query come
 * unchanged, which costs half as much.
 */
export class SnapshotReader implements Reader {
  private pending: PendingRead[] = [];
  private readonly database: Reader;

  constructor(database: Reader) {
    this.database = database;
  }

  rows<Row extends object>(statement: Sql): Promise<Row[]> {
    return new Promise((resolve, reject) => {
      if (this.pending.length === 0) queueMicrotask(() => void this.send());
      this.pending.push({ statement, resolve: rows => resolve(rows as Row[]), reject });
    });
  }

  async row<Row extends object>(statement: Sql): Promise<Row | undefined> {
    const [row] = await this.rows<Row>(statement);
    return row;
  }

  private async send(): Promise<void> {
    const reads = this.pending.splice(0);
    try {
      const results = await this.queryAll(reads.map(read => read.statement));
      for (const [index, { resolve }] of reads.entries()) resolve(results[index] ?? []);
    } catch (error) {
      for (const { reject } of reads) reject(error);
    }
  }

  private async queryAll(statements: readonly Sql[]): Promise<Readonly<Record<number, object[]>>> {
    const [first, second] = statements;
    if (first && !second) return [await this.database.rows(first)];
    const columns = statements.map(
      (statement, index) =>
        sql`(select coalesce(json_agg(read), '[]') from (${statement}) read) as ${raw(`"${index}"`)}`,
    );
    return (await this.database.row(sql`select ${join(columns, ', ')}`)) ?? [];
  }
}
