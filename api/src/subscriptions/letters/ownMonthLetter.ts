import type { Context } from '../../context.ts';
import type { LetterFigure, Part } from '../../mail/letter.ts';
import type { OwnMonthType } from '../../reports/myDay/myDay.types.ts';
import { monthOf } from '../../rules/calendar/calendar.ts';
import { monthTitle } from '../../rules/calendar/monthNames.ts';
import { unitsText } from '../../rules/numbers/amountTexts.ts';
import { countText } from '../../rules/numbers/countText.ts';
import { POT_RULE } from '../../rules/potOfGold/potRule.ts';
import { tickFigures } from '../../rules/tickSheet/tickFigures.ts';
import { deliveriesPart, goalFigures, leaderboardPart } from './parts.ts';

/** A salesperson's own month, as Home's strip has it (my-day.md, My month). */
export async function ownMonthParts(
  context: Context,
  own: OwnMonthType,
  showsGross: boolean,
): Promise<Part[]> {
  return [
    { heading: 'My month', to: context.publicUrl, figures: figuresOf(own) },
    await leaderboardPart(context, own.range, showsGross),
    await deliveriesPart(context, context.clock.today(), context.viewer.employeeId),
  ];
}

const figuresOf = (own: OwnMonthType): LetterFigure[] => [
  { label: 'Units', amount: unitsText(own.units) },
  ...(own.rank === null
    ? []
    : [{ label: 'Rank', amount: countText(own.rank), note: `of ${countText(own.ranked)}` }]),
  { label: tickFigures.track.head, amount: unitsText(own.track) },
  ...goalFigures(own.goal),
  ...(own.toQualify === null
    ? []
    : [
        {
          label: `To ${POT_RULE.qualifyingUnits}`,
          amount: own.toQualify === 0 ? 'Qualified' : unitsText(own.toQualify),
          note: own.vacation > 0 ? `with ${unitsText(own.vacation)} VAC` : undefined,
        },
      ]),
  { label: 'Last sale', ...lastSale(own.daysSinceSale) },
  {
    label: 'Best month',
    amount: own.bestMonth ? unitsText(own.bestMonth.units) : '–',
    note: own.bestMonth ? monthTitle(monthOf(own.bestMonth.range.start)) : undefined,
  },
];

function lastSale(days: number | null): { amount: string; note?: string } {
  if (days === null) return { amount: '–', note: 'none yet' };
  return days === 0
    ? { amount: 'Today' }
    : { amount: countText(days), note: days === 1 ? 'day ago' : 'days ago' };
}
