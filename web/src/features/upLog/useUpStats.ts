import { skipToken } from '@apollo/client/react';
import { useMemo } from 'react';
import { UpStatsDocument, useUpStatsQuery } from '../../generated/graphql';
import { useFollow } from '../../lib/follow';
import { isSameFilter } from '../../lib/listPage';
import { useStoreToday } from '../../lib/storeDay';
import { useAskedVariables } from '../../lib/useAskedVariables';
import { type StatsFilters, statsVariables } from './upStatsFilters';

/** The ups of the filters, and their days. What was shown stays until the answer is there, and follows what other desks write. */
export function useUpStats(filters: StatsFilters) {
  const today = useStoreToday();
  const wanted = useMemo(() => statsVariables(filters, today), [filters, today]);
  const asked = useAskedVariables(wanted, isSameFilter);
  const { data, previousData, error, loading, refetch } = useUpStatsQuery(
    asked ? { variables: asked } : skipToken,
  );
  useFollow(UpStatsDocument, asked, { topics: ['UP_LOG', 'EMPLOYEES'], days: asked });
  const stats = (data ?? previousData)?.upStats;
  return { stats, asked, error: data ? undefined : error, isLoading: loading, retry: refetch };
}
