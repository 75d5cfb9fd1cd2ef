import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { useViewer, type Viewer } from '../../lib/viewer';

/** Renders the children for viewers with an ability, and redirects others to Home. */
export function RequireAbility({ ability, children }: { ability: keyof Viewer['can']; children: ReactNode }) {
  return useViewer().can[ability] ? children : <Navigate to="/" replace />;
}
