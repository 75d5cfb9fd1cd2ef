import type { Services } from '../context.ts';
import { type EmployeeRow, employeesAmong } from '../employees/employee.query.ts';
import { letterHtml } from '../mail/lazyHtml.ts';
import type { Letter } from '../mail/letter.ts';
import type { Mail } from '../mail/mailer.ts';
import type { Day } from '../rules/calendar/calendar.ts';
import { endingOf } from './ending.secret.ts';
import { dayTitle, letterOf, readingAs } from './letters/letterOf.ts';
import type { ReportKind } from './subscription.enums.ts';

/** A report that is to be sent. */
export interface Report {
  readonly sendingId: number;
  /** Null: by hand. */
  readonly day: Day | null;
  readonly subscriptionId: number;
  readonly employeeId: number;
  readonly setUpBy: number;
  readonly kind: ReportKind;
  readonly showsGross: boolean;
  readonly changedAt: Date;
}

/** The mail of a report to its person, and the letter that it was made from. */
export async function reportMail(
  services: Services,
  report: Report,
  person: EmployeeRow,
): Promise<{ letter: Letter; mail: Omit<Mail, 'text' | 'html'>; html: string }> {
  const { publicUrl, database, clock } = services;
  const endedAt = `${publicUrl}/mail/end/${await endingOf(services, report.subscriptionId)}`;
  const by =
    report.setUpBy === person.id
      ? undefined
      : (await employeesAmong(database, [report.setUpBy])).get(report.setUpBy);
  const letter = await letterOf(readingAs(services, person), report, {
    reason: by ? `${by.name} has set this report up for you.` : 'You have set this report up for yourself.',
    links: [
      { label: 'Change it', to: `${publicUrl}/morningreport` },
      { label: 'End it', to: endedAt },
    ],
  });
  const mail = {
    to: { name: person.name, address: person.email },
    subject: `${letter.title} – ${dayTitle(clock.today())}`,
    messageId: `<report.${report.sendingId}@${new URL(publicUrl).hostname}>`,
    endedAt,
  };
  return { letter, mail, html: await letterHtml(letter) };
}
