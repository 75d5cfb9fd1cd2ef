import { NIGHTLY_HOURS, getTaskState } from '../../rules/health/checks.ts';
import { type CheckFunction, createCheck, prependProblem } from './healthCheck.ts';

const FIGURES_ADVICE = 'Run npm run verify; npm run verify -- --rebuild makes the sums again from the deals.';

export const checkFigures: CheckFunction = ({ now, getTask, formatDate }) => {
  const verify = getTask('verify');
  const message = verify?.wellAt
    ? `All sums were those of the deals on ${formatDate(verify.wellAt)}.`
    : 'Not compared yet: that is done every night.';
  return [createCheck('Figures', getTaskState(verify, NIGHTLY_HOURS, now), prependProblem(verify, message), FIGURES_ADVICE)];
};
