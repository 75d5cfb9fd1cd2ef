import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../api/src/embeddedPostgres/embedded.ts';
import { findPostmaster } from '../api/src/embeddedPostgres/postmaster.ts';
import { childrenOf } from '../api/src/testing/postgresNode.ts';
import { TortureStore } from './store.ts';

/** A real PostgreSQL with real files. */
export class SingleDatabase extends TortureStore {
  private readonly folder: string;
  private readonly server: EmbeddedPostgres;

  private constructor(folder: string, server: EmbeddedPostgres) {
    super();
    this.folder = folder;
    this.server = server;
  }

  static async start(): Promise<SingleDatabase> {
    const folder = await mkdtemp(join(tmpdir(), 'salesfloor-torture-'));
    return new SingleDatabase(folder, await startEmbeddedPostgres({ dataDir: folder, log: () => {} }));
  }

  get url(): string {
    return this.server.url;
  }

  /** Kills the whole server immediately. Its supervisor restarts it at the same address. */
  async kill(): Promise<void> {
    const running = await findPostmaster(join(this.folder, 'postgres'));
    if (running) process.kill(running.pid, 'SIGKILL');
  }

  /** Suspends all processes of the server for a while. */
  async hang(milliseconds: number): Promise<void> {
    const running = await findPostmaster(join(this.folder, 'postgres'));
    const pids = running ? [running.pid, ...(await childrenOf(running.pid))] : [];
    const signalAll = (signal: NodeJS.Signals) => {
      for (const pid of pids) {
        try {
          process.kill(pid, signal);
        } catch {
          // It has already ended.
        }
      }
    };
    signalAll('SIGSTOP');
    await sleep(milliseconds);
    signalAll('SIGCONT');
  }

  /** Kills one of the processes that serve the app. The server then drops all connections and recovers. */
  async killOneConnection(): Promise<void> {
    const [backend] = await this.rows<{ pid: number }>(
      `select pid from pg_stat_activity where application_name = 'salesfloor' order by state = 'active' desc limit 1`,
    );
    if (backend) process.kill(backend.pid, 'SIGKILL');
  }

  async stop(): Promise<void> {
    await this.server.stop();
    await rm(this.folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
}
