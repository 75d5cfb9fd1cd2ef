import { diskOf } from '../../backup/backupFolder.ts';
import { getDiskState } from '../../rules/health/checks.ts';
import { type Check, healthCheck, megabytes } from './healthCheck.ts';

const SAME_DISK = 'The backups lie on the disk of the store: what takes one takes both.';
const OTHER_DISK = 'Set BACKUP_DIR to a folder of another disk, or BACKUP_S3_URL.';

type Disk = Awaited<ReturnType<typeof diskOf>> | undefined;

export const checkDisks: Check = async ({ folders }) => {
  const [data, backups] = await Promise.all(
    [folders.data, folders.backups].map(folder => (folder ? diskOf(folder) : undefined)),
  );
  const isSame = data && data.device === backups?.device;
  const sameDisk = folders.bucket ? [] : [healthCheck('Disk of the backups', 'NOTE', SAME_DISK, OTHER_DISK)];
  return [...free('Disk of the store', data), ...(isSame ? sameDisk : free('Disk of the backups', backups))];
};

function free(subject: string, disk: Disk) {
  if (!disk) return [];
  const state = getDiskState(disk.freeBytes, disk.freePart);
  return [healthCheck(subject, state, `${megabytes(disk.freeBytes)} is free.`, 'Free some space.')];
}
