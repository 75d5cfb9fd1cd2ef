import { timeIn, todayIn } from '../../rules/calendar/today.ts';
import type { ExportColumn } from './exportTable.ts';

/**
 * Returns two columns for an instant, its day and its time of day at the store, so that a spreadsheet can
 * calculate with each.
 */
export const buildInstantColumns = <Line>(
  head: string,
  getInstant: (line: Line) => Date | null,
  timeZone: string,
): ExportColumn<Line>[] => {
  const formatWith = (format: (timeZone: string, instant: Date) => string) => (line: Line) => {
    const instant = getInstant(line);
    return instant && format(timeZone, instant);
  };
  return [
    { head, kind: 'day', cell: formatWith(todayIn) },
    { head: `${head} at`, kind: 'time', cell: formatWith(timeIn) },
  ];
};
