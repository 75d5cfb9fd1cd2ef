import { getTaskState, WEEKLY_HOURS } from '../../rules/health/checks.ts';
import { hasBackups } from './backup.ts';
import { type Check, healthCheck, withTrouble } from './healthCheck.ts';

const ADVICE = 'Say Back up now, keep the damaged file apart, and look at what it lies on.';

export const checkProvenRestore: Check = ({ folders, now, taskOf, formatDate }) => {
  if (!hasBackups(folders)) return [];
  const proof = taskOf('proof');
  const says = proof?.wellAt
    ? `${folders.bucket ? 'One from the bucket' : 'One'} was last restored, counted and compared on ${formatDate(proof.wellAt)}.`
    : 'None was restored yet: that is done on Sundays.';
  const state = getTaskState(proof, WEEKLY_HOURS, now, taskOf('backup')?.begunAt);
  return [healthCheck('Proven restore', state, withTrouble(proof, says), ADVICE)];
};
