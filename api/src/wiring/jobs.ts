import { deleteOldAccessesJob } from '../modules/accessLog/deleteOldAccesses.job.ts';
import { backupJob } from '../modules/health/backup.job.ts';
import { certificateJob } from '../modules/health/certificate.job.ts';
import { problemAlertsJob } from '../modules/health/problemAlerts.job.ts';
import { dueReportsJob } from '../modules/reportEmails/dueReports.job.ts';
import { sendReportJob } from '../modules/reportEmails/sendReport.job.ts';
import { restoreTestJob } from '../modules/rollUps/restoreTest.job.ts';
import { verifyJob } from '../modules/rollUps/verify.job.ts';
import type { Services } from '../platform/context.ts';
import type { Job } from '../platform/queue/job.ts';

/** Every background job. Each module declares its own jobs. */
export const jobs: readonly Job<object, Services>[] = [
  backupJob,
  certificateJob,
  verifyJob,
  restoreTestJob,
  deleteOldAccessesJob,
  dueReportsJob,
];

/** Jobs that need a mail server. */
export const mailJobs: readonly Job<object, Services>[] = [sendReportJob, problemAlertsJob];
