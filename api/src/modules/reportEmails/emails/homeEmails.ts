import type { Context } from '../../../platform/context.ts';
import type { EmailContent, EmailFigure, EmailSection } from '../../../platform/mail/email.ts';
import { getStoreDayReport } from '../../../reports/myDay/myDay.report.ts';
import type { OwnMonthType, StoreDayType } from '../../../reports/myDay/myDay.types.ts';
import { getOpenItemsReport } from '../../../reports/openItems/openItems.report.ts';
import { getTickSheetReport } from '../../../reports/tickSheet/tickSheet.report.ts';
import { addMonths, firstOfMonth, monthRange, toMonth } from '../../../rules/calendar/calendar.ts';
import { formatMonth, formatShortDay } from '../../../rules/calendar/formatDay.ts';
import { formatInteger, formatOrdinal, formatUnits } from '../../../rules/numbers/formatNumbers.ts';
import { openItemLabels } from '../../../rules/openItems/openItems.ts';
import { POT_RULE } from '../../../rules/potOfGold/potRule.ts';
import { canEditGross, canRecordDeals, canReviewDeals } from '../../deals/deal.policy.ts';
import { getCachedEmployees } from '../../employees/employee.query.ts';
import { canReopenMonths } from '../../settings/settings.policy.ts';
import { KIND_TITLES } from '../reportSubscription.enums.ts';
import {
  buildDeliveriesSection,
  buildGoalFigures,
  buildLeaderboardSection,
  buildPreview,
  TRACK_LABEL,
} from './sections.ts';

/**
 * Builds the email about the store's day. It has the figures of Home, the tick sheet and the leaderboard
 * (morning-report.md, Kinds).
 */
export async function buildDayEmail(context: Context, showsGross: boolean): Promise<EmailContent> {
  const today = context.clock.today();
  const month = monthRange(toMonth(today));
  const store = await getStoreDayReport(context, [...(await getCachedEmployees(context)).values()]);
  const sheet = await getTickSheetReport(context, month);
  const yesterday = formatInteger(store.yesterday);
  const { current, difference } = store.toDate;
  const figures = buildStoreSection(context, store, sheet.store.total.track);
  const deliveries = await buildDeliveriesSection(context, today);
  return {
    subject: `${formatShortDay(today)}: ${yesterday} sold yesterday · ${formatInteger(current)} to date, ${formatDifference(difference)} last year`,
    preview: buildPreview([figures, deliveries]),
    title: KIND_TITLES.DAY,
    lead: { amount: yesterday, label: 'sold yesterday' },
    sections: [
      figures,
      await buildLeaderboardSection(context, month, showsGross),
      ...(canRecordDeals(context.viewer) ? [buildNoSaleSection(context, store)] : []),
      deliveries,
      ...(await buildOpenItemSections(context)),
    ],
  };
}

const buildStoreSection = ({ publicUrl }: Context, store: StoreDayType, track: number): EmailSection => ({
  heading: 'Store today',
  to: publicUrl,
  figures: [
    { label: 'To date', amount: formatInteger(store.toDate.current), note: formatLastYearComparison(store) },
    { label: TRACK_LABEL, amount: formatUnits(track) },
    ...buildGoalFigures(store.goal),
  ],
});

/** Formats the comparison with last year, such as "8 ahead of last year (78)". */
function formatLastYearComparison({ toDate: { difference, prior } }: StoreDayType): string {
  const lastYear = `last year (${formatInteger(prior)})`;
  if (difference === 0) return `even with ${lastYear}`;
  return difference > 0
    ? `${formatInteger(difference)} ahead of ${lastYear}`
    : `${formatInteger(-difference)} behind ${lastYear}`;
}

/** Formats a difference as "+8 vs.", "−3 vs." or "even with". */
function formatDifference(difference: number): string {
  if (difference === 0) return 'even with';
  return `${difference > 0 ? '+' : '−'}${formatInteger(Math.abs(difference))} vs.`;
}

const buildNoSaleSection = ({ publicUrl }: Context, { withoutSale: people }: StoreDayType): EmailSection => ({
  heading: 'No sale in 7 days',
  to: publicUrl,
  ...(people.length === 0
    ? { sentence: 'Everyone has a sale in the last 7 days.' }
    : {
        figures: people.map(({ person, days }) => ({
          label: person.name,
          amount: days === null ? 'none yet' : `${formatInteger(days)} days`,
        })),
      }),
});

const ABILITY_CHECKS = {
  editGross: canEditGross,
  reviewDeals: canReviewDeals,
  recordDeals: canRecordDeals,
  reopenMonths: canReopenMonths,
};

/**
 * Builds the section with the open items that the viewer may resolve, from this month and the previous three
 * months (home.md, Open items).
 */
async function buildOpenItemSections(context: Context): Promise<EmailSection[]> {
  const month = toMonth(context.clock.today());
  const days = { ...monthRange(month), start: firstOfMonth(addMonths(month, -3)) };
  const { kinds } = await getOpenItemsReport(context, { days });
  const openItems = kinds.filter(
    ({ kind, deals }) =>
      kind !== 'LOCKED' && deals > 0 && ABILITY_CHECKS[openItemLabels[kind].ability](context.viewer),
  );
  if (openItems.length === 0) return [];
  return [
    {
      heading: 'Open items',
      to: `${context.publicUrl}/hog?period=last-3-months&open=any&sort=age`,
      figures: openItems.map(({ kind, deals }) => ({
        label: openItemLabels[kind].label,
        amount: formatInteger(deals),
      })),
    },
  ];
}

/**
 * Builds the email about a salesperson's month, with the figures of Home's summary bar (my-day.md, My month).
 */
export async function buildOwnMonthEmail(
  context: Context,
  ownMonth: OwnMonthType,
  showsGross: boolean,
): Promise<EmailContent> {
  const today = context.clock.today();
  const month = { heading: 'My month', to: context.publicUrl, figures: buildOwnMonthFigures(ownMonth) };
  const deliveries = await buildDeliveriesSection(context, today, context.viewer.employeeId);
  const units = formatUnits(ownMonth.units);
  const rank =
    ownMonth.rank === null
      ? undefined
      : `${formatOrdinal(ownMonth.rank)} of ${formatInteger(ownMonth.ranked)}`;
  return {
    subject: `${formatShortDay(today)}: ${[`${units} units`, rank].filter(Boolean).join(' · ')}`,
    preview: buildPreview([month, deliveries]),
    title: KIND_TITLES.MY_MONTH,
    lead: { amount: units, label: 'units this month', note: rank },
    sections: [month, await buildLeaderboardSection(context, ownMonth.range, showsGross), deliveries],
  };
}

const buildOwnMonthFigures = (ownMonth: OwnMonthType): EmailFigure[] => [
  { label: TRACK_LABEL, amount: formatUnits(ownMonth.track) },
  ...buildGoalFigures(ownMonth.goal),
  ...(ownMonth.toQualify === null
    ? []
    : [
        {
          label: `To ${POT_RULE.qualifyingUnits}`,
          amount: ownMonth.toQualify === 0 ? 'Qualified' : formatUnits(ownMonth.toQualify),
          note: ownMonth.vacation > 0 ? `incl. ${formatUnits(ownMonth.vacation)} VAC` : undefined,
        },
      ]),
  { label: 'Last sale', amount: formatLastSale(ownMonth.daysSinceSale) },
  {
    label: 'Best month',
    amount: ownMonth.bestMonth ? formatUnits(ownMonth.bestMonth.units) : 'None yet',
    note: ownMonth.bestMonth ? formatMonth(toMonth(ownMonth.bestMonth.range.start)) : undefined,
  },
];

function formatLastSale(days: number | null): string {
  if (days === null) return 'None yet';
  if (days === 0) return 'Today';
  return days === 1 ? '1 day ago' : `${formatInteger(days)} days ago`;
}
