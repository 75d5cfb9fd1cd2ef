import { NIGHTLY_HOURS, getTaskState } from '../../rules/health/checks.ts';
import { type Check, healthCheck, withTrouble } from './healthCheck.ts';

const ADVICE = 'Run npm run verify; npm run verify -- --rebuild makes the sums again from the deals.';

export const checkFigures: Check = ({ now, taskOf, formatDate }) => {
  const verify = taskOf('verify');
  const says = verify?.wellAt
    ? `All sums were those of the deals on ${formatDate(verify.wellAt)}.`
    : 'Not compared yet: that is done every night.';
  return [healthCheck('Figures', getTaskState(verify, NIGHTLY_HOURS, now), withTrouble(verify, says), ADVICE)];
};
