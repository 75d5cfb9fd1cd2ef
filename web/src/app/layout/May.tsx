import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { useViewer } from '../../lib/viewer';
import type { Abilities } from './links';

/** Lets through who has this right; everyone else lands at home. */
export function May({ right, children }: { right: keyof Abilities; children: ReactNode }) {
  return useViewer().can[right] ? children : <Navigate to="/" replace />;
}
