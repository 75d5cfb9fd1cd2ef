import { createContext, type ReactNode, use, useMemo } from 'react';
import type { ViewedList } from '../generated/types';
import type { ViewerQuery } from './viewer.generated';

/**
 * The signed-in person and their abilities, such as `viewer.can.editGross`. The app checks these abilities
 * and never compares positions.
 */
export type Viewer = ViewerQuery['viewer'];

const ViewerContext = createContext<Viewer | null>(null);

export function ViewerProvider({ viewer, children }: { viewer: Viewer; children: ReactNode }) {
  return <ViewerContext value={viewer}>{children}</ViewerContext>;
}

/** Returns the signed-in person. Every page behind the sign-in has a viewer. */
export function useViewer(): Viewer {
  const viewer = use(ViewerContext);
  if (!viewer) throw new Error('useViewer needs a ViewerProvider above it.');
  return viewer;
}

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

/**
 * Returns all views that the viewer can open, grouped by list. In each list the store's views come first,
 * sorted by name.
 */
export const useAllSavedViews = (): readonly ViewerSavedView[] => use(SavedViewsContext);

/** Returns the views of a list: the store's views first, then the viewer's own, each sorted by name. */
export function useSavedViews(list: ViewedList): readonly ViewerSavedView[] {
  const views = use(SavedViewsContext);
  return useMemo(() => views.filter(view => view.list === list), [views, list]);
}
