import { useMemo } from 'react';
import type { HogQueryVariables } from '../../generated/graphql';
import type { Day } from '../../lib/dates';
import { useAskedVariables as useAsked } from '../../lib/useAskedVariables';
import { type HogFilters, hogVariables, isSameFilter } from './hogFilters';

/** What Hog asks the server: the filters as they are once they have settled. */
export function useAskedVariables(filters: HogFilters, today: Day): HogQueryVariables | null {
  const wanted = useMemo(() => hogVariables(filters, today), [filters, today]);
  return useAsked(wanted, isSameFilter);
}
