import sql from 'sql-template-tag';
import { z } from 'zod';
import type { Services } from '../platform/context.ts';
import { insertAccess } from '../dataAccess/dataAccess.statements.ts';
import { employeesAmong } from '../employees/employee.query.ts';
import { AppError, HTTP_STATUSES } from '../platform/errors.ts';
import { id } from '../platform/input/fields.ts';
import { MailRefused, mailProblem } from '../mail/mailer.ts';
import type { AccessDetails } from '../platform/accessDetails.ts';
import { declareJob } from '../queue/job.ts';
import { isGivenUp, MAX_LATE_MS } from '../rules/reportEmails/dueDays.ts';
import { type Report, reportMail } from './reportMail.ts';
import { NOT_ACTIVE_MESSAGE, type SendingState } from './subscription.enums.ts';

/** Sends one report. Of all runs that try, the one that claims it sends it (decision 231). */
export const sendReport = declareJob({
  name: 'send-report',
  data: z.object({ sendingId: id }),
  /** What still waits afterwards is sent again by the next `due-reports`, until it is too late. */
  tries: 3,
  longestMinutes: 5,
  run: async ({ sendingId }, services: Services, { signal }) => {
    const { mailer } = services;
    const report = mailer && (await startTry(services, sendingId));
    if (!report) return;
    const person = (await employeesAmong(services.database, [report.employeeId])).get(report.employeeId);
    if (!person?.isActive) return settle(services, report, 'WAITING', 'SKIPPED', NOT_ACTIVE_MESSAGE);
    const made = await reportMail(services, report, person).catch(error =>
      cannotMake(services, report, error),
    );
    if (!made) return;
    signal.throwIfAborted(); // a stop waits only so long for the mail server
    if (!(await claim(services, sendingId))) return;
    try {
      await mailer.send(made.mail);
    } catch (error) {
      if (error instanceof MailRefused) return refused(services, report, error.message);
      await settle(services, report, 'SENDING', 'WAITING', mailProblem(error));
      throw error;
    }
    await settle(services, report, 'SENDING', 'SENT', null);
    if (made.taken) await recordTaken(services, report, made.taken);
  },
});

/** Skips what cannot be made today, such as a view that was deleted; anything else may be better at the next try. */
async function cannotMake(services: Services, report: Report, error: unknown): Promise<undefined> {
  if (error instanceof AppError && HTTP_STATUSES[error.code] < 429)
    return settle(services, report, 'WAITING', 'SKIPPED', error.message);
  await settle(services, report, 'WAITING', 'WAITING', 'The report could not be made.');
  throw error;
}

/** Counts the try, and reads what is to be sent; undefined when it does not wait any more, or is too late. */
async function startTry({ database, clock }: Services, sendingId: number): Promise<Report | undefined> {
  const dueSince = new Date(clock.now().getTime() - MAX_LATE_MS);
  return database.row<Report>(
    sql`update report_sending sending set tries = tries + 1
     from report_subscription subscription
     where subscription.id = subscription_id and sending.id = ${sendingId} and state = 'WAITING' and due_at >= ${dueSince}
     returning sending.id as "sendingId", sending.day, subscription.id as "subscriptionId", employee_id as "employeeId",
       set_up_by as "setUpBy", kind, view_id as "viewId", file_format as "fileFormat", shows_gross as "showsGross", changed_at as "changedAt"`,
  );
}

/** Of several that try at once, one gets it. */
async function claim({ database, clock }: Services, sendingId: number): Promise<boolean> {
  const claimed = await database.rows(
    sql`update report_sending set state = 'SENDING', at = ${clock.now()} where id = ${sendingId} and state = 'WAITING' returning id`,
  );
  return claimed.length > 0;
}

/** @param from what it was before: another run may have claimed it since */
async function settle(
  { database, clock }: Services,
  { sendingId }: Report,
  from: SendingState,
  state: SendingState,
  detail: string | null,
): Promise<undefined> {
  await database.rows(
    sql`update report_sending set state = ${state}, detail = ${detail?.slice(0, 300)}, at = ${clock.now()}
     where id = ${sendingId} and state = ${from}`,
  );
}

/** After some days of refusals nothing is sent any more, until the report is saved again. */
async function refused(services: Services, report: Report, sentence: string): Promise<void> {
  const { database, clock } = services;
  await settle(services, report, 'SENDING', 'REFUSED', sentence);
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
  { action, name, filter, lines }: AccessDetails,
): Promise<void> {
  const what = { action, name: name ?? null, filter: filter ?? null, lines: lines?.() ?? null };
  const by = { employeeId, door: 'store', origin: null, address: null, at: clock.now() } as const;
  await database.write(insertAccess({ ...what, ...by, isBrokenOff: false }));
}
