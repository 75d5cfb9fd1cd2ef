import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { useSavedViews } from '../../lib/savedViews';
import type { ListViews } from './views';

/**
 * Returns the views of a list, the current filters in the form that views store, and the views that match
 * them.
 */
export function useListViews({ list, toCanonicalSearch }: ListViews) {
  const views = useSavedViews(list);
  const { search: currentSearch } = useLocation();
  return useMemo(() => {
    const search = toCanonicalSearch(currentSearch);
    return { views, search, matchingViews: views.filter(view => toCanonicalSearch(view.search) === search) };
  }, [views, toCanonicalSearch, currentSearch]);
}
