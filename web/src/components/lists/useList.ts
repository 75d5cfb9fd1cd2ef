import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { skipToken } from '@apollo/client/react';
import { useCallback, useMemo } from 'react';
import type { Day, DayRange } from '../../lib/days/dates';
import { useStoreToday } from '../../lib/days/StoreDayProvider';
import { useDebouncedVariables } from '../../lib/hooks/debounce';
import { useLastResult } from '../../lib/hooks/useLastResult';
import { useLiveQuery, type WithTopics } from '../../lib/live/liveQuery';
import { canSkipDelay } from '../../lib/urlState/listParams';
import { type Param, type UrlValues, useUrlState } from '../../lib/urlState/urlState';

type ListDefinition<Params, Variables> = {
  params: Params;
  variables: (values: UrlValues<Params>, today: Day) => Variables | null;
};

type UseListOptions<Data> = {
  /** Reloads after changes on any day, not only after changes on the days of the filter. */
  isForAnyDay?: boolean;
  /**
   * Merges a result that follows a live update into the data on screen; without it, the result replaces the
   * data.
   */
  merge?: (current: Data, incoming: Data) => Data;
};

/**
 * Returns a list for the filters in the URL: the filters, a function that changes them, and the query result
 * with live updates. While a new result is loading, the last result stays. After a failed request, the error
 * is returned and not the last result.
 * @param selectList selects the list in the data of the query
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
    /** The last list and its variables, even after an error. */
    lastResult,
    loadedVariables: lastResult?.variables,
    isLoading: loading,
    error,
    retry,
  };
}

/**
 * Returns the filters of a list from the URL, a function that changes them, and the debounced variables of
 * the query.
 */
export function useFilters<
  P extends { [Name in keyof P]: Param<unknown> },
  Variables extends Record<string, unknown>,
>(params: P, toVariables: (filters: UrlValues<P>, today: Day) => Variables | null) {
  const [filters, updateFilters] = useUrlState(params, 'as a transition');
  const today = useStoreToday();
  const variables = useMemo(() => toVariables(filters, today), [toVariables, filters, today]);
  const debouncedVariables = useDebouncedVariables(variables, canSkipDelay);
  return { filters, updateFilters, debouncedVariables };
}
