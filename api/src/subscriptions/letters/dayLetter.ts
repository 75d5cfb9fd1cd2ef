import { waitingMonth } from '../../closings/storeMonths.ts';
import type { Context } from '../../context.ts';
import { canEditGross, canRecordDeals, canReviewDeals } from '../../deals/deal.policy.ts';
import { everyone } from '../../employees/employee.query.ts';
import type { Part } from '../../mail/letter.ts';
import { storeDayReport } from '../../reports/myDay/myDay.report.ts';
import type { StoreDayType } from '../../reports/myDay/myDay.types.ts';
import { tickSheetReport } from '../../reports/tickSheet/tickSheet.report.ts';
import { openPointsReport } from '../../reports/toDo/toDo.report.ts';
import { addMonths, firstOfMonth, monthOf, monthRange } from '../../rules/calendar/calendar.ts';
import { monthName } from '../../rules/calendar/monthNames.ts';
import { unitsText } from '../../rules/numbers/amountTexts.ts';
import { countText } from '../../rules/numbers/countText.ts';
import { tickFigures } from '../../rules/tickSheet/tickFigures.ts';
import type { OpenPointKind } from '../../rules/toDo/openPoints.ts';
import { canCloseMonths } from '../../settings/settings.policy.ts';
import { deliveriesPart, goalFigures, leaderboardPart } from './parts.ts';

/** The store's day, for whoever reads it: what Home, the tick sheet and the leaderboard say (morning-report.md, Kinds). */
export async function dayParts(context: Context, showsGross: boolean): Promise<Part[]> {
  const today = context.clock.today();
  const month = monthRange(monthOf(today));
  const store = await storeDayReport(context, [...(await everyone(context)).values()]);
  const sheet = await tickSheetReport(context, month);
  return [
    storeToday(context, store, sheet.store.total.track),
    await leaderboardPart(context, month, showsGross),
    ...(canRecordDeals(context.viewer) ? [withoutSale(context, store)] : []),
    await deliveriesPart(context, today),
    ...(await openParts(context)),
  ];
}

const storeToday = ({ publicUrl }: Context, store: StoreDayType, track: number): Part => ({
  heading: 'Store today',
  to: publicUrl,
  figures: [
    { label: 'Yesterday', amount: countText(store.yesterday) },
    { label: 'To date', amount: countText(store.toDate.current) },
    { label: 'A year ago', amount: countText(store.toDate.prior), note: ahead(store.toDate.difference) },
    { label: tickFigures.track.head, amount: unitsText(track) },
    ...goalFigures(store.goal),
  ],
});

/** How this year stands to the last. */
function ahead(difference: number): string {
  if (difference === 0) return 'level';
  return `${countText(Math.abs(difference))} ${difference > 0 ? 'ahead' : 'behind'}`;
}

const withoutSale = ({ publicUrl }: Context, { withoutSale: people }: StoreDayType): Part => ({
  heading: 'No sale in 7 days',
  to: publicUrl,
  ...(people.length === 0
    ? { sentence: 'Nobody.' }
    : {
        figures: people.map(({ person, days }) => ({
          label: person.name,
          amount: days === null ? 'none yet' : `${countText(days)} days`,
        })),
      }),
});

/** How Home says each kind, and who settles it (home.md, What is open). */
const OPEN: Partial<Record<OpenPointKind, { says: string; right: typeof canEditGross }>> = {
  GROSS: { says: 'Want gross', right: canEditGross },
  UNCONFIRMED: { says: 'To confirm', right: canReviewDeals },
  CHANGED: { says: 'Changed since confirmed', right: canReviewDeals },
  UNDATED: { says: 'DEL without a date', right: canRecordDeals },
  WAITING: { says: 'Waiting', right: canRecordDeals },
  OVERDUE: { says: 'Past their date', right: canRecordDeals },
  NOBODY: { says: 'Without a salesperson', right: canRecordDeals },
  UNCLASSIFIED: { says: 'Without a car type', right: canRecordDeals },
};

/** What is open in the last three months and this one that the viewer may settle, and the month that waits to be closed. */
async function openParts(context: Context): Promise<Part[]> {
  const { viewer, publicUrl } = context;
  const month = monthOf(context.clock.today());
  const days = { ...monthRange(month), start: firstOfMonth(addMonths(month, -3)) };
  const { kinds } = await openPointsReport(context, { days });
  const open = kinds.flatMap(({ kind, deals }) => {
    const point = OPEN[kind];
    return point?.right(viewer) && deals > 0 ? [{ ...point, deals }] : [];
  });
  const waiting = canCloseMonths(viewer) && (await waitingMonth(context));
  return [
    ...(open.length === 0
      ? []
      : [
          {
            heading: 'Open',
            to: `${publicUrl}/hog?period=last-3-months&open=any&sort=age`,
            figures: open.map(({ says, deals }) => ({ label: says, amount: countText(deals) })),
          },
        ]),
    ...(waiting
      ? [
          {
            heading: 'Closing',
            to: `${publicUrl}/closing`,
            sentence: `${monthName(waiting.month)} waits to be closed${waiting.openDeals > 0 ? `, ${countText(waiting.openDeals)} open` : ''}.`,
          },
        ]
      : []),
  ];
}
