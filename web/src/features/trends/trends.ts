import { idParam, monthParam } from '../../lib/urlState/urlState';
import type { TrendsQuery } from './trends.generated';

export type TrendMonth = TrendsQuery['trends'][number];

/** URL parameters. The defaults are the current month and the whole store. */
export const trendParams = { month: monthParam(), team: idParam(), employee: idParam() };

/** The store, team or person of the trends. */
export type TrendsTableSubject = {
  /** Name: "Store", "A Team", or the name of a person. */
  name: string;
  teamId: number | null;
  employeeId: number | null;
};

/** Returns the URL of the Summary for the days of a month. */
export const toSummaryUrl = ({ days }: TrendMonth) =>
  `/summary?${new URLSearchParams({ start: days.start, end: days.end })}`;
