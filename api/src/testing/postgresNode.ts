import { execFile } from 'node:child_process';
import { copyFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { onConnection } from '../database/connection.ts';
import { STORE_NAME, SUPERUSER } from '../database/storeRole.ts';
import { type Account, chooseAccount } from '../embeddedPostgres/account.ts';
import { type Binaries, findBinaries } from '../embeddedPostgres/binaries.ts';
import { ensureCluster, readPassword } from '../embeddedPostgres/cluster.ts';
import { freePort } from '../embeddedPostgres/freePort.ts';
import { launch } from '../embeddedPostgres/launch.ts';
import { claim } from '../embeddedPostgres/ownership.ts';
import { findPostmaster, runsOn } from '../embeddedPostgres/postmaster.ts';
import { openStoreFolder, type StoreFolder } from '../embeddedPostgres/storeFolder.ts';
import { asSuperuser, setOfServer } from './superuser.ts';

const DURABLE = true;

/** What a server leaves in its folder that is not part of the data. */
const NOT_COPIED = new Set(['postmaster.pid', 'postmaster.opts', 'standby.signal']);

interface Parts {
  readonly folder: StoreFolder;
  readonly binaries: Binaries;
  readonly account: Account;
  readonly port: number;
}

/** One PostgreSQL server of a pair: it has a place and a port, and nobody starts it again when it dies. */
export class Node {
  private readonly parts: Parts;

  private constructor(parts: Parts) {
    this.parts = parts;
  }

  static async at(dataDir: string): Promise<Node> {
    const binaries = await findBinaries();
    const folder = await openStoreFolder(dataDir);
    const account = await chooseAccount(folder, binaries.postgres);
    return new Node({ folder, binaries, account, port: await freePort() });
  }

  get place(): string {
    return `127.0.0.1:${this.parts.port}`;
  }

  /** The store on this server. */
  async url(): Promise<string> {
    return `postgres://${STORE_NAME}:${await readPassword(this.parts.folder)}@${this.place}/${STORE_NAME}`;
  }

  /** Makes an empty cluster and starts it. */
  async startNew(): Promise<void> {
    await this.ensureCluster();
    await this.configure({ wal_keep_size: '1GB' });
    await this.start();
    const { folder, port } = this.parts;
    const password = await readPassword(folder);
    await (await claim({ port, password, folder: folder.path, onLost: () => {} })).release();
  }

  /** Becomes a standby: whatever is here makes room for a copy of the primary, which may be at work. */
  async startAsStandbyOf(primary: Node): Promise<void> {
    const { folder } = this.parts;
    await rm(folder.cluster, { recursive: true, force: true });
    await onConnection(asSuperuser(await primary.url()), 'pair', async client => {
      await client.query(`select pg_backup_start('standby', fast => true)`);
      await copyFolder(primary.parts.folder.cluster, folder.cluster);
      const { rows } = await client.query('select labelfile from pg_backup_stop(wait_for_archive => false)');
      await writeFile(join(folder.cluster, 'backup_label'), rows[0].labelfile);
    });
    await copyFile(primary.parts.folder.password, folder.password);
    await writeFile(join(folder.cluster, 'standby.signal'), '');
    const password = await readPassword(folder);
    await this.configure({
      wal_keep_size: '1GB',
      primary_conninfo: `host=127.0.0.1 port=${primary.parts.port} user=${SUPERUSER} password=${password} application_name=standby`,
    });
    await this.ensureCluster();
    await this.start();
  }

  /** From now on nothing is acknowledged that is not on the standby, too. */
  async waitForStandby(): Promise<void> {
    const url = await this.url();
    await setOfServer(url, 'synchronous_standby_names', '*');
    await onConnection(asSuperuser(url), 'pair', async client => {
      const isSynchronous = `select from pg_stat_replication where sync_state = 'sync' and state = 'streaming'`;
      while ((await client.query(isSynchronous)).rowCount === 0) await sleep(50);
    });
  }

  /** A standby takes over, as soon as it has applied all that it received. */
  async promote(): Promise<void> {
    await onConnection(asSuperuser(await this.url()), 'pair', client => client.query('select pg_promote()'));
  }

  /** Ends every process of the server at once, as a machine that loses power does. */
  async kill(): Promise<void> {
    const { cluster } = this.parts.folder;
    const running = await findPostmaster(cluster);
    if (!running) return;
    for (const pid of [running.pid, ...(await childrenOf(running.pid))]) kill(pid);
    while (await runsOn(running.pid, cluster)) await sleep(10);
  }

  private async start(): Promise<void> {
    const { folder, binaries, account, port } = this.parts;
    await launch({ folder, postgres: binaries.postgres, account, durable: DURABLE, port });
  }

  private async ensureCluster(): Promise<void> {
    const { folder, binaries, account } = this.parts;
    await ensureCluster(folder, binaries, account, DURABLE);
  }

  private async configure(settings: Readonly<Record<string, string>>): Promise<void> {
    const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value}'\n`);
    await writeFile(join(this.parts.folder.cluster, 'postgresql.auto.conf'), lines.join(''));
  }
}

/** Files that a server at work removes meanwhile are left out: the log that is copied with them makes up for it. */
async function copyFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { mode: 0o700 });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) await copyFolder(source, target);
    else if (!NOT_COPIED.has(entry.name)) {
      await copyFile(source, target).catch(error => {
        if (error.code !== 'ENOENT') throw error;
      });
    }
  }
}

/** The processes that a process has begun. */
export async function childrenOf(pid: number): Promise<number[]> {
  const listed = await promisify(execFile)('ps', ['-o', 'pid=', '--ppid', String(pid)]).catch(() => ({
    stdout: '',
  }));
  return listed.stdout.split(/\s+/).filter(Boolean).map(Number);
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
}
