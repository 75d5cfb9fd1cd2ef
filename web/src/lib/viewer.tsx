import { createContext, type ReactNode, use } from 'react';
import type { ViewerQuery } from './viewer.generated';

/** Who is looking, and what the server lets them do: `viewer.can.editGross`. Positions are never compared here. */
export type Viewer = ViewerQuery['viewer'];

const ViewerContext = createContext<Viewer | null>(null);

export function ViewerProvider({ viewer, children }: { viewer: Viewer; children: ReactNode }) {
  return <ViewerContext value={viewer}>{children}</ViewerContext>;
}

/** The person signed in. Every page behind the sign-in has one. */
export function useViewer(): Viewer {
  const viewer = use(ViewerContext);
  if (!viewer) throw new Error('useViewer needs a ViewerProvider above it.');
  return viewer;
}
