import sql from 'sql-template-tag';
import { z } from 'zod';
import type { AccessDetails } from '../../platform/accessDetails.ts';
import type { Services } from '../../platform/context.ts';
import { AppError, HTTP_STATUSES } from '../../platform/errors.ts';
import { id } from '../../platform/input/fields.ts';
import { type Email, formatEmailText } from '../../platform/mail/email.ts';
import { describeMailError, type Mail, MailRejectedError } from '../../platform/mail/mailer.ts';
import { renderEmailHtml } from '../../platform/mail/renderEmailHtml.ts';
import { declareJob } from '../../platform/queue/job.ts';
import type { ExportFileFormat } from '../../reports/exports/files/exportFile.ts';
import type { Day } from '../../rules/calendar/calendar.ts';
import { isGivenUp, MAX_LATE_MS } from '../../rules/reportEmails/dueDays.ts';
import { insertAccessSql } from '../accessLog/accessLog.statements.ts';
import { type EmployeeRow, getEmployeesByIds } from '../employees/employee.query.ts';
import { buildReportEmail, createEmployeeContext } from './emails/buildEmail.ts';
import { DELIVERIES_HEADING } from './emails/sections.ts';
import { createUnsubscribeToken } from './emails/unsubscribeTokens.ts';
import { FIRST_ROWS_HEADING } from './emails/viewEmail.ts';
import { NOT_ACTIVE_MESSAGE, type ReportKind, type SendingState } from './reportSubscription.enums.ts';

/**
 * Sends one report. If several runs try to send the report, only the run that claims the sending sends it
 * (docs/adr/jobs-email-backups.md).
 */
export const sendReportJob = declareJob({
  name: 'send-report',
  data: z.object({ sendingId: id }),
  /**
   * The job `due-reports` queues sendings again that are still pending after these tries, until the sendings
   * are too late.
   */
  tries: 3,
  timeoutMinutes: 5,
  run: async ({ sendingId }, services: Services, { signal }) => {
    const { mailer } = services;
    const report = mailer && (await startTry(services, sendingId));
    if (!report) return;
    const person = (await getEmployeesByIds(services.database, [report.employeeId])).get(report.employeeId);
    if (!person?.isActive) return setSendingState(services, report, 'WAITING', 'SKIPPED', NOT_ACTIVE_MESSAGE);
    const built = await buildReportMail(services, report, person).catch(error =>
      handleBuildError(services, report, error),
    );
    if (!built) return;
    signal.throwIfAborted(); // a stopping server waits only briefly for the mail server
    if (!(await claimSending(services, sendingId))) return;
    try {
      await mailer.send(built.mail);
    } catch (error) {
      if (error instanceof MailRejectedError) return handleRejection(services, report, error.message);
      await setSendingState(services, report, 'SENDING', 'WAITING', describeMailError(error));
      throw error;
    }
    await setSendingState(services, report, 'SENDING', 'SENT', null);
    if (built.access) await recordAccess(services, report, built.access);
  },
});

/**
 * Skips a report that cannot be built today, for example because its view was deleted. Throws any other error
 * again, because the next try may succeed.
 */
async function handleBuildError(
  services: Services,
  report: ReportToSend,
  error: unknown,
): Promise<undefined> {
  if (error instanceof AppError && HTTP_STATUSES[error.code] < 429)
    return setSendingState(services, report, 'WAITING', 'SKIPPED', error.message);
  await setSendingState(services, report, 'WAITING', 'WAITING', 'The report could not be created.');
  throw error;
}

/**
 * Counts the try and returns the report to send. Returns undefined if the sending is no longer pending or is
 * too late.
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
async function claimSending({ database, clock }: Services, sendingId: number): Promise<boolean> {
  const claimed = await database.rows(
    sql`update report_sending set state = 'SENDING', at = ${clock.now()} where id = ${sendingId} and state = 'WAITING' returning id`,
  );
  return claimed.length > 0;
}

/**
 * Sets the state of a sending.
 * @param from the expected state, because another run may have changed the state in the meantime
 */
async function setSendingState(
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

/**
 * Records the rejection of the email. After rejections on several days, stops the report until it is saved
 * again.
 */
async function handleRejection(services: Services, report: ReportToSend, message: string): Promise<void> {
  const { database, clock } = services;
  await setSendingState(services, report, 'SENDING', 'REFUSED', message);
  const lastSendings = await database.rows<{ wasRejected: boolean }>(
    sql`select state = 'REFUSED' as "wasRejected" from report_sending
     where subscription_id = ${report.subscriptionId} and day is not null and state in ('SENT', 'REFUSED')
       and at > ${report.changedAt} order by day desc limit 3`,
  );
  if (isGivenUp(lastSendings.map(({ wasRejected }) => wasRejected)))
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
  const author = { employeeId, channel: 'store', origin: null, address: null, at: clock.now() } as const;
  await database.write(insertAccessSql({ ...details, ...author, isBrokenOff: false }));
}

/** A report to send, with its recipient and options. */
export interface ReportToSend {
  readonly sendingId: number;
  /** The scheduled day; null if a person pressed Send now. */
  readonly day: Day | null;
  readonly subscriptionId: number;
  readonly employeeId: number;
  readonly setUpBy: number;
  readonly kind: ReportKind;
  readonly viewId: number | null;
  readonly fileFormat: ExportFileFormat | null;
  readonly showsGross: boolean;
  readonly changedAt: Date;
}

/** Builds the email of a report for its recipient, with the access to record if it contains customers. */
export async function buildReportMail(
  services: Services,
  report: ReportToSend,
  person: EmployeeRow,
): Promise<{ mail: Mail; access: AccessDetails | undefined }> {
  const { publicUrl, database } = services;
  const unsubscribeUrl = `${publicUrl}/mail/end/${await createUnsubscribeToken(services, report.subscriptionId)}`;
  const creator =
    report.setUpBy === person.id
      ? undefined
      : (await getEmployeesByIds(database, [report.setUpBy])).get(report.setUpBy);
  const { file, ...email } = await buildReportEmail(createEmployeeContext(services, person), report, {
    reason: creator ? `${creator.name} set up this report for you.` : 'You set up this report.',
    links: [
      { label: 'Edit report', to: `${publicUrl}/morningreport` },
      { label: 'Turn off', to: unsubscribeUrl },
    ],
  });
  const mail = {
    to: { name: person.name, address: person.email },
    subject: email.subject,
    messageId: `<report.${report.sendingId}@${new URL(publicUrl).hostname}>`,
    unsubscribeUrl,
    text: formatEmailText(email),
    html: await renderEmailHtml(email),
    attachments: file ? [file.attachment] : [],
  };
  return { mail, access: getAccessDetails(email, file?.access) };
}

/**
 * Returns the access to record if the email contains customers. The access is recorded like an export
 * (changes.md, Exports and sign-ins).
 */
function getAccessDetails(
  { title, sections }: Email,
  fileAccess: AccessDetails | undefined,
): AccessDetails | undefined {
  if (fileAccess) return { ...fileAccess, name: `${fileAccess.name} by email` };
  const customerSection = sections.find(
    ({ heading }) => heading === DELIVERIES_HEADING || heading === FIRST_ROWS_HEADING,
  );
  const lineCount = customerSection?.table?.rows.length ?? 0;
  return lineCount > 0 ? { action: 'export', name: `${title} by email`, lines: () => lineCount } : undefined;
}
