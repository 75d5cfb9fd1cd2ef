import { useMemo } from 'react';
import { canSkipDelay } from '../../lib/address/listPage';
import { type Param, type UrlValues, useUrlState } from '../../lib/address/urlState';
import type { Day } from '../../lib/days/dates';
import { useStoreToday } from '../../lib/days/storeDay';
import { useDebouncedVariables } from '../../lib/hooks/settled';

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
