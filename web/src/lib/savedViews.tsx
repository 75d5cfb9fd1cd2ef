import { createContext, type ReactNode, use, useMemo } from 'react';
import type { ViewedList } from '../generated/types';
import type { ViewerQuery } from './viewer.generated';

/** A named filter of a list (views.md). */
export type ViewerSavedView = ViewerQuery['savedViews'][number];

const SavedViewsContext = createContext<readonly ViewerSavedView[]>([]);

export function SavedViewsProvider({
  views,
  children,
}: {
  views: readonly ViewerSavedView[];
  children: ReactNode;
}) {
  return <SavedViewsContext value={views}>{children}</SavedViewsContext>;
}

/** Returns all views that the viewer can open: grouped by list, the store's views first, sorted by name. */
export const useAllSavedViews = (): readonly ViewerSavedView[] => use(SavedViewsContext);

/** Returns the views of a list: the store's views first, then the viewer's own, sorted by name. */
export function useSavedViews(list: ViewedList): readonly ViewerSavedView[] {
  const views = use(SavedViewsContext);
  return useMemo(() => views.filter(view => view.list === list), [views, list]);
}
