import sql from 'sql-template-tag';
import { z } from 'zod';
import type { Services } from '../platform/context.ts';
import { insertAccessSql } from '../dataAccess/dataAccess.statements.ts';
import { getEmployeesByIds } from '../employees/employee.query.ts';
import { AppError, HTTP_STATUSES } from '../platform/errors.ts';
import { id } from '../platform/input/fields.ts';
import { MailRefused, mailProblem } from '../mail/mailer.ts';
import type { AccessDetails } from '../platform/accessDetails.ts';
import { declareJob } from '../queue/job.ts';
import { isGivenUp, MAX_LATE_MS } from '../rules/reportEmails/dueDays.ts';
import { type ReportToSend, buildReportMail } from './reportMail.ts';
import { NOT_ACTIVE_MESSAGE, type SendingState } from './subscription.enums.ts';

/** Sends one report. When several runs try, only the run that claims the sending sends it (decision 231). */
export const sendReport = declareJob({
  name: 'send-report',
  data: z.object({ sendingId: id }),
  /** `due-reports` queues sendings that are still pending after these tries, until they are too late. */
  tries: 3,
  longestMinutes: 5,
  run: async ({ sendingId }, services: Services, { signal }) => {
    const { mailer } = services;
    const report = mailer && (await startTry(services, sendingId));
    if (!report) return;
    const person = (await getEmployeesByIds(services.database, [report.employeeId])).get(report.employeeId);
    if (!person?.isActive) return setState(services, report, 'WAITING', 'SKIPPED', NOT_ACTIVE_MESSAGE);
    const built = await buildReportMail(services, report, person).catch(error =>
      handleBuildError(services, report, error),
    );
    if (!built) return;
    signal.throwIfAborted(); // a stopping server waits only briefly for the mail server
    if (!(await claim(services, sendingId))) return;
    try {
      await mailer.send(built.mail);
    } catch (error) {
      if (error instanceof MailRefused) return handleRejection(services, report, error.message);
      await setState(services, report, 'SENDING', 'WAITING', mailProblem(error));
      throw error;
    }
    await setState(services, report, 'SENDING', 'SENT', null);
    if (built.access) await recordAccess(services, report, built.access);
  },
});

/**
 * Skips a report that cannot be built today, for example because its view was deleted. Other errors may pass,
 * so the next try may succeed.
 */
async function handleBuildError(services: Services, report: ReportToSend, error: unknown): Promise<undefined> {
  if (error instanceof AppError && HTTP_STATUSES[error.code] < 429)
    return setState(services, report, 'WAITING', 'SKIPPED', error.message);
  await setState(services, report, 'WAITING', 'WAITING', 'The report could not be made.');
  throw error;
}

/**
 * Counts the try and returns the report to send; undefined if the sending is not pending any more or is too
 * late.
 */
async function startTry({ database, clock }: Services, sendingId: number): Promise<ReportToSend | undefined> {
  const earliestDueAt = new Date(clock.now().getTime() - MAX_LATE_MS);
  return database.row<ReportToSend>(
    sql`update report_sending sending set tries = tries + 1
     from report_subscription subscription
     where subscription.id = subscription_id and sending.id = ${sendingId} and state = 'WAITING' and due_at >= ${earliestDueAt}
     returning sending.id as "sendingId", sending.day, subscription.id as "subscriptionId", employee_id as "employeeId",
       set_up_by as "setUpBy", kind, view_id as "viewId", file_format as "fileFormat", shows_gross as "showsGross", changed_at as "changedAt"`,
  );
}

/** Claims the sending for this run. Returns false if another run has claimed it. */
async function claim({ database, clock }: Services, sendingId: number): Promise<boolean> {
  const claimed = await database.rows(
    sql`update report_sending set state = 'SENDING', at = ${clock.now()} where id = ${sendingId} and state = 'WAITING' returning id`,
  );
  return claimed.length > 0;
}

/**
 * Sets the state of a sending.
 * @param from the expected state; another run may have changed it in the meantime
 */
async function setState(
  { database, clock }: Services,
  { sendingId }: ReportToSend,
  from: SendingState,
  state: SendingState,
  detail: string | null,
): Promise<undefined> {
  await database.rows(
    sql`update report_sending set state = ${state}, detail = ${detail?.slice(0, 300)}, at = ${clock.now()}
     where id = ${sendingId} and state = ${from}`,
  );
}

/** Records the rejection. Stops the report after rejections on several days, until it is saved again. */
async function handleRejection(services: Services, report: ReportToSend, message: string): Promise<void> {
  const { database, clock } = services;
  await setState(services, report, 'SENDING', 'REFUSED', message);
  const lastSendings = await database.rows<{ wasRefused: boolean }>(
    sql`select state = 'REFUSED' as "wasRefused" from report_sending
     where subscription_id = ${report.subscriptionId} and day is not null and state in ('SENT', 'REFUSED')
       and at > ${report.changedAt} order by day desc limit 3`,
  );
  if (isGivenUp(lastSendings.map(({ wasRefused }) => wasRefused)))
    await database.rows(
      sql`update report_subscription set stopped_at = ${clock.now()} where id = ${report.subscriptionId}`,
    );
}

async function recordAccess(
  { database, clock }: Services,
  { employeeId }: ReportToSend,
  { action, name, filter, lines }: AccessDetails,
): Promise<void> {
  const details = { action, name: name ?? null, filter: filter ?? null, lines: lines?.() ?? null };
  const author = { employeeId, door: 'store', origin: null, address: null, at: clock.now() } as const;
  await database.write(insertAccessSql({ ...details, ...author, isBrokenOff: false }));
}
