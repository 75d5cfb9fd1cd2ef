import { execFile } from 'node:child_process';
import { readFile, rm, stat } from 'node:fs/promises';
import { platform } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { isNativeError } from 'node:util/types';

/** A running PostgreSQL server, according to its postmaster.pid. */
export interface Postmaster {
  pid: number;
  port: number;
  isReady: boolean;
}

/**
 * Returns the server that runs on this cluster, even if another process started it. Ignores the pid file of
 * an ended or unrelated process.
 */
export async function findPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const pidFileContent = await readPidFile(cluster);
  return pidFileContent && (await isServerForCluster(pidFileContent.pid, cluster))
    ? pidFileContent
    : undefined;
}

/**
 * Removes a postmaster.pid that a crash left behind and that prevents PostgreSQL from starting. In such a
 * file, the process ID belongs to another program, or is missing because the file is empty. PostgreSQL itself
 * removes a file with an unused process ID. Call this function only if `findPostmaster` found no server.
 */
export async function removeStalePidFile(cluster: string): Promise<boolean> {
  const pidFileContent = await readPidFile(cluster);
  const isStale = pidFileContent
    ? isAlive(pidFileContent.pid) && !(await isServerForCluster(pidFileContent.pid, cluster))
    : await isEmptyPidFile(cluster);
  if (isStale) await rm(getPidFilePath(cluster), { force: true });
  return isStale;
}

/** Returns whether the file has been empty for two seconds. A starting server fills it within moments. */
async function isEmptyPidFile(cluster: string): Promise<boolean> {
  const file = await stat(getPidFilePath(cluster)).catch(() => undefined);
  return file?.size === 0 && Date.now() - file.mtimeMs > 2_000;
}

const getPidFilePath = (cluster: string) => join(cluster, 'postmaster.pid');

/**
 * Returns whether this process is a PostgreSQL server that uses this cluster. Returns false for a zombie
 * process.
 */
export async function isServerForCluster(pid: number, cluster: string): Promise<boolean> {
  if (!isAlive(pid)) return false;
  if (platform() !== 'linux') return (await readCommandLine(pid)).includes(cluster);
  if (!/(^|\/)postgres\0/.test(await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => ''))) return false;
  // The server's working directory is its cluster. Compares inodes, because one folder may have two paths.
  const [workingDirectory, clusterFolder] = await Promise.all([
    stat(`/proc/${pid}/cwd`).catch(() => undefined),
    stat(cluster),
  ]);
  return workingDirectory === undefined
    ? isAlive(pid)
    : workingDirectory.ino === clusterFolder.ino && workingDirectory.dev === clusterFolder.dev;
}

async function readPidFile(cluster: string): Promise<Postmaster | undefined> {
  const lines = await readFile(getPidFilePath(cluster), 'utf8').catch(error => {
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

async function readCommandLine(pid: number): Promise<string> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'command=', '-p', String(pid)]).catch(() => ({
    stdout: '',
  }));
  return stdout;
}
