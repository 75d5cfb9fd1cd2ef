import { monitorEventLoopDelay } from 'node:perf_hooks';
import sql from 'sql-template-tag';
import { getDiskState, MAX_LAG_MS, MAX_MEMORY_BYTES } from '../../../rules/health/checks.ts';
import { getDiskUsage } from '../../backups/backupFolder.ts';
import { type CheckFunction, createCheck, formatBytes } from './healthCheck.ts';

/** Measures the delay of the event loop while the server runs. */
export const eventLoopDelay = monitorEventLoopDelay();

const SERVER_ADVICE =
  'Restart the server after hours. If it happens again, report it with the log from that time.';

export const checkServer: CheckFunction = () => {
  const [memory, lagMs] = [process.memoryUsage.rss(), eventLoopDelay.max / 1e6];
  eventLoopDelay.reset();
  const state = memory > MAX_MEMORY_BYTES ? 'TROUBLE' : lagMs > MAX_LAG_MS ? 'NOTE' : 'WELL';
  const message = `${formatBytes(memory)} of memory, longest pause ${Math.round(lagMs)} ms.`;
  return [createCheck('Server', state, message, SERVER_ADVICE)];
};

const SAME_DISK_MESSAGE = 'The backups are on the same disk as the store. Losing one loses both.';
const SAME_DISK_ADVICE = 'Set BACKUP_DIR to a folder on another disk, or set BACKUP_S3_URL.';

type DiskUsage = Awaited<ReturnType<typeof getDiskUsage>> | undefined;

export const checkDisks: CheckFunction = async ({ folders }) => {
  const [data, backups] = await Promise.all(
    [folders.data, folders.backups].map(folder => (folder ? getDiskUsage(folder) : undefined)),
  );
  const isSameDisk = data && data.device === backups?.device;
  const sameDiskChecks = folders.bucket
    ? []
    : [createCheck('Backup disk', 'NOTE', SAME_DISK_MESSAGE, SAME_DISK_ADVICE)];
  return [
    ...checkFreeSpace('Store disk', data),
    ...(isSameDisk ? sameDiskChecks : checkFreeSpace('Backup disk', backups)),
  ];
};

function checkFreeSpace(subject: string, disk: DiskUsage) {
  if (!disk) return [];
  const state = getDiskState(disk.freeBytes, disk.freeFraction);
  return [createCheck(subject, state, `${formatBytes(disk.freeBytes)} free.`, 'Free up some space.')];
}

export const checkVersions: CheckFunction = async ({ database }) => {
  const row = await database.row<{ version: string }>(
    sql`select current_setting('server_version') as version`,
  );
  const message = `PostgreSQL ${row?.version.split(' ')[0]}, Node ${process.versions.node}.`;
  return [createCheck('Versions', 'WELL', message)];
};
