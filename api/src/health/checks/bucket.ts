import { NIGHTLY_HOURS, getTaskState } from '../../rules/health/checks.ts';
import { backupFacts } from '../backup.job.ts';
import { type Check, healthCheck, megabytes, withTrouble } from './healthCheck.ts';

export const checkBucket: Check = ({ folders: { bucket }, now, taskOf, formatDate }) => {
  if (!bucket) return [];
  const upload = taskOf('upload');
  const last = upload?.wellAt && backupFacts.safeParse(upload.facts).data;
  const says = last
    ? `The last one was put there on ${formatDate(upload.wellAt)}: ${last.file}, ${megabytes(last.bytes)}.`
    : 'None was put there yet.';
  const state = getTaskState(upload, NIGHTLY_HOURS, now, taskOf('backup')?.begunAt);
  const advice = `It lies at ${bucket.endpoint}/${bucket.name}. Once that takes it, say Back up now.`;
  return [healthCheck('Backup in the bucket', state, withTrouble(upload, says), advice)];
};
