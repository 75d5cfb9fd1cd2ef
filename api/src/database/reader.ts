import sql, { join, raw, type Sql } from 'sql-template-tag';

/** Whoever runs a statement, such as a transaction. */
export type Statements = Pick<Reader, 'rows'>;

/** What a query needs of the database: its rows as they are. A statement carries its values. */
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
 * Sends the queries that are made at once as one statement: they see the store at one instant, so that no figure of a
 * report is newer than another, and they cost one round trip. The rows of several come as JSON: days as text, numbers as
 * numbers; an instant would come as text too. The rows of one alone come as they are, which costs half as much.
 */
export class ReadTogether implements Reader {
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
      const answers = await this.rowsOf(reads.map(read => read.statement));
      for (const [index, { resolve }] of reads.entries()) resolve(answers[index] ?? []);
    } catch (error) {
      for (const { reject } of reads) reject(error);
    }
  }

  private async rowsOf(statements: readonly Sql[]): Promise<Readonly<Record<number, object[]>>> {
    const [first, second] = statements;
    if (first && !second) return [await this.database.rows(first)];
    const columns = statements.map(
      (statement, index) =>
        sql`(select coalesce(json_agg(read), '[]') from (${statement}) read) as ${raw(`"${index}"`)}`,
    );
    return (await this.database.row(sql`select ${join(columns, ', ')}`)) ?? [];
  }
}
