import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { onConnection } from '../api/src/database/connection.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../api/src/embeddedPostgres/embedded.ts';
import { findPostmaster } from '../api/src/embeddedPostgres/postmaster.ts';

/** Looks at the store behind the servers' backs. */
export interface Reader {
  rows<Row extends object>(sql: string, values?: readonly unknown[]): Promise<Row[]>;
  /** The ups of a day in their order. */
  upsOf(day: string): Promise<{ customer: string }[]>;
}

const BACK_MS = 60_000;

/** A real PostgreSQL on real files, which stores what it acknowledges durably, as in production. */
export class Database implements Reader {
  private readonly folder: string;
  private readonly server: EmbeddedPostgres;

  private constructor(folder: string, server: EmbeddedPostgres) {
    this.folder = folder;
    this.server = server;
  }

  static async start(): Promise<Database> {
    const folder = await mkdtemp(join(tmpdir(), 'salesfloor-torture-'));
    return new Database(folder, await startEmbeddedPostgres({ dataDir: folder, log: () => {} }));
  }

  get url(): string {
    return this.server.url;
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

  /** Kills the whole server at once; it is started again at the same address. */
  async kill(): Promise<void> {
    const running = await findPostmaster(join(this.folder, 'postgres'));
    if (running) process.kill(running.pid, 'SIGKILL');
  }

  /** Ends one of the processes that serve the app: the server then drops all connections and recovers. */
  async killOneConnection(): Promise<void> {
    const [serving] = await this.rows<{ pid: number }>(
      `select pid from pg_stat_activity where application_name = 'salesfloor' order by state = 'active' desc limit 1`,
    );
    if (serving) process.kill(serving.pid, 'SIGKILL');
  }

  /** Resolves once it answers. @throws when it does not within a minute */
  async ready(): Promise<void> {
    for (const deadline = Date.now() + BACK_MS; ; await sleep(50)) {
      try {
        await this.rows('select');
        return;
      } catch (error) {
        if (Date.now() > deadline) throw error;
      }
    }
  }

  async stop(): Promise<void> {
    await this.server.stop();
    await rm(this.folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
}
