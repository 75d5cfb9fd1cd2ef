import type { Context, Services } from '../../context.ts';
import type { EmployeeRow } from '../../employees/employee.query.ts';
import type { Letter, Part } from '../../mail/letter.ts';
import { myDayReport } from '../../reports/myDay/myDay.report.ts';
import { type Day, weekdayOf } from '../../rules/calendar/calendar.ts';
import { usDay } from '../../rules/calendar/usDay.ts';
import { WEEKDAYS } from '../../rules/calendar/weekdays.ts';
import { UNKNOWN_VERSIONS } from '../../topics.ts';
import { waitingReport } from '../../waiting/waiting.report.ts';
import { KIND_TITLES, type ReportKind } from '../subscription.enums.ts';
import type { ViewFile } from '../views/viewFile.ts';
import { viewLetter, type WantedView } from '../views/viewLetter.ts';
import { dayParts } from './dayLetter.ts';
import { ownMonthParts } from './ownMonthLetter.ts';
import { tickSheetParts } from './tickSheetLetter.ts';

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
    note: dayTitle(context.clock.today()),
    ...(wanted.kind === 'VIEW'
      ? await viewLetter(context, wanted)
      : {
          title: KIND_TITLES[wanted.kind],
          parts: [...(await partsOf(context, wanted)), ...(await waitingParts(context, wanted))],
        }),
    ...ending,
  };
}

async function partsOf(context: Context, { kind, showsGross }: Wanted): Promise<Part[]> {
  if (kind === 'TICK_SHEET') return tickSheetParts(context);
  if (kind === 'MY_MONTH') {
    const { ownMonth } = await myDayReport(context, context.viewer.employeeId);
    if (ownMonth) return ownMonthParts(context, ownMonth, showsGross);
  }
  return dayParts(context, showsGross);
}

/** What waits for them, as Home says it; the tick sheet is about the store. */
async function waitingParts(context: Context, { kind }: Wanted): Promise<Part[]> {
  const waiting = kind === 'TICK_SHEET' ? [] : await waitingReport(context);
  const { publicUrl } = context;
  const items = waiting.map(({ says, to }) => ({ says, to: `${publicUrl}${to}` }));
  return items.length === 0 ? [] : [{ heading: 'What waits for you', to: publicUrl, items }];
}

/** `Tuesday, 11/24/2026`. */
export const dayTitle = (day: Day): string => `${WEEKDAYS[weekdayOf(day)]}, ${usDay(day)}`;
