import type { Context, Services } from '../../../platform/context.ts';
import type { Email, EmailContent, EmailSection } from '../../../platform/mail/email.ts';
import { UNKNOWN_VERSIONS } from '../../../platform/topics.ts';
import { getMyDayReport } from '../../../reports/myDay/myDay.report.ts';
import { type Day, getWeekday } from '../../../rules/calendar/calendar.ts';
import { formatUsDay, WEEKDAYS } from '../../../rules/calendar/formatDay.ts';
import type { EmployeeRow } from '../../employees/employee.query.ts';
import { getPendingItemsReport } from '../../pendingItems/pendingItems.report.ts';
import type { ReportKind } from '../reportSubscription.enums.ts';
import { buildDayEmail, buildOwnMonthEmail } from './homeEmails.ts';
import { buildTickSheetEmail } from './tickSheetEmail.ts';
import { buildViewEmail, type ViewFile, type ViewRequest } from './viewEmail.ts';

/** The report to build, and its options. */
interface ReportRequest extends ViewRequest {
  readonly kind: ReportKind;
  readonly showsGross: boolean;
}

/** Creates the context in which a report is built: read-only, with the employee's current rights. */
export const createEmployeeContext = (
  services: Services,
  { id, name, email, position, team }: EmployeeRow,
): Context => ({
  ...services,
  versions: UNKNOWN_VERSIONS,
  source: { channel: 'store' },
  viewer: { employeeId: id, sessionId: 0, isReadOnly: true, name, email, position, team },
});

/** Builds the email of a report for the viewer (morning-report.md, Kinds). */
export async function buildReportEmail(
  context: Context,
  request: ReportRequest,
  footer: Pick<Email, 'reason' | 'links'>,
): Promise<Email & { readonly file?: ViewFile }> {
  return {
    storeName: context.storeName,
    note: formatLongDay(context.clock.today()),
    ...(await buildContent(context, request)),
    ...footer,
  };
}

async function buildContent(
  context: Context,
  request: ReportRequest,
): Promise<EmailContent & { readonly file?: ViewFile }> {
  const { kind, showsGross } = request;
  if (kind === 'VIEW') return buildViewEmail(context, request);
  if (kind === 'TICK_SHEET') return buildTickSheetEmail(context);
  const { ownMonth = null } =
    kind === 'MY_MONTH' ? await getMyDayReport(context, context.viewer.employeeId) : {};
  const content = ownMonth
    ? await buildOwnMonthEmail(context, ownMonth, showsGross)
    : await buildDayEmail(context, showsGross);
  return { ...content, sections: [...content.sections, ...(await buildPendingItemSections(context))] };
}

/** Builds the section with the viewer's pending items, as Home shows them. */
async function buildPendingItemSections(context: Context): Promise<EmailSection[]> {
  const pendingItems = await getPendingItemsReport(context);
  const { publicUrl } = context;
  const items = pendingItems.map(({ says, to }) => ({ text: says, to: `${publicUrl}${to}` }));
  return items.length === 0 ? [] : [{ heading: 'Pending items', to: publicUrl, links: items }];
}

/** Formats a day, such as `Tuesday, 11/24/2026`. */
export const formatLongDay = (day: Day): string => `${WEEKDAYS[getWeekday(day)]}, ${formatUsDay(day)}`;
