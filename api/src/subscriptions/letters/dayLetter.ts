import type { Context } from '../../platform/context.ts';
import { canEditGross, canRecordDeals, canReviewDeals } from '../../modules/deals/deal.policy.ts';
import { everyone } from '../../employees/employee.query.ts';
import type { LetterContent, Part } from '../../mail/letter.ts';
import { getStoreDayReport } from '../../reports/myDay/myDay.report.ts';
import type { StoreDayType } from '../../reports/myDay/myDay.types.ts';
import { getTickSheetReport } from '../../reports/tickSheet/tickSheet.report.ts';
import { getOpenItemsReport } from '../../reports/openItems/openItems.report.ts';
import { addMonths, firstOfMonth, monthOf, monthRange } from '../../rules/calendar/calendar.ts';
import { formatShortDay } from '../../rules/calendar/formatDay.ts';
import { countText, formatUnits } from '../../rules/numbers/formatNumbers.ts';
import { openItemLabels } from '../../rules/openItems/openItems.ts';
import { canReopenMonths } from '../../modules/settings/settings.policy.ts';
import { KIND_TITLES } from '../subscription.enums.ts';
import { deliveriesPart, goalFigures, leaderboardPart, previewOf, TRACK } from './parts.ts';

/** The store's day, for its reader: what Home, the tick sheet and the leaderboard say (morning-report.md, Kinds). */
export async function dayLetter(context: Context, showsGross: boolean): Promise<LetterContent> {
  const today = context.clock.today();
  const month = monthRange(monthOf(today));
  const store = await getStoreDayReport(context, [...(await everyone(context)).values()]);
  const sheet = await getTickSheetReport(context, month);
  const yesterday = countText(store.yesterday);
  const { current, difference } = store.toDate;
  const figures = storeToday(context, store, sheet.store.total.track);
  const deliveries = await deliveriesPart(context, today);
  return {
    subject: `${formatShortDay(today)}: ${yesterday} sold yesterday · ${countText(current)} to date, ${signed(difference)} last year`,
    preview: previewOf([figures, deliveries]),
    title: KIND_TITLES.DAY,
    lead: { amount: yesterday, label: 'sold yesterday' },
    parts: [
      figures,
      await leaderboardPart(context, month, showsGross),
      ...(canRecordDeals(context.viewer) ? [withoutSale(context, store)] : []),
      deliveries,
      ...(await openParts(context)),
    ],
  };
}

const storeToday = ({ publicUrl }: Context, store: StoreDayType, track: number): Part => ({
  heading: 'Store today',
  to: publicUrl,
  figures: [
    { label: 'To date', amount: countText(store.toDate.current), note: besideLastYear(store) },
    { label: TRACK, amount: formatUnits(track) },
    ...goalFigures(store.goal),
  ],
});

/** "8 ahead of last year (78)". */
function besideLastYear({ toDate: { difference, prior } }: StoreDayType): string {
  const lastYear = `last year (${countText(prior)})`;
  if (difference === 0) return `level with ${lastYear}`;
  return difference > 0
    ? `${countText(difference)} ahead of ${lastYear}`
    : `${countText(-difference)} behind ${lastYear}`;
}

/** "+8 on", "−3 on", "level with". */
function signed(difference: number): string {
  if (difference === 0) return 'level with';
  return `${difference > 0 ? '+' : '−'}${countText(Math.abs(difference))} on`;
}

const withoutSale = ({ publicUrl }: Context, { withoutSale: people }: StoreDayType): Part => ({
  heading: 'No sale in 7 days',
  to: publicUrl,
  ...(people.length === 0
    ? { sentence: 'Everyone has sold.' }
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
  const { kinds } = await getOpenItemsReport(context, { days });
  const open = kinds.filter(
    ({ kind, deals }) => kind !== 'LOCKED' && deals > 0 && RIGHTS[openItemLabels[kind].ability](context.viewer),
  );
  if (open.length === 0) return [];
  return [
    {
      heading: 'Open',
      to: `${context.publicUrl}/hog?period=last-3-months&open=any&sort=age`,
      figures: open.map(({ kind, deals }) => ({
        label: openItemLabels[kind].label,
        amount: countText(deals),
      })),
    },
  ];
}
