import { getCertificateState } from '../../rules/health/checks.ts';
import { certificateFacts } from '../certificate.job.ts';
import { type Check, healthCheck, withTrouble } from './healthCheck.ts';

export const checkCertificate: Check = ({ now, taskOf, formatDate }) => {
  const certificate = taskOf('certificate');
  if (!certificate) return [];
  const { data } = certificateFacts.safeParse(certificate.facts);
  const state = certificate.trouble || !data ? 'NOTE' : getCertificateState(new Date(data.validUntil), now);
  const says = data ? `Good until ${formatDate(new Date(data.validUntil))}.` : 'Not seen yet.';
  const advice = 'Renew the certificate of PUBLIC_URL.';
  return [healthCheck('Certificate', state, withTrouble(certificate, says), advice)];
};
