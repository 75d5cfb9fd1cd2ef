import type { Services } from '../platform/context.ts';
import { type EmployeeRow, employeesAmong } from '../employees/employee.query.ts';
import { letterHtml } from '../mail/lazyHtml.ts';
import { type Letter, letterText } from '../mail/letter.ts';
import type { Mail } from '../mail/mailer.ts';
import type { AccessDetails } from '../platform/accessDetails.ts';
import type { ExportFileFormat } from '../reports/exports/files/exportFile.ts';
import type { Day } from '../rules/calendar/calendar.ts';
import { endingOf } from './ending.secret.ts';
import { letterOf, readingAs } from './letters/letterOf.ts';
import { DELIVERIES } from './letters/parts.ts';
import type { ReportKind } from './subscription.enums.ts';
import { FIRST_ROWS } from './views/viewLetter.ts';

/** A report that is to be sent. */
export interface Report {
  readonly sendingId: number;
  /** Null: by hand. */
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

/** The mail of a report to its person, and what the history tells of whom it takes along. */
export async function reportMail(
  services: Services,
  report: Report,
  person: EmployeeRow,
): Promise<{ mail: Mail; taken: AccessDetails | undefined }> {
  const { publicUrl, database } = services;
  const endedAt = `${publicUrl}/mail/end/${await endingOf(services, report.subscriptionId)}`;
  const by =
    report.setUpBy === person.id
      ? undefined
      : (await employeesAmong(database, [report.setUpBy])).get(report.setUpBy);
  const { file, ...letter } = await letterOf(readingAs(services, person), report, {
    reason: by ? `${by.name} has set this report up for you.` : 'You have set this report up for yourself.',
    links: [
      { label: 'Change it', to: `${publicUrl}/morningreport` },
      { label: 'End it', to: endedAt },
    ],
  });
  const mail = {
    to: { name: person.name, address: person.email },
    subject: letter.subject,
    messageId: `<report.${report.sendingId}@${new URL(publicUrl).hostname}>`,
    endedAt,
    text: letterText(letter),
    html: await letterHtml(letter),
    attachments: file ? [file.attached] : [],
  };
  return { mail, taken: takenBy(letter, file?.access) };
}

/** Customers that go out by mail are recorded as an export is (changes.md, Exports and sign-ins). */
function takenBy({ title, parts }: Letter, file: AccessDetails | undefined): AccessDetails | undefined {
  if (file) return { ...file, name: `${file.name} by mail` };
  const withCustomers = parts.find(({ heading }) => heading === DELIVERIES || heading === FIRST_ROWS);
  const lines = withCustomers?.table?.rows.length ?? 0;
  return lines > 0 ? { action: 'export', name: `${title} by mail`, lines: () => lines } : undefined;
}
