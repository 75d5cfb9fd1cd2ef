import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { skipToken } from '@apollo/client/react';
import { useCallback } from 'react';
import type { Param, UrlValues } from '../../lib/address/urlState';
import type { Day, DayRange } from '../../lib/days/dates';
import { useLastResult } from '../../lib/hooks/useLastAnswer';
import { useLiveQuery, type WithTopics } from '../../lib/live/liveQuery';
import { useFilters } from '../filters/useFilters';

type ListDefinition<Params, Variables> = {
  params: Params;
  variables: (values: UrlValues<Params>, today: Day) => Variables | null;
};

type UseListOptions<Data> = {
  /** Reloads after changes on any day, and not only on the filtered days. */
  isForAnyDay?: boolean;
  /**
   * Merges a result that follows a live update into the data on screen; without it, the result replaces the
   * data.
   */
  merge?: (current: Data, incoming: Data) => Data;
};

/**
 * Returns a list for the filters in the URL: the filters, a function that changes them, and the query result
 * with live updates. While other filters are loading, the last result stays; it is not used in place of a
 * failed request.
 * @param listIn selects the list in the data of the query
 */
export function useList<
  Params extends { [Name in keyof Params]: Param<unknown> },
  Variables extends OperationVariables,
  Data,
  List,
>(
  { params, variables }: ListDefinition<Params, Variables>,
  query: TypedDocumentNode<Data, NoInfer<Variables>> & WithTopics,
  selectList: (data: Data) => List,
  { isForAnyDay = false, merge }: UseListOptions<NoInfer<Data>> = {},
) {
  const { filters, updateFilters, debouncedVariables } = useFilters(params, variables);
  const days = isForAnyDay ? null : (debouncedVariables as DayRange | null);
  const result = useLiveQuery<Data, OperationVariables>(
    query as TypedDocumentNode<Data> & WithTopics,
    debouncedVariables ? { variables: debouncedVariables, days, merge } : skipToken,
  );
  const data = result.data as Data | undefined;
  const lastResult = useLastResult(data && selectList(data), debouncedVariables);
  const { error, loading, refetch } = result;
  const retry = useCallback(() => void refetch(), [refetch]);
  return {
    filters,
    updateFilters,
    /** The variables of the query; null while they are incomplete. */
    variables: debouncedVariables,
    list: error && !data ? undefined : lastResult?.data,
    /** The last list and its variables, also after an error. */
    lastResult,
    loadedVariables: lastResult?.variables,
    isLoading: loading,
    error,
    retry,
  };
}
