import { skipToken } from '@apollo/client/react';
import { useMemo } from 'react';
import { useStoreToday } from '../../lib/days/StoreDayProvider';
import { useDebouncedVariables } from '../../lib/hooks/debounce';
import { useLastResult } from '../../lib/hooks/useLastResult';
import { useLiveQuery } from '../../lib/live/liveQuery';
import {
  LeaderboardDocument,
  type LeaderboardFieldsFragment,
  type LeaderboardQueryVariables,
} from './leaderboard.generated';
import { type LeaderboardFilters, toLeaderboardVariables } from './leaderboardFilters';

/** Rows with the variables of their query, so that headers and figures always match. */
export type LeaderboardData = {
  rows: readonly LeaderboardFieldsFragment[];
  variables: LeaderboardQueryVariables;
};

/** Loads the leaderboard for the filters. The previous result stays visible while the next one loads. */
export function useLeaderboard(filters: LeaderboardFilters) {
  const today = useStoreToday();
  const variables = useMemo(() => toLeaderboardVariables(filters, today), [filters, today]);
  const debouncedVariables = useDebouncedVariables(variables, shouldSkipDebounce);
  const { data, error, loading, refetch } = useLiveQuery(
    LeaderboardDocument,
    debouncedVariables ? { variables: debouncedVariables, days: debouncedVariables } : skipToken,
  );
  const lastResult = useLastResult(data?.leaderboard, debouncedVariables);
  const hasFailed = error !== undefined && data === undefined;
  return {
    board: hasFailed || !lastResult ? undefined : { rows: lastResult.data, variables: lastResult.variables },
    isPending: loading || (variables !== null && debouncedVariables !== variables),
    error: hasFailed ? error : undefined,
    retry: () => void refetch(),
  };
}

/** Returns false, because every filter changes the figures. Each change is therefore debounced. */
const shouldSkipDebounce = () => false;
