import sql from 'sql-template-tag';
import { z } from 'zod';
import type { Services } from '../../platform/context.ts';
import { type Email, formatEmailText } from '../../platform/mail/email.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import { renderEmailHtml } from '../../platform/mail/renderEmailHtml.ts';
import { declareJob } from '../../platform/queue/job.ts';
import { decideAlert, NO_ALERT, type SentAlert } from '../../rules/health/alertPolicy.ts';
import type { HealthCheck } from '../../rules/health/checks.ts';
import { ADMIN, isActiveAdmin } from '../../rules/people/positions.ts';
import { type EmployeeRow, listEmployeesOfPosition } from '../employees/employee.query.ts';
import { formatDateTime } from './checks/healthCheck.ts';
import { runHealthChecks } from './healthChecks.ts';
import { listMaintenance } from './maintenance.ts';

const JOB_NAME = 'troubles';

const alertSchema = z.object({ subjects: z.array(z.string()), at: z.coerce.date().nullable() });

/**
 * Emails new problems to admins every hour, each problem once (health.md, Email alerts;
 * docs/adr/open-items.md).
 */
export const problemAlertsJob = declareJob({
  name: JOB_NAME,
  data: z.object({}),
  schedule: { everyMinutes: 60 },
  isSingleton: true,
  tries: 3,
  timeoutMinutes: 10,
  run: async (_data, services: Services) => {
    const { mailer, database, clock, queue } = services;
    if (!mailer) return;
    // This job is ignored, because an email cannot report that emails fail.
    const jobs = (await queue.getJobStats())?.filter(({ job }) => job !== JOB_NAME);
    const problems = (await runHealthChecks(services, jobs)).filter(({ state }) => state === 'TROUBLE');
    const storedAlert = (await listMaintenance(database)).find(({ task }) => task === 'troubles')?.facts;
    const lastAlert = storedAlert ? alertSchema.parse(storedAlert) : NO_ALERT;
    const subjects = problems.map(({ subject }) => subject);
    const next = decideAlert(lastAlert, subjects, clock.now());
    if (!(await saveAlert(services, lastAlert, next.alert)) || !next.isDue) return;
    const createMail = await buildAlertEmail(services, problems);
    const admins = (await listEmployeesOfPosition(database, ADMIN)).filter(isActiveAdmin);
    const results = await Promise.allSettled(admins.map(admin => mailer.send(createMail(admin))));
    const [failed] = results.filter(result => result.status === 'rejected');
    if (results.every(result => result.status === 'rejected'))
      await saveAlert(services, next.alert, lastAlert);
    if (failed) throw failed.reason;
  },
});

/** Saves the alert. If several instances save at the same time, only one succeeds. */
async function saveAlert({ database, clock }: Services, from: SentAlert, to: SentAlert): Promise<boolean> {
  const now = clock.now();
  const rows = await database.rows(sql`
    insert into upkeep as stored (task, begun_at, tried_at, facts)
    values ('troubles', ${now}, ${now}, ${JSON.stringify(to)}::jsonb)
    on conflict (task) do update set tried_at = excluded.tried_at, facts = excluded.facts
    where stored.facts = ${JSON.stringify(from)}::jsonb returning task`);
  return rows.length > 0;
}

/** Builds one email for all admins. Every attempt of a day has the same Message-ID. */
async function buildAlertEmail(
  { publicUrl, storeName, clock }: Services,
  problems: readonly HealthCheck[],
): Promise<(to: EmployeeRow) => Mail> {
  const to = `${publicUrl}/health`;
  const [first, ...otherProblems] = problems;
  const title =
    otherProblems.length === 0 ? `Problem: ${first?.subject}` : `${problems.length} problems need attention`;
  const email: Email = {
    storeName,
    subject: title,
    preview: problems.map(({ says }) => says).join(' '),
    title,
    note: formatDateTime(clock.timeZone, clock.now()),
    sections: problems.map(({ subject, says, advice }) => ({
      heading: subject,
      to,
      sentence: advice ? `${says} ${advice}` : says,
    })),
    reason: 'You get this email because you are an admin. Each problem is reported once until it is fixed.',
    links: [{ label: 'Health', to }],
  };
  const body = { subject: email.title, text: formatEmailText(email), html: await renderEmailHtml(email) };
  return ({ id, name, email: address }) => ({
    ...body,
    to: { name, address },
    messageId: `<troubles.${clock.today()}.${id}@${new URL(publicUrl).hostname}>`,
  });
}
