import { skipToken, useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef } from 'react';
import {
  HogDocument,
  type HogQuery,
  type HogQueryVariables,
  HogTotalsDocument,
  useHogQuery,
} from '../../generated/graphql';

const SETTLES_AFTER_MS = 250;

/** The deals and totals of a filter. While another filter is being asked for, the old answer stays in sight. */
export function useHogList(variables: HogQueryVariables | null) {
  const { data, previousData, error, loading, refetch } = useHogQuery(variables ? { variables } : skipToken);
  const refreshTotals = useRefreshTotals(variables);
  // An answer to another filter does not stand in for one that failed.
  const list: HogQuery['hog'] | undefined = (error ? data : (data ?? previousData))?.hog;
  return { list, isLoading: loading, error, retry: () => void refetch(), refreshTotals };
}

/** Reads the boxes again once the saving has paused, without touching the rows. */
function useRefreshTotals(variables: HogQueryVariables | null): () => void {
  const client = useApolloClient();
  const latest = useRef(variables);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    latest.current = variables;
  }, [variables]);
  useEffect(() => () => clearTimeout(timer.current), []);

  return useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(async () => {
      const asked = latest.current;
      if (!asked) return;
      const { start, end, employeeId, search } = asked;
      const { data } = await client.query({
        query: HogTotalsDocument,
        variables: { start, end, employeeId, search },
        fetchPolicy: 'no-cache',
        // The boxes stay as they are; the next answer of the list brings them up to date.
        errorPolicy: 'ignore',
      });
      if (!data) return;
      client.cache.updateQuery({ query: HogDocument, variables: asked }, before =>
        before ? { hog: { ...before.hog, totals: data.hog.totals } } : undefined,
      );
    }, SETTLES_AFTER_MS);
  }, [client]);
}
