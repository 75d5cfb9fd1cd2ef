import { deleteOldAccessesJob } from '../modules/accessLog/deleteOldAccesses.job.ts';
import { backupJob } from '../health/backup.job.ts';
import { certificateJob } from '../health/certificate.job.ts';
import { problemAlertsJob } from '../health/troubles.job.ts';
import type { Services } from '../platform/context.ts';
import type { Job } from '../queue/job.ts';
import { restoreTestJob } from '../rollUps/proof.job.ts';
import { verifyJob } from '../rollUps/verify.job.ts';
import { dueReports } from '../modules/reportEmails/dueReports.job.ts';
import { sendReport } from '../modules/reportEmails/sendReport.job.ts';

/** Every background job. Each module declares its own jobs. */
export const jobs: readonly Job<object, Services>[] = [
  backupJob,
  certificateJob,
  verifyJob,
  restoreTestJob,
  deleteOldAccessesJob,
  dueReports,
];

/** Jobs that need a mail server. */
export const mailJobs: readonly Job<object, Services>[] = [sendReport, problemAlertsJob];
