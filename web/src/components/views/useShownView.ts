import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { useSavedViews } from '../../lib/savedViews';
import type { Viewed } from './views';

/** The views of a list, what it shows as a view would hold it, and which of them that is. */
export function useShownView({ list, canonical }: Viewed) {
  const views = useSavedViews(list);
  const { search: written } = useLocation();
  return useMemo(() => {
    const search = canonical(written);
    return { views, search, shown: views.filter(view => canonical(view.search) === search) };
  }, [views, canonical, written]);
}
