import sql from 'sql-template-tag';
import { z } from 'zod';
import type { Services } from '../../platform/context.ts';
import { declareJob } from '../../platform/queue/job.ts';
import { formatUsTime } from '../../rules/calendar/formatDay.ts';
import { type DueDay, listDueDays, MAX_LATE_MS } from '../../rules/reportEmails/dueDays.ts';
import { NOT_ACTIVE_MESSAGE, type SendingState } from './reportSubscription.enums.ts';
import { listSubscriptionsWhere, type SubscriptionRow } from './reportSubscription.query.ts';
import { sendReportJob } from './sendReport.job.ts';

const RETENTION_DAYS = 30;
const MAIL_OFF_MESSAGE = 'Email was off.';

/**
 * Creates the sendings of all due reports and queues the sendings. Skips reports that are too late, with the
 * reason. The job also runs while email is off, so that the affected days show this reason.
 */
export const dueReportsJob = declareJob({
  name: 'due-reports',
  data: z.object({}),
  schedule: { everyMinutes: 5 },
  tries: 1,
  timeoutMinutes: 4,
  run: async (_data, services: Services) => {
    const { mailer, clock, database, queue } = services;
    const now = clock.now();
    for (const subscription of await listSubscriptionsWhere(database, sql`stopped_at is null`)) {
      const days = listDueDays({ ...subscription, since: subscription.changedAt }, clock.timeZone, now);
      for (const dueDay of days) await createSending(services, subscription, dueDay);
    }
    await skipTooLate(services);
    const pending = await database.rows<{ id: number; tries: number }>(
      sql`select id, tries from report_sending where state = 'WAITING' order by id`,
    );
    // The key contains the number of tries. Therefore a sending is queued again only after its last try has
    // ended.
    if (mailer)
      for (const { id, tries } of pending)
        await queue.send(sendReportJob, { sendingId: id }, `${id}.${tries}`);
    await database.rows(
      sql`delete from report_sending where at < ${new Date(now.getTime() - RETENTION_DAYS * 86_400_000)}`,
    );
  },
});

/**
 * Creates the sending of a report for a day, unless it exists. Checks for an existing row first, because an
 * insert with a conflict uses up an id.
 */
async function createSending(
  { database, clock, mailer }: Services,
  { id, time, isActive }: SubscriptionRow,
  { day, at, isTooLate }: DueDay,
): Promise<void> {
  const getInitialState = (): [SendingState, string | null] => {
    if (isTooLate) return ['SKIPPED', `The server was down at ${formatUsTime(time)}.`];
    if (!isActive) return ['SKIPPED', NOT_ACTIVE_MESSAGE];
    return ['WAITING', mailer ? null : MAIL_OFF_MESSAGE];
  };
  const [state, detail] = getInitialState();
  await database.rows(
    sql`insert into report_sending (subscription_id, day, state, detail, at, due_at)
     select ${id}, ${day}, ${state}, ${detail}, ${clock.now()}, ${at}
     where not exists (select from report_sending where subscription_id = ${id} and day = ${day})
     on conflict (subscription_id, day) do nothing`,
  );
}

/** Skips pending sendings that are too late. The error of the last try is stored as the reason. */
async function skipTooLate({ database, clock }: Services): Promise<void> {
  const now = clock.now();
  await database.rows(
    sql`update report_sending set state = 'SKIPPED', at = ${now}, detail = coalesce(detail, 'The server was down.')
     where state = 'WAITING' and due_at < ${new Date(now.getTime() - MAX_LATE_MS)}`,
  );
}
