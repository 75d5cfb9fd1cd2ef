import type { Folders } from '../../platform/context.ts';
import { NIGHTLY_HOURS, getTaskState } from '../../rules/health/checks.ts';
import { backupFacts } from '../backup.job.ts';
import { type CheckFunction, createCheck, formatBytes, prependProblem } from './healthCheck.ts';

const NO_BACKUPS_MESSAGE = 'BACKUP_DIR and BACKUP_S3_URL are not set: whoever runs your PostgreSQL backs it up.';

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
  return [createCheck('Backup', getTaskState(backup, NIGHTLY_HOURS, now), prependProblem(backup, message), advice)];
};
