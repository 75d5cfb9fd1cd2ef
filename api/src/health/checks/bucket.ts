import { NIGHTLY_HOURS, getTaskState } from '../../rules/health/checks.ts';
import { backupFacts } from '../backup.job.ts';
import { type CheckFunction, createCheck, formatBytes, prependProblem } from './healthCheck.ts';

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
