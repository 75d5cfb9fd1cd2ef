import { execFile } from 'node:child_process';
import { copyFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { withConnection } from '../../platform/database/connections/connection.ts';
import { STORE_NAME, SUPERUSER } from '../../platform/database/connections/storeRole.ts';
import {
  ensureCluster,
  findBinaries,
  type PostgresBinaries,
  readPassword,
} from '../../platform/embeddedPostgres/cluster.ts';
import { findFreePort, launch } from '../../platform/embeddedPostgres/launch.ts';
import { claimOwnership } from '../../platform/embeddedPostgres/ownership.ts';
import { findPostmaster, isServerForCluster } from '../../platform/embeddedPostgres/postmaster.ts';
import { chooseAccount, type ServerAccount } from '../../platform/embeddedPostgres/serverAccount.ts';
import { openStoreFolder, type StoreFolder } from '../../platform/embeddedPostgres/storeFolder.ts';
import { setServerParameter, toSuperuserUrl } from './superuser.ts';

const DURABLE = true;

/** Files in a server's folder that are not data. */
const EXCLUDED_FILES = new Set(['postmaster.pid', 'postmaster.opts', 'standby.signal']);

interface PostgresNodeOptions {
  readonly folder: StoreFolder;
  readonly binaries: PostgresBinaries;
  readonly account: ServerAccount;
  readonly port: number;
}

/** A PostgreSQL server of a pair, with a fixed address. It is not restarted when it dies. */
export class PostgresNode {
  private readonly options: PostgresNodeOptions;

  private constructor(options: PostgresNodeOptions) {
    this.options = options;
  }

  static async create(dataDir: string): Promise<PostgresNode> {
    const binaries = await findBinaries();
    const folder = await openStoreFolder(dataDir);
    const account = await chooseAccount(folder, binaries.postgres);
    return new PostgresNode({ folder, binaries, account, port: await findFreePort() });
  }

  get address(): string {
    return `127.0.0.1:${this.options.port}`;
  }

  /** Returns the address of the store on this server. */
  async url(): Promise<string> {
    return `postgres://${STORE_NAME}:${await readPassword(this.options.folder)}@${this.address}/${STORE_NAME}`;
  }

  /** Creates an empty cluster and starts it. */
  async startNew(): Promise<void> {
    await this.ensureCluster();
    await this.configure({ wal_keep_size: '1GB' });
    await this.start();
    const { folder, port } = this.options;
    const password = await readPassword(folder);
    await (await claimOwnership({ port, password, folder: folder.path, onLost: () => {} })).release();
  }

  /** Makes this server a standby: replaces its files with a copy of the primary, which may be running. */
  async startAsStandby(primary: PostgresNode): Promise<void> {
    const { folder } = this.options;
    await rm(folder.cluster, { recursive: true, force: true });
    await withConnection(toSuperuserUrl(await primary.url()), 'pair', async client => {
      await client.query(`select pg_backup_start('standby', fast => true)`);
      await copyFolder(primary.options.folder.cluster, folder.cluster);
      const { rows } = await client.query('select labelfile from pg_backup_stop(wait_for_archive => false)');
      await writeFile(join(folder.cluster, 'backup_label'), rows[0].labelfile);
    });
    await copyFile(primary.options.folder.password, folder.password);
    await writeFile(join(folder.cluster, 'standby.signal'), '');
    const password = await readPassword(folder);
    await this.configure({
      wal_keep_size: '1GB',
      primary_conninfo: `host=127.0.0.1 port=${primary.options.port} user=${SUPERUSER} password=${password} application_name=standby`,
    });
    await this.ensureCluster();
    await this.start();
  }

  /**
   * Waits until the standby is connected. From then on, every commit waits until the standby has received it,
   * too.
   */
  async waitForStandby(): Promise<void> {
    const url = await this.url();
    await setServerParameter(url, 'synchronous_standby_names', '*');
    await withConnection(toSuperuserUrl(url), 'pair', async client => {
      const isSynchronous = `select from pg_stat_replication where sync_state = 'sync' and state = 'streaming'`;
      while ((await client.query(isSynchronous)).rowCount === 0) await sleep(50);
    });
  }

  /** Promotes a standby after it has applied everything that it received. */
  async promote(): Promise<void> {
    await withConnection(toSuperuserUrl(await this.url()), 'pair', client =>
      client.query('select pg_promote()'),
    );
  }

  /** Kills all processes of the server at the same moment, like a power failure. */
  async kill(): Promise<void> {
    const { cluster } = this.options.folder;
    const running = await findPostmaster(cluster);
    if (!running) return;
    for (const pid of [running.pid, ...(await listChildProcesses(running.pid))]) kill(pid);
    while (await isServerForCluster(running.pid, cluster)) await sleep(10);
  }

  private async start(): Promise<void> {
    const { folder, binaries, account, port } = this.options;
    await launch({ folder, postgres: binaries.postgres, account, isDurable: DURABLE, port });
  }

  private async ensureCluster(): Promise<void> {
    const { folder, binaries, account } = this.options;
    await ensureCluster(folder, binaries, account, DURABLE);
  }

  private async configure(settings: Readonly<Record<string, string>>): Promise<void> {
    const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value}'\n`);
    await writeFile(join(this.options.folder.cluster, 'postgresql.auto.conf'), lines.join(''));
  }
}

/**
 * Copies a folder. Skips files that a running server removes during the copy. The copied log contains the
 * data of these files.
 */
async function copyFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { mode: 0o700 });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) await copyFolder(source, target);
    else if (!EXCLUDED_FILES.has(entry.name)) {
      await copyFile(source, target).catch(error => {
        if (error.code !== 'ENOENT') throw error;
      });
    }
  }
}

/** Lists the child processes of a process. */
export async function listChildProcesses(pid: number): Promise<number[]> {
  const output = await promisify(execFile)('ps', ['-o', 'pid=', '--ppid', String(pid)]).catch(() => ({
    stdout: '',
  }));
  return output.stdout.split(/\s+/).filter(Boolean).map(Number);
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // The process has already ended.
  }
}
