import type { Context } from '../../context.ts';
import { canEditGross, canRecordDeals, canReviewDeals } from '../../deals/deal.policy.ts';
import { everyone } from '../../employees/employee.query.ts';
import type { Part } from '../../mail/letter.ts';
import { storeDayReport } from '../../reports/myDay/myDay.report.ts';
import type { StoreDayType } from '../../reports/myDay/myDay.types.ts';
import { tickSheetReport } from '../../reports/tickSheet/tickSheet.report.ts';
import { openPointsReport } from '../../reports/toDo/toDo.report.ts';
import { addMonths, firstOfMonth, monthOf, monthRange } from '../../rules/calendar/calendar.ts';
import { unitsText } from '../../rules/numbers/amountTexts.ts';
import { countText } from '../../rules/numbers/countText.ts';
import { tickFigures } from '../../rules/tickSheet/tickFigures.ts';
import { openWords } from '../../rules/toDo/openWords.ts';
import { canReopenMonths } from '../../settings/settings.policy.ts';
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

const RIGHTS = {
  editGross: canEditGross,
  reviewDeals: canReviewDeals,
  recordDeals: canRecordDeals,
  reopenMonths: canReopenMonths,
};

/** What is open in the last three months and this one that the viewer may settle (home.md, What is open). */
async function openParts(context: Context): Promise<Part[]> {
  const month = monthOf(context.clock.today());
  const days = { ...monthRange(month), start: firstOfMonth(addMonths(month, -3)) };
  const { kinds } = await openPointsReport(context, { days });
  const open = kinds.filter(
    ({ kind, deals }) => kind !== 'LOCKED' && deals > 0 && RIGHTS[openWords[kind].right](context.viewer),
  );
  if (open.length === 0) return [];
  return [
    {
      heading: 'Open',
      to: `${context.publicUrl}/hog?period=last-3-months&open=any&sort=age`,
      figures: open.map(({ kind, deals }) => ({
        label: openWords[kind].label,
        amount: countText(deals),
      })),
    },
  ];
}
