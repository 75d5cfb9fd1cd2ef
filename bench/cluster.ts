import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { STORE_NAME } from '../api/src/platform/database/connections/storeRole.ts';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../api/src/platform/embeddedPostgres/embeddedPostgres.ts';
import { toSuperuserUrl } from '../api/src/testing/postgres/superuser.ts';

/** A temporary PostgreSQL that measures the cost of its statements. */
export class Cluster {
  /** The folder with all data of the cluster, which `stop` deletes. */
  readonly folder: string;
  private readonly server: EmbeddedPostgres;
  private readonly client: pg.Client;
  private readonly pid: number;

  private constructor(folder: string, server: EmbeddedPostgres, client: pg.Client, pid: number) {
    this.folder = folder;
    this.server = server;
    this.client = client;
    this.pid = pid;
  }

  static async start(): Promise<Cluster> {
    const folder = await mkdtemp(join(tmpdir(), 'salesfloor-bench-'));
    const start = () =>
      startEmbeddedPostgres({ dataDir: join(folder, 'data'), log: () => {}, isDurable: false });
    const first = await start();
    await withConnection(toSuperuserUrl(first.url), async client => {
      await client.query(`alter system set shared_preload_libraries = 'pg_stat_statements'`);
      await client.query('alter system set pg_stat_statements.track_planning = on');
    });
    await first.stop(); // the library is loaded at server start
    const server = await start();
    const client = new pg.Client({ connectionString: toSuperuserUrl(server.url) });
    await client.connect();
    await client.query('create extension pg_stat_statements');
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const parent = Number(readStat(rows[0]?.pid ?? 0)[PARENT]);
    return new Cluster(folder, server, client, parent);
  }

  /** Creates an empty database with this name and resolves to its URL. */
  async createDatabase(name: string): Promise<string> {
    await this.client.query(`create database ${name} owner ${STORE_NAME}`);
    const url = new URL(this.server.url);
    url.pathname = name;
    return url.href;
  }

  /**
   * Returns the milliseconds that PostgreSQL has spent planning and running the statements of a database
   * since the last call. The result excludes the statements that make changes between the requests.
   */
  async takeStatementMs(database: string): Promise<number> {
    const { rows } = await this.client.query<{ ms: number }>(
      `select coalesce(sum(total_plan_time + total_exec_time), 0) as ms, pg_stat_statements_reset(0, min(dbid), 0)
       from pg_stat_statements
       where dbid = (select oid from pg_database where datname = $1) and query not like 'with changed as %'`,
      [database],
    );
    return rows[0]?.ms ?? 0;
  }

  /**
   * Returns the milliseconds of CPU time that all of PostgreSQL's processes except one have used so far.
   * Linux only.
   */
  cpuMs(exceptPid: number): number {
    const children = readFileSync(`/proc/${this.pid}/task/${this.pid}/children`, 'utf8').trim().split(' ');
    return (
      readCpuMsOfEndedChildren(this.pid) +
      sum(children.filter(pid => Number(pid) !== exceptPid).map(readCpuMs))
    );
  }

  async stop(): Promise<void> {
    await this.client.end();
    await this.server.stop();
    await rm(this.folder, { recursive: true, force: true });
  }
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Returns 0 when the process has just ended. */
function readCpuMs(pid: string): number {
  try {
    const [nanoseconds] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ');
    return Number(nanoseconds) / 1e6;
  } catch {
    return 0;
  }
}

/**
 * Returns the CPU time of all ended child processes, such as parallel workers. Linux counts it in steps of a
 * hundredth of a second.
 */
function readCpuMsOfEndedChildren(pid: number): number {
  const stat = readStat(pid);
  return 10 * (Number(stat[ENDED_USER]) + Number(stat[ENDED_SYSTEM]));
}

/** Returns the fields of /proc/…/stat after the name of the program (man 5 proc). */
const readStat = (pid: number): readonly string[] =>
  readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
const PARENT = 1;
const ENDED_USER = 13;
const ENDED_SYSTEM = 14;

/** Runs some work on a separate connection. */
export async function withConnection<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
