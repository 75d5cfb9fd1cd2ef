import type { Day } from '../../lib/days/dates';
import { formatUnits } from '../../lib/format/numbers';

type PaceChartDay = { day: Day; sold: number; trackToDate: number };

/** Describes the pace chart for screen readers. An empty chart shows this text in its place. */
export function describePace(
  pace: readonly PaceChartDay[],
  today: Day,
  formatDay: (day: Day) => string,
): string {
  const lastDay = pace.at(-1);
  const laterDays = pace.filter(({ day, sold }) => day > today && sold > 0);
  const sumSold = (days: readonly PaceChartDay[]) => days.reduce((sum, { sold }) => sum + sold, 0);
  const soldLater = sumSold(laterDays);
  const sold = sumSold(pace) - soldLater;
  const lastLaterDay = laterDays.at(-1);
  const isOver = lastDay !== undefined && lastDay.day < today;
  return [
    sold > 0 && `${formatDeals(sold)} sold${isOver ? '' : ' so far'}.`,
    lastLaterDay && `${formatDeals(soldLater)} scheduled through ${formatDay(lastLaterDay.day)}.`,
    sold + soldLater === 0 && 'No deals sold yet.',
    lastDay &&
      !isOver &&
      lastDay.trackToDate > 0 &&
      `Track: ${formatUnits(lastDay.trackToDate)}${lastDay.day === today ? '' : ` by ${formatDay(lastDay.day)}`}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

const formatDeals = (count: number) => `${count} ${count === 1 ? 'deal' : 'deals'}`;
