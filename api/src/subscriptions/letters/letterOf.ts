import type { Context, Services } from '../../platform/context.ts';
import type { EmployeeRow } from '../../employees/employee.query.ts';
import type { Letter, LetterContent, Part } from '../../mail/letter.ts';
import { getMyDayReport } from '../../reports/myDay/myDay.report.ts';
import { type Day, weekdayOf } from '../../rules/calendar/calendar.ts';
import { formatUsDay, WEEKDAYS } from '../../rules/calendar/formatDay.ts';
import { UNKNOWN_VERSIONS } from '../../platform/topics.ts';
import { waitingReport } from '../../waiting/waiting.report.ts';
import type { ReportKind } from '../subscription.enums.ts';
import type { ViewFile } from '../views/viewFile.ts';
import { viewLetter, type WantedView } from '../views/viewLetter.ts';
import { dayLetter } from './dayLetter.ts';
import { ownMonthLetter } from './ownMonthLetter.ts';
import { tickSheetLetter } from './tickSheetLetter.ts';

/** Which report, and what of it. */
interface Wanted extends WantedView {
  readonly kind: ReportKind;
  readonly showsGross: boolean;
}

/** What someone reads by mail: with their rights as they are now; it changes nothing. */
export const readingAs = (services: Services, { id, name, email, position, team }: EmployeeRow): Context => ({
  ...services,
  versions: UNKNOWN_VERSIONS,
  source: { door: 'store' },
  viewer: { employeeId: id, sessionId: 0, isReadOnly: true, name, email, position, team },
});

/** A report as a letter to the viewer (morning-report.md, Kinds). */
export async function letterOf(
  context: Context,
  wanted: Wanted,
  ending: Pick<Letter, 'reason' | 'links'>,
): Promise<Letter & { readonly file?: ViewFile }> {
  return {
    storeName: context.storeName,
    note: dayTitle(context.clock.today()),
    ...(await contentOf(context, wanted)),
    ...ending,
  };
}

async function contentOf(
  context: Context,
  wanted: Wanted,
): Promise<LetterContent & { readonly file?: ViewFile }> {
  const { kind, showsGross } = wanted;
  if (kind === 'VIEW') return viewLetter(context, wanted);
  if (kind === 'TICK_SHEET') return tickSheetLetter(context);
  const { ownMonth = null } =
    kind === 'MY_MONTH' ? await getMyDayReport(context, context.viewer.employeeId) : {};
  const content = ownMonth
    ? await ownMonthLetter(context, ownMonth, showsGross)
    : await dayLetter(context, showsGross);
  return { ...content, parts: [...content.parts, ...(await waitingParts(context))] };
}

/** What waits for them, as Home says it. */
async function waitingParts(context: Context): Promise<Part[]> {
  const waiting = await waitingReport(context);
  const { publicUrl } = context;
  const items = waiting.map(({ says, to }) => ({ says, to: `${publicUrl}${to}` }));
  return items.length === 0 ? [] : [{ heading: 'What waits for you', to: publicUrl, items }];
}

/** `Tuesday, 11/24/2026`. */
export const dayTitle = (day: Day): string => `${WEEKDAYS[weekdayOf(day)]}, ${formatUsDay(day)}`;
