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
  verify: 'The nightly check of the stored totals',
  certificate: 'The certificate check',
  'old-accesses': 'The cleanup of old export and sign-in records',
  'due-reports': 'The check for email reports that are due',
  'send-report': 'Sending an email report',
  troubles: 'The email to admins about problems',
};

const QUEUE_WAITS_MESSAGE = 'The job queue is waiting for the database.';
const QUEUE_WAITS_ADVICE = 'Check again in a minute. If it is still waiting, see the log.';
const FAILED_ADVICE = 'Failed jobs run again at their next scheduled time. See the log for details.';
const LATE_MESSAGE = 'Jobs have been waiting for more than an hour.';
const LATE_ADVICE = 'Make sure that at least one instance runs without WORKER=off.';

export const checkJobs: CheckFunction = ({ jobs }) => {
  if (!jobs) return [createCheck('Jobs', 'NOTE', QUEUE_WAITS_MESSAGE, QUEUE_WAITS_ADVICE)];
  const failures = jobs
    .filter(({ failedSince }) => failedSince > 0)
    .map(({ job, lastError }) => `${JOB_TITLES[job] ?? job} failed. ${lastError ?? 'It did not finish.'}`);
  if (failures.length > 0) return [createCheck('Jobs', 'TROUBLE', failures.join(' '), FAILED_ADVICE)];
  const isLate = jobs.some(({ oldestSeconds }) => oldestSeconds > MAX_WAIT_SECONDS);
  if (isLate) return [createCheck('Jobs', 'TROUBLE', LATE_MESSAGE, LATE_ADVICE)];
  return [createCheck('Jobs', 'WELL', 'No failed jobs.')];
};

const FIGURES_ADVICE =
  'Run npm run verify to check again, or npm run verify -- --rebuild to recalculate the totals from the deals.';

export const checkFigures: CheckFunction = ({ now, getTask, formatDate }) => {
  const verify = getTask('verify');
  const message = verify?.wellAt
    ? `All totals matched the deals on ${formatDate(verify.wellAt)}.`
    : 'Not checked yet. The check runs every night.';
  return [
    createCheck(
      'Stored totals',
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
  const message = data ? `Valid until ${formatDate(new Date(data.validUntil))}.` : 'Not checked yet.';
  const advice = 'Renew the certificate for PUBLIC_URL.';
  return [createCheck('Certificate', state, prependProblem(certificate, message), advice)];
};
