import { skipToken, useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { HogDocument, type HogQueryVariables, useHogQuery } from '../../generated/graphql';
import { useChanges } from '../../lib/live';
import { useThrottled } from '../../lib/throttle';
import { unattended } from '../../lib/unattended';
import { useLastAnswer } from '../../lib/useLastAnswer';
import { dealUnderHands, inPlaces } from './inPlaces';

/**
 * The deals and totals of a filter with the question that they answer, level with what anyone saves. While another filter
 * is being asked for, the old answer stays in sight.
 */
export function useHogList(variables: HogQueryVariables | null) {
  const { data, error, loading, refetch } = useHogQuery(variables ? { variables } : skipToken);
  const readAgain = useReadInPlace(variables);
  useChanges(['DEALS', 'EMPLOYEES'], readAgain, variables);
  const last = useLastAnswer(data?.hog, variables);
  const retry = useCallback(() => void refetch(), [refetch]);
  // An answer to another filter does not stand in for one that failed.
  const list = error ? data?.hog : last?.answer;
  return { list, question: last?.question, isLoading: loading, error, retry, readAgain };
}

/** Reads the list again without moving the rows under the hands that type. */
function useReadInPlace(variables: HogQueryVariables | null): () => void {
  const client = useApolloClient();
  return useThrottled(async () => {
    if (!variables) return;
    const asked = { query: HogDocument, variables };
    const { data } = await client.query({ ...asked, fetchPolicy: 'no-cache', context: unattended });
    if (!data) return;
    const { hog } = data;
    client.cache.updateQuery(asked, before => ({
      hog: before
        ? { ...hog, rows: inPlaces(before.hog.rows, hog.rows, dealUnderHands(), variables.limit) }
        : hog,
    }));
  });
}
