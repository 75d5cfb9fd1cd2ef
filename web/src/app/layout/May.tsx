import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { useViewer, type Viewer } from '../../lib/viewer';

/** Lets through who has this right; everyone else lands at home. */
export function May({ right, children }: { right: keyof Viewer['can']; children: ReactNode }) {
  return useViewer().can[right] ? children : <Navigate to="/" replace />;
}
