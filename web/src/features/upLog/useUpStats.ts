import { skipToken } from '@apollo/client/react';
import { useEffect, useMemo, useState } from 'react';
import { UpStatsDocument, type UpStatsQueryVariables, useUpStatsQuery } from '../../generated/graphql';
import { useFollow } from '../../lib/follow';
import { useStoreToday } from '../../lib/storeDay';
import { isSameFilter, type StatsFilters, statsVariables } from './upStatsFilters';

const DEBOUNCE_MS = 300;

/** The ups of the filters. What was shown stays until the answer is there, and follows what other desks write. */
export function useUpStats(filters: StatsFilters) {
  const asked = useSettledVariables(filters);
  const { data, previousData, error, loading, refetch } = useUpStatsQuery(
    asked ? { variables: asked } : skipToken,
  );
  useFollow(UpStatsDocument, asked, { topics: ['UP_LOG', 'EMPLOYEES'], days: asked });
  const stats = (data ?? previousData)?.upStats;
  return { stats, error: data ? undefined : error, isLoading: loading, retry: refetch };
}

/** At once on load and for another order or page; 300 ms after the last change of a filter (brief §7, Timing). */
function useSettledVariables(filters: StatsFilters): UpStatsQueryVariables | null {
  const today = useStoreToday();
  const wanted = useMemo(() => statsVariables(filters, today), [filters, today]);
  const [asked, setAsked] = useState(wanted);
  const isAtOnce = wanted !== null && (asked === null || isSameFilter(wanted, asked));

  useEffect(
    function askWhenTheFilterHasSettled() {
      if (!wanted) return;
      const timer = setTimeout(() => setAsked(wanted), isAtOnce ? 0 : DEBOUNCE_MS);
      return () => clearTimeout(timer);
    },
    [wanted, isAtOnce],
  );

  return asked;
}
