import { skipToken } from '@apollo/client/react';
import { useCallback } from 'react';
import { UpStatsDocument, type UpStatsQueryVariables, useUpStatsQuery } from '../../../generated/graphql';
import { useLastAnswer } from '../../../lib/hooks/useLastAnswer';
import { useFollow } from '../../../lib/live/follow';

/** The ups of the filters, and their days. What was shown stays until the answer is there, and follows what other desks write. */
export function useUpStats(variables: UpStatsQueryVariables | null) {
  const { data, error, loading, refetch } = useUpStatsQuery(variables ? { variables } : skipToken);
  useFollow(UpStatsDocument, variables, variables);
  const last = useLastAnswer(data?.upStats, variables);
  const retry = useCallback(() => void refetch(), [refetch]);
  return {
    stats: last?.answer,
    question: last?.question,
    error: data ? undefined : error,
    isLoading: loading,
    retry,
  };
}
