import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../api/src/platform/embeddedPostgres/embeddedPostgres.ts';
import { findPostmaster } from '../api/src/platform/embeddedPostgres/postmaster.ts';
import { listChildProcesses, PostgresNode } from '../api/src/testing/postgres/postgresNode.ts';
import { TortureStore } from './store.ts';

/** One real PostgreSQL server with real files. */
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
    const pids = running ? [running.pid, ...(await listChildProcesses(running.pid))] : [];
    const signalAll = (signal: NodeJS.Signals) => {
      for (const pid of pids) {
        try {
          process.kill(pid, signal);
        } catch {
          // The process has already ended.
        }
      }
    };
    signalAll('SIGSTOP');
    await sleep(milliseconds);
    signalAll('SIGCONT');
  }

  /**
   * Kills one of the PostgreSQL processes that serve the app. The PostgreSQL server then drops all
   * connections and recovers.
   */
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

/** Minimum time in which clients write to a primary and its standby before the primary is killed. */
const MIN_REPLICATION_MS = 1_000;

/** Two real PostgreSQL servers; the second is the synchronous standby of the first. */
export class ReplicatedPair extends TortureStore {
  private readonly folder: string;
  private primary: PostgresNode;
  private standby: PostgresNode;
  private primaryUrl: string;
  private hasStandby = false;

  private constructor(folder: string, primary: PostgresNode, standby: PostgresNode, primaryUrl: string) {
    super();
    this.folder = folder;
    this.primary = primary;
    this.standby = standby;
    this.primaryUrl = primaryUrl;
  }

  static async start(): Promise<ReplicatedPair> {
    const folder = await mkdtemp(join(tmpdir(), 'salesfloor-pair-'));
    const [primary, standby] = [
      await PostgresNode.create(join(folder, 'a')),
      await PostgresNode.create(join(folder, 'b')),
    ];
    await primary.startNew();
    const pair = new ReplicatedPair(folder, primary, standby, await primary.url());
    await pair.addStandby();
    return pair;
  }

  get url(): string {
    return this.primaryUrl;
  }

  /** The addresses of both servers, from which the app selects the primary. */
  override get addressForServers(): string {
    const { address } = this.primary;
    return `${this.primaryUrl.replace(address, `${address},${this.standby.address}`)}?target_session_attrs=read-write`;
  }

  /** Kills the primary and promotes the standby. The next failover creates a new standby. */
  async failOver(): Promise<void> {
    if (!this.hasStandby) await this.addStandby();
    this.hasStandby = false;
    await this.primary.kill();
    await this.standby.promote();
    [this.primary, this.standby] = [this.standby, this.primary];
    this.primaryUrl = await this.primary.url();
  }

  async stop(): Promise<void> {
    await this.standby.kill();
    await this.primary.kill();
    await rm(this.folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }

  /**
   * Creates a standby of the primary. From then on, the primary only acknowledges a write after the standby
   * has received it.
   */
  private async addStandby(): Promise<void> {
    await this.standby.startAsStandby(this.primary);
    await this.primary.waitForStandby();
    await sleep(MIN_REPLICATION_MS);
    this.hasStandby = true;
  }
}
