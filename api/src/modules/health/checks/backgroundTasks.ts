import {
  getCertificateState,
  getTaskState,
  MAX_WAIT_SECONDS,
  NIGHTLY_HOURS,
} from '../../../rules/health/checks.ts';
import { certificateFacts } from '../certificate.job.ts';
import { type CheckFunction, createCheck, prependProblem } from './healthCheck.ts';

/** The titles of the jobs, as the subject of a sentence. */
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

const QUEUE_WAITS_MESSAGE = 'The queue waits for the database.';
const QUEUE_WAITS_ADVICE = 'Look again in a minute; then see the log.';
const FAILED_ADVICE = 'What failed is tried again at its next time. The log has more.';
const LATE_MESSAGE = 'Jobs have waited for more than an hour.';
const LATE_ADVICE = 'See that an instance runs without WORKER=off.';

export const checkJobs: CheckFunction = ({ jobs }) => {
  if (!jobs) return [createCheck('Jobs', 'NOTE', QUEUE_WAITS_MESSAGE, QUEUE_WAITS_ADVICE)];
  const failures = jobs
    .filter(({ failedSince }) => failedSince > 0)
    .map(({ job, lastError }) => `${JOB_TITLES[job] ?? job} failed. ${lastError ?? 'It did not end.'}`);
  if (failures.length > 0) return [createCheck('Jobs', 'TROUBLE', failures.join(' '), FAILED_ADVICE)];
  const isLate = jobs.some(({ oldestSeconds }) => oldestSeconds > MAX_WAIT_SECONDS);
  if (isLate) return [createCheck('Jobs', 'TROUBLE', LATE_MESSAGE, LATE_ADVICE)];
  return [createCheck('Jobs', 'WELL', 'Nothing has failed.')];
};

const FIGURES_ADVICE = 'Run npm run verify; npm run verify -- --rebuild makes the sums again from the deals.';

export const checkFigures: CheckFunction = ({ now, getTask, formatDate }) => {
  const verify = getTask('verify');
  const message = verify?.wellAt
    ? `All sums were those of the deals on ${formatDate(verify.wellAt)}.`
    : 'Not compared yet: that is done every night.';
  return [
    createCheck(
      'Figures',
      getTaskState(verify, NIGHTLY_HOURS, now),
      prependProblem(verify, message),
      FIGURES_ADVICE,
    ),
  ];
};

export const checkCertificate: CheckFunction = ({ now, getTask, formatDate }) => {
  const certificate = getTask('certificate');
  if (!certificate) return [];
  const { data } = certificateFacts.safeParse(certificate.facts);
  const state = certificate.problem || !data ? 'NOTE' : getCertificateState(new Date(data.validUntil), now);
  const message = data ? `Good until ${formatDate(new Date(data.validUntil))}.` : 'Not seen yet.';
  const advice = 'Renew the certificate of PUBLIC_URL.';
  return [createCheck('Certificate', state, prependProblem(certificate, message), advice)];
};
