import { idParam, monthParam } from '../../lib/urlState/urlState';
import type { TrendsQuery } from './trends.generated';

export type TrendMonth = TrendsQuery['trends'][number];

/** The month looked at, this month when none is chosen; of a team or a person, of the store when neither is. */
export const trendParams = { month: monthParam(), team: idParam(), employee: idParam() };

/** Whose trends are shown. */
export type TrendOf = {
  /** "Store", "A Team", or a person. */
  name: string;
  teamId: number | null;
  employeeId: number | null;
};

/** Where a month leads: Summary of its days. */
export const summaryOf = ({ days }: TrendMonth) =>
  `/summary?${new URLSearchParams({ start: days.start, end: days.end })}`;
