import { createContext, type ReactNode, use } from 'react';
import type { ViewerQuery } from './viewer.generated';

/**
 * The signed-in person and their abilities, such as `viewer.can.editGross`. Positions are never compared
 * here.
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
