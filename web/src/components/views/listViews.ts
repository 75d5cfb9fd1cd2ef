import { useMemo } from 'react';
import { useLocation } from 'react-router';
import type { ViewedList } from '../../generated/types';
import { buildCanonicalSearch } from '../../lib/urlState/urlState';
import { useSavedViews } from '../../lib/viewer';

/** A list with views, and a function that returns the URL's search in the form that views store. */
export type ListViews = { list: ViewedList; toCanonicalSearch: (search: string) => string };

/** Defines the views of a list by its URL parameters. Call it once, outside of components. */
export const defineListViews = <P>(list: ViewedList, params: P): ListViews => ({
  list,
  toCanonicalSearch: search => buildCanonicalSearch(params, search),
});

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
