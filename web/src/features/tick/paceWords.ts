import type { Day } from '../../lib/days/dates';
import { formatUnits } from '../../lib/format/numbers';

type PaceDay = { day: Day; sold: number; trackToDate: number };

/** What the picture of the pace says, in sentences. */
export function paceWords(pace: readonly PaceDay[], today: Day, say: (day: Day) => string): string {
  const last = pace.at(-1);
  const later = pace.filter(({ day, sold }) => day > today && sold > 0);
  const soldIn = (days: readonly PaceDay[]) => days.reduce((sum, { sold }) => sum + sold, 0);
  const soldLater = soldIn(later);
  const sold = soldIn(pace) - soldLater;
  const lastLater = later.at(-1);
  const isOver = last !== undefined && last.day < today;
  return [
    sold > 0 && `${deals(sold)} sold${isOver ? '' : ' so far'}.`,
    lastLater && `${deals(soldLater)} dated later, up to ${say(lastLater.day)}.`,
    sold + soldLater === 0 && 'No deal is sold yet.',
    last &&
      !isOver &&
      last.trackToDate > 0 &&
      `Track: ${formatUnits(last.trackToDate)}${last.day === today ? '' : ` by ${say(last.day)}`}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

const deals = (count: number) => `${count} ${count === 1 ? 'deal' : 'deals'}`;
