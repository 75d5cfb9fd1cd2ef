import { useCallback } from 'react';
import { useClosedMonths } from '../../components/closedMonths/closedMonths';
import type { HogDealFragment } from './hog.generated';

/** Returns a function that gets the month (YYYY-MM) of a deal if that month is closed. */
export function useGetClosedMonth(
  rows: readonly HogDealFragment[],
): (deal: HogDealFragment) => string | undefined {
  const findClosing = useClosedMonths(rows.map(({ logDay }) => logDay));
  return useCallback(({ logDay }) => findClosing(logDay)?.month, [findClosing]);
}
