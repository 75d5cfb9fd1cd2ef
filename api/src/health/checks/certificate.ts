import { getCertificateState } from '../../rules/health/checks.ts';
import { certificateFacts } from '../certificate.job.ts';
import { type CheckFunction, createCheck, prependProblem } from './healthCheck.ts';

export const checkCertificate: CheckFunction = ({ now, getTask, formatDate }) => {
  const certificate = getTask('certificate');
  if (!certificate) return [];
  const { data } = certificateFacts.safeParse(certificate.facts);
  const state = certificate.trouble || !data ? 'NOTE' : getCertificateState(new Date(data.validUntil), now);
  const message = data ? `Good until ${formatDate(new Date(data.validUntil))}.` : 'Not seen yet.';
  const advice = 'Renew the certificate of PUBLIC_URL.';
  return [createCheck('Certificate', state, prependProblem(certificate, message), advice)];
};
