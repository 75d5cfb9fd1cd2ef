import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useAllCellSaves } from '../../../lib/mutations/cellStore';
import { useViewer } from '../../../lib/viewer';
import { NewUps, type PendingUp } from './newUps';

/** New ups by Apollo client. Every session has its own client. */
const newUpsByClient = new WeakMap<ApolloClient, NewUps>();

/** Returns the new ups of the signed-in user. */
export function useNewUps(): NewUps {
  const client = useApolloClient();
  const { id } = useViewer();
  const newUps = newUpsByClient.get(client) ?? new NewUps(client, id);
  newUpsByClient.set(client, newUps);
  return newUps;
}

/** Returns the new ups that are not completely stored yet, in their order. */
export function usePendingUps(): PendingUp[] {
  const newUps = useNewUps();
  useAllCellSaves(newUps.engine.store);
  return newUps.listPending();
}

/** Returns the new up of a row while it is not completely stored. */
export function usePendingUp(key: string): PendingUp | undefined {
  const newUps = useNewUps();
  useAllCellSaves(newUps.engine.store);
  return newUps.getPending(key);
}
