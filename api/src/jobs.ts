import type { Services } from './context.ts';
import type { Job } from './queue/job.ts';
import { dueReports } from './subscriptions/dueReports.job.ts';
import { sendReport } from './subscriptions/sendReport.job.ts';

/** Everything that is done outside of requests; each is declared by its room. */
export const jobs: readonly Job<object, Services>[] = [];

/** Only where a mail server is set. */
export const mailJobs: readonly Job<object, Services>[] = [dueReports, sendReport];
