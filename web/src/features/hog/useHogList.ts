import { skipToken } from '@apollo/client/react';
import { useCallback } from 'react';
import { HogDocument, type HogQuery, type HogQueryVariables, useHogQuery } from '../../generated/graphql';
import { ROWS_A_PAGE } from '../../lib/address/listPage';
import { useLastAnswer } from '../../lib/hooks/useLastAnswer';
import { useFollow } from '../../lib/live/follow';
import { dealUnderHands, inPlaces } from './inPlaces';

/**
 * The deals and totals of a filter with the question that they answer, level with what anyone saves. While another filter
 * is being asked for, the old answer stays in sight.
 */
export function useHogList(variables: HogQueryVariables | null) {
  const { data, error, loading, refetch } = useHogQuery(variables ? { variables } : skipToken);
  const { wrote } = useFollow(HogDocument, variables, variables, keepPlaces);
  const last = useLastAnswer(data?.hog, variables);
  const retry = useCallback(() => void refetch(), [refetch]);
  // An answer to another filter does not stand in for one that failed.
  const list = error ? data?.hog : last?.answer;
  return { list, question: last?.question, isLoading: loading, error, retry, wrote };
}

/** The rows under the hands that type do not move. */
const keepPlaces = ({ hog: shown }: HogQuery, { hog }: HogQuery): HogQuery => ({
  hog: { ...hog, rows: inPlaces(shown.rows, hog.rows, dealUnderHands(hog.rows.length), ROWS_A_PAGE) },
});
