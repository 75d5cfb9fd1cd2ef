import type { Services } from '../platform/context.ts';
import { type EmployeeRow, getEmployeesByIds } from '../employees/employee.query.ts';
import { letterHtml } from '../mail/lazyHtml.ts';
import { type Letter, letterText } from '../mail/letter.ts';
import type { Mail } from '../mail/mailer.ts';
import type { AccessDetails } from '../platform/accessDetails.ts';
import type { ExportFileFormat } from '../reports/exports/files/exportFile.ts';
import type { Day } from '../rules/calendar/calendar.ts';
import { createUnsubscribeToken } from './ending.secret.ts';
import { buildReportEmail, contextForEmployee } from './letters/letterOf.ts';
import { DELIVERIES_HEADING } from './letters/parts.ts';
import type { ReportKind } from './subscription.enums.ts';
import { FIRST_ROWS_HEADING } from './views/viewLetter.ts';

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
  const endedAt = `${publicUrl}/mail/end/${await createUnsubscribeToken(services, report.subscriptionId)}`;
  const creator =
    report.setUpBy === person.id
      ? undefined
      : (await getEmployeesByIds(database, [report.setUpBy])).get(report.setUpBy);
  const { file, ...email } = await buildReportEmail(contextForEmployee(services, person), report, {
    reason: creator ? `${creator.name} has set this report up for you.` : 'You have set this report up for yourself.',
    links: [
      { label: 'Change it', to: `${publicUrl}/morningreport` },
      { label: 'End it', to: endedAt },
    ],
  });
  const mail = {
    to: { name: person.name, address: person.email },
    subject: email.subject,
    messageId: `<report.${report.sendingId}@${new URL(publicUrl).hostname}>`,
    endedAt,
    text: letterText(email),
    html: await letterHtml(email),
    attachments: file ? [file.attachment] : [],
  };
  return { mail, access: getAccessDetails(email, file?.access) };
}

/**
 * Returns the access to record if the email contains customers, as for an export (changes.md, Exports and
 * sign-ins).
 */
function getAccessDetails({ title, parts }: Letter, fileAccess: AccessDetails | undefined): AccessDetails | undefined {
  if (fileAccess) return { ...fileAccess, name: `${fileAccess.name} by mail` };
  const customerSection = parts.find(({ heading }) => heading === DELIVERIES_HEADING || heading === FIRST_ROWS_HEADING);
  const lineCount = customerSection?.table?.rows.length ?? 0;
  return lineCount > 0 ? { action: 'export', name: `${title} by mail`, lines: () => lineCount } : undefined;
}
