/** What a query needs of the database: its rows as they are. `$1`, `$2` … stand for the values. */
export interface Reader {
  rows<Row extends object>(sql: string, values?: readonly unknown[]): Promise<Row[]>;
  row<Row extends object>(sql: string, values?: readonly unknown[]): Promise<Row | undefined>;
}

interface Asked {
  readonly sql: string;
  readonly values: readonly unknown[];
  readonly answer: (rows: object[]) => void;
  readonly fail: (error: unknown) => void;
}

/**
 * Sends the queries that are asked at once as one statement: they see the store at one instant, so that no figure of a
 * report is newer than another, and they cost one round trip. Rows come as JSON: days as text, numbers as numbers; an
 * instant would come as text too.
 */
export class ReadTogether implements Reader {
  private asked: Asked[] = [];

  constructor(private readonly database: Reader) {}

  rows<Row extends object>(sql: string, values: readonly unknown[] = []): Promise<Row[]> {
    return new Promise((answer, fail) => {
      if (this.asked.length === 0) queueMicrotask(() => void this.send());
      this.asked.push({ sql, values, answer: rows => answer(rows as Row[]), fail });
    });
  }

  async row<Row extends object>(sql: string, values: readonly unknown[] = []): Promise<Row | undefined> {
    const [row] = await this.rows<Row>(sql, values);
    return row;
  }

  private async send(): Promise<void> {
    const asked = this.asked.splice(0);
    const values: unknown[] = [];
    const parts = asked.map((each, index) => {
      const before = values.length;
      values.push(...each.values);
      const sql = each.sql.replace(/\$(\d+)/g, (_, place: string) => `$${Number(place) + before}`);
      return `(select coalesce(json_agg(read), '[]') from (${sql}) read) as "${index}"`;
    });
    try {
      const answers = await this.database.row<Record<number, object[]>>(`select ${parts.join(', ')}`, values);
      asked.forEach(({ answer }, index) => {
        answer(answers?.[index] ?? []);
      });
    } catch (error) {
      for (const { fail } of asked) fail(error);
    }
  }
}
