import sql from 'sql-template-tag';
import type { Services } from '../platform/context.ts';
import { formatUsTime, WEEKDAYS } from '../rules/calendar/formatDay.ts';
import type { EndedReport } from './ending.secret.ts';
import { KIND_TITLES, type ReportKind } from './subscription.enums.ts';
import { MAX_REPORTS } from './subscription.service.ts';

/** For so long an ended report can be set up again from the page that says so. */
const UNDO_MS = 24 * 60 * 60_000;

/** What a person knows a report by. */
export interface NamedReport {
  readonly name: string;
  readonly person: string;
  /** `Mon, Thu at 7:00 AM`. */
  readonly when: string;
}

/** Returns what a report is called; undefined when it was ended. */
export async function findNamedReport(
  { database }: Services,
  reportId: number,
): Promise<NamedReport | undefined> {
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
    when: `${row.weekdays.length === 7 ? 'every day' : days} at ${formatUsTime(row.time)}`,
  };
}

/** Ends a report. Returns what sets it up again; undefined when it was ended already. */
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
 * Sets an ended report up again under its id, so that the links of its mails still end it. It begins as if saved now.
 * @returns whether it is set up: not when its person is inactive or has as many reports as allowed
 */
export async function restoreReport({ database, clock }: Services, report: EndedReport): Promise<boolean> {
  const { id, employeeId, setUpBy, kind, viewId, fileFormat, weekdays, time, showsGross } = report;
  return database.writeTogether(async writer => {
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
