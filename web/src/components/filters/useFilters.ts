import { useMemo } from 'react';
import { needsNoWait } from '../../lib/address/listPage';
import { type Param, type UrlValues, useUrlState } from '../../lib/address/urlState';
import type { Day } from '../../lib/days/dates';
import { useStoreToday } from '../../lib/days/storeDay';
import { useSettledVariables } from '../../lib/hooks/settled';

/** The filters of a list as its address has them, a way to change them, and what to ask the server once they have settled. */
export function useFilters<
  P extends { [Name in keyof P]: Param<unknown> },
  Variables extends Record<string, unknown>,
>(params: P, variablesOf: (filters: UrlValues<P>, today: Day) => Variables | null) {
  const [filters, change] = useUrlState(params, 'as a transition');
  const today = useStoreToday();
  const variables = useMemo(() => variablesOf(filters, today), [variablesOf, filters, today]);
  const settled = useSettledVariables(variables, needsNoWait);
  return { filters, change, settled };
}
