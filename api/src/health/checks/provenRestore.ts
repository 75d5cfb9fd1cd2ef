import { getTaskState, WEEKLY_HOURS } from '../../rules/health/checks.ts';
import { hasBackups } from './backup.ts';
import { type CheckFunction, createCheck, prependProblem } from './healthCheck.ts';

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
