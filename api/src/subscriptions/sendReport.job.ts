import sql from 'sql-template-tag';
import { z } from 'zod';
import type { Services } from '../context.ts';
import { recordAccesses } from '../dataAccess/dataAccess.statements.ts';
import { employeesAmong } from '../employees/employee.query.ts';
import { AppError, httpStatusOf } from '../errors.ts';
import { id } from '../input/fields.ts';
import { MailRefused } from '../mail/mailer.ts';
import type { NotedAccess } from '../noteAccess.ts';
import { declareJob } from '../queue/job.ts';
import { isGivenUp } from '../rules/subscriptions/dueDays.ts';
import { type Report, reportMail } from './reportMail.ts';
import type { SendingState } from './subscription.enums.ts';

/** As many tries as fit into the hours in which a report may be late. */
const TRIES = 9;

/** Sends one report. Whoever has begun to send it is the only one who ever does (decision 231). */
export const sendReport = declareJob({
  name: 'send-report',
  data: z.object({ sendingId: id }),
  tries: TRIES,
  longestMinutes: 5,
  run: async ({ sendingId }, services: Services, { signal }) => {
    const { mailer } = services;
    const report = await waitingReport(services, sendingId);
    if (!report || !mailer) return;
    const person = (await employeesAmong(services.database, [report.employeeId])).get(report.employeeId);
    if (!person?.isActive) return settle(services, sendingId, 'SKIPPED', 'The person was not active.');
    const made = await reportMail(services, report, person).catch(unsendable);
    if (made instanceof AppError) return settle(services, sendingId, 'SKIPPED', made.message);
    signal.throwIfAborted(); // a stop waits only so long for the mail server
    if (!(await claim(services, sendingId))) return;
    try {
      await mailer.send(made.mail);
    } catch (error) {
      const sentence = error instanceof Error ? error.message : String(error);
      if (error instanceof MailRefused) return refused(services, report, sentence);
      await settle(services, sendingId, 'WAITING', sentence);
      throw error;
    }
    await settle(services, sendingId, 'SENT', null);
    if (made.taken) await recordTaken(services, report, made.taken);
  },
});

/** What there is none of today, such as a view that was deleted; anything else may be better at the next try. */
function unsendable(error: unknown): AppError {
  if (error instanceof AppError && httpStatusOf[error.code] < 429) return error;
  throw error;
}

async function waitingReport({ database }: Services, sendingId: number): Promise<Report | undefined> {
  return database.row<Report>(
    sql`select sending.id as "sendingId", sending.day, subscription.id as "subscriptionId", employee_id as "employeeId",
       set_up_by as "setUpBy", kind, view_id as "viewId", file_format as "fileFormat", shows_gross as "showsGross", changed_at as "changedAt"
     from report_sending sending join report_subscription subscription on subscription.id = subscription_id
     where sending.id = ${sendingId} and state = 'WAITING'`,
  );
}

/** Of several that try at once, one gets it. */
async function claim({ database, clock }: Services, sendingId: number): Promise<boolean> {
  const claimed = await database.rows(
    sql`update report_sending set state = 'SENDING', at = ${clock.now()} where id = ${sendingId} and state = 'WAITING' returning id`,
  );
  return claimed.length > 0;
}

async function settle(
  { database, clock }: Services,
  sendingId: number,
  state: SendingState,
  detail: string | null,
): Promise<void> {
  await database.rows(
    sql`update report_sending set state = ${state}, detail = ${detail?.slice(0, 300)}, at = ${clock.now()} where id = ${sendingId}`,
  );
}

/** After some days of refusals nothing is sent any more, until the report is saved again. */
async function refused(services: Services, report: Report, sentence: string): Promise<void> {
  const { database, clock } = services;
  await settle(services, report.sendingId, 'REFUSED', sentence);
  const days = await database.rows<{ wasRefused: boolean }>(
    sql`select state = 'REFUSED' as "wasRefused" from report_sending
     where subscription_id = ${report.subscriptionId} and day is not null and state in ('SENT', 'REFUSED')
       and at > ${report.changedAt} order by day desc limit 3`,
  );
  if (isGivenUp(days.map(({ wasRefused }) => wasRefused)))
    await database.rows(
      sql`update report_subscription set stopped_at = ${clock.now()} where id = ${report.subscriptionId}`,
    );
}

async function recordTaken(
  { database, clock }: Services,
  { employeeId }: Report,
  { action, name, filter, lines }: NotedAccess,
): Promise<void> {
  const what = { action, name: name ?? null, filter: filter ?? null, lines: lines?.() ?? null };
  const by = { employeeId, door: 'store', origin: null, address: null, at: clock.now() } as const;
  await database.write(recordAccesses([{ ...what, ...by, isBrokenOff: false, times: 1 }]));
}
