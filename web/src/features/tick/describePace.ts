import type { Day } from '../../lib/days/dates';
import { formatUnits } from '../../lib/format/numbers';

type PaceChartDay = { day: Day; sold: number; trackToDate: number };

/** Describes the pace chart in sentences. */
export function describePace(
  pace: readonly PaceChartDay[],
  today: Day,
  formatDay: (day: Day) => string,
): string {
  const last = pace.at(-1);
  const later = pace.filter(({ day, sold }) => day > today && sold > 0);
  const sumSold = (days: readonly PaceChartDay[]) => days.reduce((sum, { sold }) => sum + sold, 0);
  const soldLater = sumSold(later);
  const sold = sumSold(pace) - soldLater;
  const lastLater = later.at(-1);
  const isOver = last !== undefined && last.day < today;
  return [
    sold > 0 && `${formatDeals(sold)} sold${isOver ? '' : ' so far'}.`,
    lastLater && `${formatDeals(soldLater)} dated later, up to ${formatDay(lastLater.day)}.`,
    sold + soldLater === 0 && 'No deal is sold yet.',
    last &&
      !isOver &&
      last.trackToDate > 0 &&
      `Track: ${formatUnits(last.trackToDate)}${last.day === today ? '' : ` by ${formatDay(last.day)}`}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

const formatDeals = (count: number) => `${count} ${count === 1 ? 'deal' : 'deals'}`;
