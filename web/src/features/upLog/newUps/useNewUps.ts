import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCells } from '../../../lib/saves/useCells';
import { useViewer } from '../../../lib/viewer';
import { NewUps, type WaitingUp } from './newUps';

/** One for each session, which has a client of its own; loaded only where there are new ups. */
const ofSessions = new WeakMap<ApolloClient, NewUps>();

/** The new ups of whoever is signed in. */
export function useNewUps(): NewUps {
  const client = useApolloClient();
  const { id } = useViewer();
  const newUps = ofSessions.get(client) ?? new NewUps(client, id);
  ofSessions.set(client, newUps);
  return newUps;
}

/** The new ups that are not stored yet, in their order. */
export function useWaitingUps(): WaitingUp[] {
  const newUps = useNewUps();
  useCells(newUps.engine.store);
  return newUps.waiting();
}

/** What is not stored of the new up that a row is or was. */
export function useWaitingUp(key: string): WaitingUp | undefined {
  const newUps = useNewUps();
  useCells(newUps.engine.store);
  return newUps.ofRow(key);
}
