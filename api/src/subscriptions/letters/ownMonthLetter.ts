import type { Context } from '../../platform/context.ts';
import type { LetterContent, LetterFigure } from '../../mail/letter.ts';
import type { OwnMonthType } from '../../reports/myDay/myDay.types.ts';
import { monthOf } from '../../rules/calendar/calendar.ts';
import { formatMonth, formatShortDay } from '../../rules/calendar/formatDay.ts';
import { countText, formatOrdinal, formatUnits } from '../../rules/numbers/formatNumbers.ts';
import { POT_RULE } from '../../rules/potOfGold/potRule.ts';
import { KIND_TITLES } from '../subscription.enums.ts';
import { buildDeliveriesSection, buildGoalFigures, buildLeaderboardSection, buildPreview, TRACK_LABEL } from './parts.ts';

/**
 * Builds the email about a salesperson's month, with the figures of Home's summary bar (my-day.md, My month).
 */
export async function buildOwnMonthEmail(
  context: Context,
  ownMonth: OwnMonthType,
  showsGross: boolean,
): Promise<LetterContent> {
  const today = context.clock.today();
  const month = { heading: 'My month', to: context.publicUrl, figures: buildOwnMonthFigures(ownMonth) };
  const deliveries = await buildDeliveriesSection(context, today, context.viewer.employeeId);
  const units = formatUnits(ownMonth.units);
  const rank = ownMonth.rank === null ? undefined : `${formatOrdinal(ownMonth.rank)} of ${countText(ownMonth.ranked)}`;
  return {
    subject: `${formatShortDay(today)}: ${[`${units} units`, rank].filter(Boolean).join(' · ')}`,
    preview: buildPreview([month, deliveries]),
    title: KIND_TITLES.MY_MONTH,
    lead: { amount: units, label: 'units this month', note: rank },
    parts: [month, await buildLeaderboardSection(context, ownMonth.range, showsGross), deliveries],
  };
}

const buildOwnMonthFigures = (ownMonth: OwnMonthType): LetterFigure[] => [
  { label: TRACK_LABEL, amount: formatUnits(ownMonth.track) },
  ...buildGoalFigures(ownMonth.goal),
  ...(ownMonth.toQualify === null
    ? []
    : [
        {
          label: `To ${POT_RULE.qualifyingUnits}`,
          amount: ownMonth.toQualify === 0 ? 'Qualified' : formatUnits(ownMonth.toQualify),
          note: ownMonth.vacation > 0 ? `with ${formatUnits(ownMonth.vacation)} VAC` : undefined,
        },
      ]),
  { label: 'Last sale', amount: formatLastSale(ownMonth.daysSinceSale) },
  {
    label: 'Best month',
    amount: ownMonth.bestMonth ? formatUnits(ownMonth.bestMonth.units) : 'None yet',
    note: ownMonth.bestMonth ? formatMonth(monthOf(ownMonth.bestMonth.range.start)) : undefined,
  },
];

function formatLastSale(days: number | null): string {
  if (days === null) return 'None yet';
  if (days === 0) return 'Today';
  return days === 1 ? '1 day ago' : `${countText(days)} days ago`;
}
