import { MAX_WAIT_SECONDS } from '../../rules/health/checks.ts';
import { type Check, healthCheck } from './healthCheck.ts';

/** What each job does, as the subject of a sentence. */
const JOB_TITLES: Readonly<Record<string, string>> = {
  backup: 'The nightly backup',
  proof: 'The restore test',
  verify: 'The nightly check of the figures',
  certificate: 'The look at the certificate',
  'old-accesses': 'The removal of old exports and sign-ins',
  'due-reports': 'The search for reports that are due',
  'send-report': 'The sending of a report',
  troubles: 'The mail to admins about problems',
};

const WAITS = 'The queue waits for the database.';
const SEE_LOG = 'Look again in a minute; then see the log.';
const FAILED_ADVICE = 'What failed is tried again at its next time. The log has more.';
const LATE = 'Jobs have waited for more than an hour.';
const LATE_ADVICE = 'See that an instance runs without WORKER=off.';

export const checkJobs: Check = ({ jobs }) => {
  if (!jobs) return [healthCheck('Jobs', 'NOTE', WAITS, SEE_LOG)];
  const failed = jobs
    .filter(({ failedSince }) => failedSince > 0)
    .map(({ job, trouble }) => `${JOB_TITLES[job] ?? job} failed. ${trouble ?? 'It did not end.'}`);
  if (failed.length > 0) return [healthCheck('Jobs', 'TROUBLE', failed.join(' '), FAILED_ADVICE)];
  const isLate = jobs.some(({ oldestSeconds }) => oldestSeconds > MAX_WAIT_SECONDS);
  if (isLate) return [healthCheck('Jobs', 'TROUBLE', LATE, LATE_ADVICE)];
  return [healthCheck('Jobs', 'WELL', 'Nothing has failed.')];
};
