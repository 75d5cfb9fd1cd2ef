import { getDiskUsage } from '../../backup/backupFolder.ts';
import { getDiskState } from '../../rules/health/checks.ts';
import { type CheckFunction, createCheck, formatBytes } from './healthCheck.ts';

const SAME_DISK_MESSAGE = 'The backups lie on the disk of the store: what takes one takes both.';
const SAME_DISK_ADVICE = 'Set BACKUP_DIR to a folder of another disk, or BACKUP_S3_URL.';

type DiskUsage = Awaited<ReturnType<typeof getDiskUsage>> | undefined;

export const checkDisks: CheckFunction = async ({ folders }) => {
  const [data, backups] = await Promise.all(
    [folders.data, folders.backups].map(folder => (folder ? getDiskUsage(folder) : undefined)),
  );
  const isSameDisk = data && data.device === backups?.device;
  const sameDiskChecks = folders.bucket ? [] : [createCheck('Disk of the backups', 'NOTE', SAME_DISK_MESSAGE, SAME_DISK_ADVICE)];
  return [...checkFreeSpace('Disk of the store', data), ...(isSameDisk ? sameDiskChecks : checkFreeSpace('Disk of the backups', backups))];
};

function checkFreeSpace(subject: string, disk: DiskUsage) {
  if (!disk) return [];
  const state = getDiskState(disk.freeBytes, disk.freeFraction);
  return [createCheck(subject, state, `${formatBytes(disk.freeBytes)} is free.`, 'Free some space.')];
}
