import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../api/src/embeddedPostgres/embedded.ts';
import { findPostmaster } from '../api/src/embeddedPostgres/postmaster.ts';
import { childrenOf } from '../api/src/testing/postgresNode.ts';
import { Store } from './store.ts';

/** One real PostgreSQL on real files. */
export class Database extends Store {
  private readonly folder: string;
  private readonly server: EmbeddedPostgres;

  private constructor(folder: string, server: EmbeddedPostgres) {
    super();
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

  /** Kills the whole server at once; it is started again at the same address. */
  async kill(): Promise<void> {
    const running = await findPostmaster(join(this.folder, 'postgres'));
    if (running) process.kill(running.pid, 'SIGKILL');
  }

  /** Nothing of the server moves for a while. */
  async hang(milliseconds: number): Promise<void> {
    const running = await findPostmaster(join(this.folder, 'postgres'));
    const pids = running ? [running.pid, ...(await childrenOf(running.pid))] : [];
    const all = (signal: NodeJS.Signals) => {
      for (const pid of pids) {
        try {
          process.kill(pid, signal);
        } catch {
          // It has ended already.
        }
      }
    };
    all('SIGSTOP');
    await sleep(milliseconds);
    all('SIGCONT');
  }

  /** Ends one of the processes that serve the app: the server then drops all connections and recovers. */
  async killOneConnection(): Promise<void> {
    const [serving] = await this.rows<{ pid: number }>(
      `select pid from pg_stat_activity where application_name = 'salesfloor' order by state = 'active' desc limit 1`,
    );
    if (serving) process.kill(serving.pid, 'SIGKILL');
  }

  async stop(): Promise<void> {
    await this.server.stop();
    await rm(this.folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
}
