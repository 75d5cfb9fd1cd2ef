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
  const variables = useMemo(() => statsVariables(filters, today), [filters, today]);
  const settled = useSettledVariables(variables, needsNoWait);
  const { data, error, loading, refetch } = useUpStatsQuery(settled ? { variables: settled } : skipToken);
  useFollow(UpStatsDocument, settled, { topics: ['UP_LOG', 'EMPLOYEES'], days: settled });
  const last = useLastAnswer(data?.upStats, settled);
  const retry = useCallback(() => void refetch(), [refetch]);
  return {
    stats: last?.answer,
    question: last?.question,
    settled,
    error: data ? undefined : error,
    isLoading: loading,
    retry,
  };
}
