import type { Services } from './context.ts';
import { oldAccessesJob } from './dataAccess/oldAccesses.job.ts';
import { backupJob } from './health/backup.job.ts';
import { certificateJob } from './health/certificate.job.ts';
import { troublesJob } from './health/troubles.job.ts';
import type { Job } from './queue/job.ts';
import { proofJob } from './rollUps/proof.job.ts';
import { verifyJob } from './rollUps/verify.job.ts';
import { dueReports } from './subscriptions/dueReports.job.ts';
import { sendReport } from './subscriptions/sendReport.job.ts';

/** Everything that is done outside of requests; each is declared by its room. */
export const jobs: readonly Job<object, Services>[] = [
  backupJob,
  certificateJob,
  verifyJob,
  proofJob,
  oldAccessesJob,
  dueReports,
];

/** Only where a mail server is set. */
export const mailJobs: readonly Job<object, Services>[] = [sendReport, troublesJob];
