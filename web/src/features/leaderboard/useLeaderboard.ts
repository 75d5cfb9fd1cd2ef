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
import { type LeaderboardFilters, leaderboardVariables } from './leaderboardFilters';

/** A board with the question that it answers, so that its heads and its numbers always belong together. */
export type Board = { rows: readonly LeaderboardFieldsFragment[]; variables: LeaderboardQueryVariables };

/** The board of the filters. While another is being fetched, the last one stays in sight. */
export function useLeaderboard(filters: LeaderboardFilters) {
  const today = useStoreToday();
  const variables = useMemo(() => leaderboardVariables(filters, today), [filters, today]);
  const settled = useDebouncedVariables(variables, isSameBoard);
  const { data, error, loading, refetch } = useLiveQuery(
    LeaderboardDocument,
    settled ? { variables: settled, days: settled } : skipToken,
  );
  const last = useLastResult(data?.leaderboard, settled);
  const isRefused = error !== undefined && data === undefined;
  return {
    board: isRefused || !last ? undefined : { rows: last.data, variables: last.variables },
    isSettling: loading || (variables !== null && settled !== variables),
    error: isRefused ? error : undefined,
    retry: () => void refetch(),
  };
}

/** Every control changes the figures: each waits until it has settled. */
const isSameBoard = () => false;
