import type { Folders } from '../../../platform/context.ts';
import { getTaskState, NIGHTLY_HOURS, WEEKLY_HOURS } from '../../../rules/health/checks.ts';
import { backupFacts } from '../backup.job.ts';
import { type CheckFunction, createCheck, formatBytes, prependProblem } from './healthCheck.ts';

const NO_BACKUPS_MESSAGE =
  'BACKUP_DIR and BACKUP_S3_URL are not set. The administrator of your PostgreSQL server makes the backups.';

/** Returns whether this server makes backups. */
export const hasBackups = ({ backups, bucket }: Folders): boolean => Boolean(backups ?? bucket);

export const checkBackup: CheckFunction = ({ folders, now, getTask, formatDate }) => {
  if (!hasBackups(folders)) return [createCheck('Backup', 'WELL', NO_BACKUPS_MESSAGE)];
  const backup = getTask('backup');
  const lastBackup = backup?.wellAt && backupFacts.safeParse(backup.facts).data;
  const message = lastBackup
    ? `Last backup ${formatDate(backup.wellAt)}: ${lastBackup.file}, ${formatBytes(lastBackup.bytes)}.`
    : 'No backup yet.';
  const folder = folders.backups ?? 'the temporary folder';
  const advice = `Make sure that ${folder} is writable and has free space, then click Back up now.`;
  return [
    createCheck('Backup', getTaskState(backup, NIGHTLY_HOURS, now), prependProblem(backup, message), advice),
  ];
};

export const checkBucket: CheckFunction = ({ folders: { bucket }, now, getTask, formatDate }) => {
  if (!bucket) return [];
  const upload = getTask('upload');
  const lastUpload = upload?.wellAt && backupFacts.safeParse(upload.facts).data;
  const message = lastUpload
    ? `Last upload ${formatDate(upload.wellAt)}: ${lastUpload.file}, ${formatBytes(lastUpload.bytes)}.`
    : 'No upload yet.';
  const state = getTaskState(upload, NIGHTLY_HOURS, now, getTask('backup')?.begunAt);
  const advice = `Check the bucket at ${bucket.endpoint}/${bucket.name}, then click Back up now.`;
  return [createCheck('Backup in the bucket', state, prependProblem(upload, message), advice)];
};

const RESTORE_TEST_ADVICE = 'Run a backup now, keep the damaged file, and check the disk.';

export const checkRestoreTest: CheckFunction = ({ folders, now, getTask, formatDate }) => {
  if (!hasBackups(folders)) return [];
  const restoreTest = getTask('proof');
  const message = restoreTest?.wellAt
    ? `Last passed ${formatDate(restoreTest.wellAt)}${folders.bucket ? ' with a backup from the bucket' : ''}. Rows and totals matched.`
    : 'No successful restore test yet. The test runs every Sunday.';
  const state = getTaskState(restoreTest, WEEKLY_HOURS, now, getTask('backup')?.begunAt);
  return [createCheck('Restore test', state, prependProblem(restoreTest, message), RESTORE_TEST_ADVICE)];
};
