import { createContext, type ReactNode, use, useMemo } from 'react';
import type { ViewedList } from '../generated/types';
import type { ViewerQuery } from './viewer.generated';

/** A filter of a list by name (views.md). */
export type SavedView = ViewerQuery['savedViews'][number];

const ViewsContext = createContext<readonly SavedView[]>([]);

export function SavedViewsProvider({
  views,
  children,
}: {
  views: readonly SavedView[];
  children: ReactNode;
}) {
  return <ViewsContext value={views}>{children}</ViewsContext>;
}

/** Every view that one may open: list by list, the store's first, each by name. */
export const useEverySavedView = (): readonly SavedView[] => use(ViewsContext);

/** The views of a list, the store's first, then one's own, each by name. */
export function useSavedViews(list: ViewedList): readonly SavedView[] {
  const views = use(ViewsContext);
  return useMemo(() => views.filter(view => view.list === list), [views, list]);
}
