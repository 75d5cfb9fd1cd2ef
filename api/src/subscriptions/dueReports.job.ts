import sql from 'sql-template-tag';
import { z } from 'zod';
import type { Services } from '../platform/context.ts';
import { declareJob } from '../queue/job.ts';
import { formatUsTime } from '../rules/calendar/formatDay.ts';
import { type DueDay, listDueDays, MAX_LATE_MS } from '../rules/reportEmails/dueDays.ts';
import { sendReport } from './sendReport.job.ts';
import { NOT_ACTIVE_MESSAGE, type SendingState } from './subscription.enums.ts';
import { type SubscriptionRow, subscriptionsWhere } from './subscription.query.ts';

const DAYS_KEPT = 30;
const MAIL_OFF_MESSAGE = 'Mail was off.';

/**
 * Finds the reports that are due, and has each sent or sent again; one that is too late is skipped with its reason.
 * It runs where mail is off, too, so that such days have their true reason.
 */
export const dueReports = declareJob({
  name: 'due-reports',
  data: z.object({}),
  schedule: { everyMinutes: 5 },
  tries: 1,
  longestMinutes: 4,
  run: async (_data, services: Services) => {
    const { mailer, clock, database, queue } = services;
    const now = clock.now();
    for (const wanted of await subscriptionsWhere(database, sql`stopped_at is null`)) {
      const days = listDueDays({ ...wanted, since: wanted.changedAt }, clock.timeZone, now);
      for (const due of days) await note(services, wanted, due);
    }
    await skipTooLate(services);
    const waiting = await database.rows<{ id: number; tries: number }>(
      sql`select id, tries from report_sending where state = 'WAITING' order by id`,
    );
    // The number of tries is in the key: each pass has a report tried again, but only once it was tried.
    if (mailer)
      for (const { id, tries } of waiting) await queue.send(sendReport, { sendingId: id }, `${id}.${tries}`);
    await database.rows(
      sql`delete from report_sending where at < ${new Date(now.getTime() - DAYS_KEPT * 86_400_000)}`,
    );
  },
});

/**
 * Adds a day's report, once; what is noted already stays as it is. The day is looked for first, because an insert that
 * conflicts uses up a key all the same.
 */
async function note(
  { database, clock, mailer }: Services,
  { id, time, isActive }: SubscriptionRow,
  { day, at, isTooLate }: DueDay,
): Promise<void> {
  const asNoted = (): [SendingState, string | null] => {
    if (isTooLate) return ['SKIPPED', `The server was away at ${formatUsTime(time)}.`];
    if (!isActive) return ['SKIPPED', NOT_ACTIVE_MESSAGE];
    return ['WAITING', mailer ? null : MAIL_OFF_MESSAGE];
  };
  const [state, detail] = asNoted();
  await database.rows(
    sql`insert into report_sending (subscription_id, day, state, detail, at, due_at)
     select ${id}, ${day}, ${state}, ${detail}, ${clock.now()}, ${at}
     where not exists (select from report_sending where subscription_id = ${id} and day = ${day})
     on conflict (subscription_id, day) do nothing`,
  );
}

/** Of one that was tried, the reason is what the last try failed of. */
async function skipTooLate({ database, clock }: Services): Promise<void> {
  const now = clock.now();
  await database.rows(
    sql`update report_sending set state = 'SKIPPED', at = ${now}, detail = coalesce(detail, 'The server was away.')
     where state = 'WAITING' and due_at < ${new Date(now.getTime() - MAX_LATE_MS)}`,
  );
}
