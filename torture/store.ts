import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { withConnection } from '../api/src/platform/database/connections/connection.ts';

/** Reads the store directly, without the servers. */
export interface StoreReader {
  rows<Row extends object>(sql: string, values?: readonly unknown[]): Promise<Row[]>;
  /** Returns the ups of a day in the order of the up log. */
  listUps(day: string): Promise<{ customer: string }[]>;
}

const MAX_RETRY_MS = 600_000;

/**
 * A store on PostgreSQL servers that can be killed. Acknowledged writes are stored durably, as in production.
 */
export abstract class TortureStore implements StoreReader {
  /** The URL where the store can currently be read. */
  abstract get url(): string;

  /** The `DATABASE_URL` of the servers. */
  get addressForServers(): string {
    return this.url;
  }

  rows<Row extends object>(sql: string, values: readonly unknown[] = []): Promise<Row[]> {
    return withConnection(
      this.url,
      'torture',
      async client => (await client.query<Row>(sql, [...values])).rows,
    );
  }

  listUps(day: string): Promise<{ customer: string }[]> {
    return this.rows(
      `select r.customer_name as customer from up_log_row r join up_log l on l.id = r.up_log_id
       where l.log_date = $1 order by r.display_order`,
      [day],
    );
  }

  /** Resolves once the store is reachable. @throws when it is not reachable within ten minutes */
  waitUntilReady(): Promise<void> {
    return retryUntilSuccess(async () => {
      await this.rows('select');
    });
  }

  abstract stop(): Promise<void>;
}

/** A store that runs outside of this program. */
export class ExternalStore extends TortureStore {
  readonly url: string;

  constructor(url: string) {
    super();
    this.url = url;
  }

  async stop(): Promise<void> {}
}

/** Repeats the work until it succeeds. @throws the last error after ten minutes */
export async function retryUntilSuccess<Result>(work: () => Promise<Result>): Promise<Result> {
  for (const deadline = Date.now() + MAX_RETRY_MS; ; await sleep(50)) {
    try {
      return await work();
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
  }
}

/** The session tokens of an admin and of office staff. Only office staff may change Updated?. */
export interface SessionTokens {
  readonly admin: string;
  readonly office: string;
}

const ADMIN = 5;
const OFFICE_STAFF = 4;

/** Creates two people, each with a session. */
export async function createTwoSessions(store: StoreReader, name: string): Promise<SessionTokens> {
  return {
    admin: await createSession(store, `${name} Admin`, ADMIN),
    office: await createSession(store, `${name} Office`, OFFICE_STAFF),
  };
}

/** Returns the ids of the first two employees of the store. */
export async function listFirstTwoEmployees(store: StoreReader): Promise<number[]> {
  const people = await store.rows<{ id: number }>('select id from employee order by id limit 2');
  return people.map(({ id }) => id);
}

async function createSession(store: StoreReader, name: string, position: number): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const email = `${name.replaceAll(' ', '.')}@store.example`;
  await store.rows(
    `with person as (insert into employee (name, email, position) values ($1, $2, $3) returning id)
     insert into session (token_hash, employee_id, created_at, last_used_at, expires_at)
     select $4, id, now(), now(), now() + interval '1 day' from person`,
    [name, email, position, createHash('sha256').update(token).digest()],
  );
  return token;
}
