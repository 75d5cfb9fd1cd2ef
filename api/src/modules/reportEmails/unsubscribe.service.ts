import sql from 'sql-template-tag';
import type { Services } from '../../platform/context.ts';
import { formatUsTime, WEEKDAYS } from '../../rules/calendar/formatDay.ts';
import type { EndedReport } from './emails/unsubscribeTokens.ts';
import { KIND_TITLES, type ReportKind } from './reportSubscription.enums.ts';
import { MAX_REPORTS } from './reportSubscription.service.ts';

/** Time in which Undo can restore an ended report. */
const UNDO_MS = 24 * 60 * 60_000;

/** The description of a report on the unsubscribe pages. */
export interface ReportDescription {
  readonly name: string;
  readonly person: string;
  /** Weekdays and time, such as `Mon, Thu at 7:00 AM`. */
  readonly schedule: string;
}

/** Returns the name and schedule of a report. Returns undefined if the report has ended. */
export async function findReportDescription(
  { database }: Services,
  reportId: number,
): Promise<ReportDescription | undefined> {
  const row = await database.row<{
    kind: ReportKind;
    view: string | null;
    person: string;
    weekdays: number[];
    time: string;
  }>(
    sql`select kind, saved_view.name as view, employee.name as person, weekdays, time
     from report_subscription join employee on employee.id = report_subscription.employee_id
     left join saved_view on saved_view.id = view_id where report_subscription.id = ${reportId}`,
  );
  if (!row) return undefined;
  const days = row.weekdays.map(weekday => WEEKDAYS[weekday]?.slice(0, 3)).join(', ');
  return {
    name: row.view ?? KIND_TITLES[row.kind],
    person: row.person,
    schedule: `${row.weekdays.length === 7 ? 'every day' : days} at ${formatUsTime(row.time)}`,
  };
}

/** Ends a report and returns the data that restores it. Returns undefined if the report has already ended. */
export async function endReport(
  { database, clock }: Services,
  reportId: number,
): Promise<EndedReport | undefined> {
  const ended = await database.row<Omit<EndedReport, 'until'>>(
    sql`delete from report_subscription where id = ${reportId}
     returning id, employee_id as "employeeId", set_up_by as "setUpBy", kind, view_id as "viewId", file_format as "fileFormat",
       weekdays, time, shows_gross as "showsGross"`,
  );
  return ended && { ...ended, until: clock.now().getTime() + UNDO_MS };
}

/**
 * Restores an ended report with its id, so that the links in its emails still end the report. Its schedule
 * starts as if the report had just been saved.
 * @returns false if the recipient is inactive or already has the maximum number of reports
 */
export async function restoreReport({ database, clock }: Services, report: EndedReport): Promise<boolean> {
  const { id, employeeId, setUpBy, kind, viewId, fileFormat, weekdays, time, showsGross } = report;
  return database.writeInTransaction(async writer => {
    const person = await writer.row(
      sql`select from employee where id = ${employeeId} and is_active for no key update`,
    );
    if (!person) return false;
    await writer.rows(
      sql`insert into report_subscription
         (id, employee_id, set_up_by, kind, view_id, file_format, weekdays, time, shows_gross, changed_at)
       overriding system value
       select ${id}, ${employeeId}, ${setUpBy}, ${kind}, (select id from saved_view where id = ${viewId}), ${fileFormat},
         ${weekdays}, ${time}, ${showsGross}, ${clock.now()}
       where (select count(*) from report_subscription where employee_id = ${employeeId}) < ${MAX_REPORTS}
       on conflict (id) do nothing`,
    );
    return (await writer.row(sql`select from report_subscription where id = ${id}`)) !== undefined;
  });
}
