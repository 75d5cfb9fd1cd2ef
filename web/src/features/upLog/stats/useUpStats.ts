import { skipToken } from '@apollo/client/react';
import { useCallback, useMemo } from 'react';
import { UpStatsDocument, useUpStatsQuery } from '../../../generated/graphql';
import { needsNoWait } from '../../../lib/address/listPage';
import { useStoreToday } from '../../../lib/days/storeDay';
import { useSettledVariables } from '../../../lib/hooks/settled';
import { useLastAnswer } from '../../../lib/hooks/useLastAnswer';
import { useFollow } from '../../../lib/live/follow';
import { type StatsFilters, statsVariables } from './upStatsFilters';

/** The ups of the filters, and their days. What was shown stays until the answer is there, and follows what other desks write. */
export function useUpStats(filters: StatsFilters) {
  const today = useStoreToday();
  const wanted = useMemo(() => statsVariables(filters, today), [filters, today]);
  const asked = useSettledVariables(wanted, needsNoWait);
  const { data, error, loading, refetch } = useUpStatsQuery(asked ? { variables: asked } : skipToken);
  useFollow(UpStatsDocument, asked, { topics: ['UP_LOG', 'EMPLOYEES'], days: asked });
  const last = useLastAnswer(data?.upStats, asked);
  const retry = useCallback(() => void refetch(), [refetch]);
  return {
    stats: last?.answer,
    question: last?.question,
    asked,
    error: data ? undefined : error,
    isLoading: loading,
    retry,
  };
}
