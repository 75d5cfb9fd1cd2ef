import type { Context } from '../../platform/context.ts';
import type { LetterContent, LetterFigure } from '../../mail/letter.ts';
import type { OwnMonthType } from '../../reports/myDay/myDay.types.ts';
import { monthOf } from '../../rules/calendar/calendar.ts';
import { formatMonth, formatShortDay } from '../../rules/calendar/formatDay.ts';
import { countText, formatOrdinal, formatUnits } from '../../rules/numbers/formatNumbers.ts';
import { POT_RULE } from '../../rules/potOfGold/potRule.ts';
import { KIND_TITLES } from '../subscription.enums.ts';
import { deliveriesPart, goalFigures, leaderboardPart, previewOf, TRACK } from './parts.ts';

/** A salesperson's own month, as Home's strip has it (my-day.md, My month). */
export async function ownMonthLetter(
  context: Context,
  own: OwnMonthType,
  showsGross: boolean,
): Promise<LetterContent> {
  const today = context.clock.today();
  const month = { heading: 'My month', to: context.publicUrl, figures: figuresOf(own) };
  const deliveries = await deliveriesPart(context, today, context.viewer.employeeId);
  const units = formatUnits(own.units);
  const rank = own.rank === null ? undefined : `${formatOrdinal(own.rank)} of ${countText(own.ranked)}`;
  return {
    subject: `${formatShortDay(today)}: ${[`${units} units`, rank].filter(Boolean).join(' · ')}`,
    preview: previewOf([month, deliveries]),
    title: KIND_TITLES.MY_MONTH,
    lead: { amount: units, label: 'units this month', note: rank },
    parts: [month, await leaderboardPart(context, own.range, showsGross), deliveries],
  };
}

const figuresOf = (own: OwnMonthType): LetterFigure[] => [
  { label: TRACK, amount: formatUnits(own.track) },
  ...goalFigures(own.goal),
  ...(own.toQualify === null
    ? []
    : [
        {
          label: `To ${POT_RULE.qualifyingUnits}`,
          amount: own.toQualify === 0 ? 'Qualified' : formatUnits(own.toQualify),
          note: own.vacation > 0 ? `with ${formatUnits(own.vacation)} VAC` : undefined,
        },
      ]),
  { label: 'Last sale', amount: lastSale(own.daysSinceSale) },
  {
    label: 'Best month',
    amount: own.bestMonth ? formatUnits(own.bestMonth.units) : 'None yet',
    note: own.bestMonth ? formatMonth(monthOf(own.bestMonth.range.start)) : undefined,
  },
];

function lastSale(days: number | null): string {
  if (days === null) return 'None yet';
  if (days === 0) return 'Today';
  return days === 1 ? '1 day ago' : `${countText(days)} days ago`;
}
