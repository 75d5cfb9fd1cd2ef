import type { Folders } from '../../../platform/context.ts';
import { getTaskState, NIGHTLY_HOURS, WEEKLY_HOURS } from '../../../rules/health/checks.ts';
import { backupFacts } from '../backup.job.ts';
import { type CheckFunction, createCheck, formatBytes, prependProblem } from './healthCheck.ts';

const NO_BACKUPS_MESSAGE =
  'BACKUP_DIR and BACKUP_S3_URL are not set: whoever runs your PostgreSQL backs it up.';

/** Returns whether this server makes backups. */
export const hasBackups = ({ backups, bucket }: Folders): boolean => Boolean(backups ?? bucket);

export const checkBackup: CheckFunction = ({ folders, now, getTask, formatDate }) => {
  if (!hasBackups(folders)) return [createCheck('Backup', 'WELL', NO_BACKUPS_MESSAGE)];
  const backup = getTask('backup');
  const lastBackup = backup?.wellAt && backupFacts.safeParse(backup.facts).data;
  const message = lastBackup
    ? `The last good one is of ${formatDate(backup.wellAt)}: ${lastBackup.file}, ${formatBytes(lastBackup.bytes)}.`
    : 'None was made yet.';
  const folder = folders.backups ?? 'the folder for temporary files';
  const advice = `See that ${folder} can be written and has room, then say Back up now.`;
  return [
    createCheck('Backup', getTaskState(backup, NIGHTLY_HOURS, now), prependProblem(backup, message), advice),
  ];
};

export const checkBucket: CheckFunction = ({ folders: { bucket }, now, getTask, formatDate }) => {
  if (!bucket) return [];
  const upload = getTask('upload');
  const lastUpload = upload?.wellAt && backupFacts.safeParse(upload.facts).data;
  const message = lastUpload
    ? `The last one was put there on ${formatDate(upload.wellAt)}: ${lastUpload.file}, ${formatBytes(lastUpload.bytes)}.`
    : 'None was put there yet.';
  const state = getTaskState(upload, NIGHTLY_HOURS, now, getTask('backup')?.begunAt);
  const advice = `It lies at ${bucket.endpoint}/${bucket.name}. Once that takes it, say Back up now.`;
  return [createCheck('Backup in the bucket', state, prependProblem(upload, message), advice)];
};

const RESTORE_TEST_ADVICE = 'Say Back up now, keep the damaged file apart, and look at what it lies on.';

export const checkRestoreTest: CheckFunction = ({ folders, now, getTask, formatDate }) => {
  if (!hasBackups(folders)) return [];
  const restoreTest = getTask('proof');
  const message = restoreTest?.wellAt
    ? `${folders.bucket ? 'One from the bucket' : 'One'} was last restored, counted and compared on ${formatDate(restoreTest.wellAt)}.`
    : 'None was restored yet: that is done on Sundays.';
  const state = getTaskState(restoreTest, WEEKLY_HOURS, now, getTask('backup')?.begunAt);
  return [createCheck('Proven restore', state, prependProblem(restoreTest, message), RESTORE_TEST_ADVICE)];
};
