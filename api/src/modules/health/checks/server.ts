import { monitorEventLoopDelay } from 'node:perf_hooks';
import sql from 'sql-template-tag';
import { getDiskState, MAX_LAG_MS, MAX_MEMORY_BYTES } from '../../../rules/health/checks.ts';
import { getDiskUsage } from '../../backups/backupFolder.ts';
import { type CheckFunction, createCheck, formatBytes } from './healthCheck.ts';

/** Measures the delay of the event loop while the server runs. */
export const eventLoopDelay = monitorEventLoopDelay();

const SERVER_ADVICE = 'Restart it when nobody works, and tell us with the lines of the log around it.';

export const checkServer: CheckFunction = () => {
  const [memory, lagMs] = [process.memoryUsage.rss(), eventLoopDelay.max / 1e6];
  eventLoopDelay.reset();
  const state = memory > MAX_MEMORY_BYTES ? 'TROUBLE' : lagMs > MAX_LAG_MS ? 'NOTE' : 'WELL';
  const message = `It takes ${formatBytes(memory)} of memory; the longest wait since the last look was ${Math.round(lagMs)} ms.`;
  return [createCheck('Server', state, message, SERVER_ADVICE)];
};

const SAME_DISK_MESSAGE = 'The backups lie on the disk of the store: what takes one takes both.';
const SAME_DISK_ADVICE = 'Set BACKUP_DIR to a folder of another disk, or BACKUP_S3_URL.';

type DiskUsage = Awaited<ReturnType<typeof getDiskUsage>> | undefined;

export const checkDisks: CheckFunction = async ({ folders }) => {
  const [data, backups] = await Promise.all(
    [folders.data, folders.backups].map(folder => (folder ? getDiskUsage(folder) : undefined)),
  );
  const isSameDisk = data && data.device === backups?.device;
  const sameDiskChecks = folders.bucket
    ? []
    : [createCheck('Disk of the backups', 'NOTE', SAME_DISK_MESSAGE, SAME_DISK_ADVICE)];
  return [
    ...checkFreeSpace('Disk of the store', data),
    ...(isSameDisk ? sameDiskChecks : checkFreeSpace('Disk of the backups', backups)),
  ];
};

function checkFreeSpace(subject: string, disk: DiskUsage) {
  if (!disk) return [];
  const state = getDiskState(disk.freeBytes, disk.freeFraction);
  return [createCheck(subject, state, `${formatBytes(disk.freeBytes)} is free.`, 'Free some space.')];
}

export const checkVersions: CheckFunction = async ({ database }) => {
  const row = await database.row<{ version: string }>(
    sql`select current_setting('server_version') as version`,
  );
  const message = `PostgreSQL ${row?.version.split(' ')[0]}, Node ${process.versions.node}.`;
  return [createCheck('Versions', 'WELL', message)];
};
