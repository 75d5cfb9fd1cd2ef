import { setTimeout as sleep } from 'node:timers/promises';
import { onConnection } from '../api/src/database/connection.ts';

/** Looks at the store behind the servers' backs. */
export interface Reader {
  rows<Row extends object>(sql: string, values?: readonly unknown[]): Promise<Row[]>;
  /** The ups of a day in their order. */
  upsOf(day: string): Promise<{ customer: string }[]>;
}

const BACK_MS = 600_000;

/** A store on PostgreSQL servers that can be killed; it stores what it acknowledges durably, as in production. */
export abstract class Store implements Reader {
  /** Where it can be looked at just now. */
  abstract get url(): string;

  /** What the servers are given as `DATABASE_URL`. */
  get addressForServers(): string {
    return this.url;
  }

  rows<Row extends object>(sql: string, values: readonly unknown[] = []): Promise<Row[]> {
    return onConnection(
      this.url,
      'torture',
      async client => (await client.query<Row>(sql, [...values])).rows,
    );
  }

  upsOf(day: string): Promise<{ customer: string }[]> {
    return this.rows(
      `select r.customer_name as customer from up_log_row r join up_log l on l.id = r.up_log_id
       where l.log_date = $1 order by r.display_order`,
      [day],
    );
  }

  /** Resolves once it answers. @throws when it does not within a minute */
  ready(): Promise<void> {
    return eventually(async () => {
      await this.rows('select');
    });
  }

  abstract stop(): Promise<void>;
}

/** A store that somebody else runs. */
export class ElsewhereStore extends Store {
  readonly url: string;

  constructor(url: string) {
    super();
    this.url = url;
  }

  async stop(): Promise<void> {}
}

/** Does the work, again and again until it succeeds. @throws as it does when that takes longer than ten minutes */
export async function eventually<Result>(work: () => Promise<Result>): Promise<Result> {
  for (const deadline = Date.now() + BACK_MS; ; await sleep(50)) {
    try {
      return await work();
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
  }
}
