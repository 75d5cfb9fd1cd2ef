import sql from 'sql-template-tag';
import { z } from 'zod';
import type { Services } from '../context.ts';
import { declareJob } from '../queue/job.ts';
import type { Day } from '../rules/calendar/calendar.ts';
import { dueDays } from '../rules/subscriptions/dueDays.ts';
import { sendReport } from './sendReport.job.ts';
import { subscriptionsWhere } from './subscription.query.ts';

const DAYS_KEPT = 30;

/** Finds whose report's time has come, and has each sent; one that is too late is skipped, and said to be. */
export const dueReports = declareJob({
  name: 'due-reports',
  data: z.object({}),
  schedule: { everyMinutes: 5 },
  tries: 1,
  longestMinutes: 4,
  run: async (_data, services: Services) => {
    const { mailer, clock, database, queue } = services;
    if (!mailer) return;
    const now = clock.now();
    for (const wanted of await subscriptionsWhere(database, sql`is_active and stopped_at is null`)) {
      const days = dueDays({ ...wanted, since: wanted.changedAt }, clock.timeZone, now);
      for (const { day, isTooLate } of days) await note(services, wanted.id, day, isTooLate);
    }
    const waiting = await database.rows<{ id: number }>(
      sql`select id from report_sending where state = 'WAITING' and at > ${new Date(now.getTime() - 86_400_000)}`,
    );
    for (const { id } of waiting) await queue.send(sendReport, { sendingId: id }, String(id));
    await database.rows(
      sql`delete from report_sending where at < ${new Date(now.getTime() - DAYS_KEPT * 86_400_000)}`,
    );
  },
});

/**
 * Once for each day: what is noted already stays as it is. One that still waits and has become too late is skipped. The
 * day is looked for first, because an insert that conflicts uses up a key all the same.
 */
async function note({ database, clock }: Services, id: number, day: Day, isTooLate: boolean): Promise<void> {
  const [state, detail] = isTooLate ? ['SKIPPED', 'The server was away at its time.'] : ['WAITING', null];
  await database.rows(
    sql`insert into report_sending (subscription_id, day, state, detail, at)
     select ${id}, ${day}, ${state}, ${detail}, ${clock.now()}
     where not exists (select from report_sending where subscription_id = ${id} and day = ${day})
     on conflict (subscription_id, day) do nothing`,
  );
  if (isTooLate)
    await database.rows(
      sql`update report_sending set state = 'SKIPPED', at = ${clock.now()}
       where subscription_id = ${id} and day = ${day} and state = 'WAITING'`,
    );
}
