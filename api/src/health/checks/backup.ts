import type { Folders } from '../../platform/context.ts';
import { NIGHTLY_HOURS, getTaskState } from '../../rules/health/checks.ts';
import { backupFacts } from '../backup.job.ts';
import { type Check, healthCheck, megabytes, withTrouble } from './healthCheck.ts';

const NO_BACKUPS = 'BACKUP_DIR and BACKUP_S3_URL are not set: whoever runs your PostgreSQL backs it up.';

/** Whether backups are made here. */
export const hasBackups = ({ backups, bucket }: Folders): boolean => Boolean(backups ?? bucket);

export const checkBackup: Check = ({ folders, now, taskOf, formatDate }) => {
  if (!hasBackups(folders)) return [healthCheck('Backup', 'WELL', NO_BACKUPS)];
  const backup = taskOf('backup');
  const last = backup?.wellAt && backupFacts.safeParse(backup.facts).data;
  const says = last
    ? `The last good one is of ${formatDate(backup.wellAt)}: ${last.file}, ${megabytes(last.bytes)}.`
    : 'None was made yet.';
  const folder = folders.backups ?? 'the folder for temporary files';
  const advice = `See that ${folder} can be written and has room, then say Back up now.`;
  return [healthCheck('Backup', getTaskState(backup, NIGHTLY_HOURS, now), withTrouble(backup, says), advice)];
};
