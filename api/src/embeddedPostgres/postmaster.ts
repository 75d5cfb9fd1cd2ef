import { execFile } from 'node:child_process';
import { readFile, rm, stat } from 'node:fs/promises';
import { platform } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { isNativeError } from 'node:util/types';

/** A running PostgreSQL server, as its postmaster.pid describes it. */
export interface Postmaster {
  pid: number;
  port: number;
  isReady: boolean;
}

/** The server that runs on this cluster, whoever started it. A file left by a dead or foreign process is not one. */
export async function findPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const described = await readPidFile(cluster);
  return described && (await runsOn(described.pid, cluster)) ? described : undefined;
}

/**
 * Removes what a crash left behind and PostgreSQL then refuses to start on: a postmaster.pid whose number belongs to
 * another program by now, or an empty one. A number that is nobody's clears away itself. To be called only when
 * `findPostmaster` found none.
 */
export async function removeStalePidFile(cluster: string): Promise<boolean> {
  const described = await readPidFile(cluster);
  const isStale = described
    ? isAlive(described.pid) && !(await runsOn(described.pid, cluster))
    : await isLeftEmpty(cluster);
  if (isStale) await rm(pidFile(cluster), { force: true });
  return isStale;
}

/** A server that is just starting fills the file within moments. */
async function isLeftEmpty(cluster: string): Promise<boolean> {
  const file = await stat(pidFile(cluster)).catch(() => undefined);
  return file?.size === 0 && Date.now() - file.mtimeMs > 2_000;
}

const pidFile = (cluster: string) => join(cluster, 'postmaster.pid');

/** Whether this process is a PostgreSQL server at work in this cluster; false for a finished one nobody has reaped. */
export async function runsOn(pid: number, cluster: string): Promise<boolean> {
  if (!isAlive(pid)) return false;
  if (platform() !== 'linux') return (await commandLine(pid)).includes(cluster);
  if (!/(^|\/)postgres\0/.test(await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => ''))) return false;
  // The server's working directory is its cluster; compared by inode, for the same folder may go by two paths.
  const [works, here] = await Promise.all([stat(`/proc/${pid}/cwd`).catch(() => undefined), stat(cluster)]);
  return works === undefined ? isAlive(pid) : works.ino === here.ino && works.dev === here.dev;
}

async function readPidFile(cluster: string): Promise<Postmaster | undefined> {
  const lines = await readFile(pidFile(cluster), 'utf8').catch(error => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const [pid, , , port, , , , status] = lines.split('\n');
  if (!Number(pid) || Number(pid) < 0) return undefined;
  return { pid: Number(pid), port: Number(port), isReady: status?.trim() === 'ready' };
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return isNativeError(error) && 'code' in error && error.code === 'EPERM';
  }
}

async function commandLine(pid: number): Promise<string> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'command=', '-p', String(pid)]).catch(() => ({
    stdout: '',
  }));
  return stdout;
}
