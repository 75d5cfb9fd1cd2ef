import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { skipToken } from '@apollo/client/react';
import { useCallback } from 'react';
import type { Param, UrlValues } from '../../lib/address/urlState';
import type { Day, DayRange } from '../../lib/days/dates';
import { useLastAnswer } from '../../lib/hooks/useLastAnswer';
import { useLiveQuery, type WithTopics } from '../../lib/live/liveQuery';
import { useFilters } from '../filters/useFilters';

type Listed<Params, Variables> = {
  params: Params;
  variables: (values: UrlValues<Params>, today: Day) => Variables | null;
};

type Options<Data> = {
  /** A change on any day matters, not only on those of the filter. */
  isOfAnyDay?: boolean;
  /** What to show of an answer that follows a change, where it is not to take the place of what is shown as it is. */
  merge?: (shown: Data, answer: Data) => Data;
};

/**
 * A list by its address: what is filtered and how that is changed, and the answer to it, level with what anyone saves. While
 * another filter is being asked for, the last answer stays in sight; it does not stand in for one that failed.
 * @param listIn what of the query's answer is the list
 */
export function useList<
  Params extends { [Name in keyof Params]: Param<unknown> },
  Variables extends OperationVariables,
  Data,
  List,
>(
  { params, variables }: Listed<Params, Variables>,
  query: TypedDocumentNode<Data, NoInfer<Variables>> & WithTopics,
  listIn: (data: Data) => List,
  { isOfAnyDay = false, merge }: Options<NoInfer<Data>> = {},
) {
  const { filters, change, settled } = useFilters(params, variables);
  const days = isOfAnyDay ? null : (settled as DayRange | null);
  const answer = useLiveQuery<Data, OperationVariables>(
    query as TypedDocumentNode<Data> & WithTopics,
    settled ? { variables: settled, days, merge } : skipToken,
  );
  const data = answer.data as Data | undefined;
  const last = useLastAnswer(data && listIn(data), settled);
  const { error, loading, refetch } = answer;
  const retry = useCallback(() => void refetch(), [refetch]);
  return {
    filters,
    change,
    /** The filter of the query; null while that is not known. */
    asked: settled,
    list: error && !data ? undefined : last?.answer,
    /** What was answered last, and which question: also beside an error. */
    last,
    question: last?.question,
    isLoading: loading,
    error,
    retry,
  };
}
