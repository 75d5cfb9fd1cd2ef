import { timeIn, todayIn } from '../../rules/calendar/today.ts';
import type { Column } from './exportTable.ts';

/** The store's day of an instant, and its time of day beside it: a spreadsheet calculates with either. */
export const momentColumns = <Line>(
  head: string,
  at: (line: Line) => Date | null,
  timeZone: string,
): Column<Line>[] => {
  const told = (tell: (timeZone: string, instant: Date) => string) => (line: Line) => {
    const instant = at(line);
    return instant && tell(timeZone, instant);
  };
  return [
    { head, kind: 'day', cell: told(todayIn) },
    { head: `${head} at`, kind: 'time', cell: told(timeIn) },
  ];
};
