import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { useViewer } from '../../lib/viewer';

/** Lets through who may manage employees; everyone else lands at home. */
export function MayManage({ children }: { children: ReactNode }) {
  const { can } = useViewer();
  return can.manageEmployees ? children : <Navigate to="/" replace />;
}
