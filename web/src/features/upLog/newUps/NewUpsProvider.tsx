import { useApolloClient } from '@apollo/client/react';
import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { useSendAgain } from '../../../lib/saves/engine';
import { useCells } from '../../../lib/saves/useCells';
import { NewUps, type WaitingUp } from './newUps';

const NewUpsContext = createContext<NewUps | null>(null);

type Props = { personId: number; children: ReactNode };

/** Sends the new ups of whoever is signed in, whichever screen is open. */
export function NewUpsProvider({ personId, children }: Props) {
  const client = useApolloClient();
  const [newUps] = useState(() => new NewUps(client, personId));
  useSendAgain(newUps.engine);
  useEffect(() => newUps.resume(), [newUps]);
  return <NewUpsContext value={newUps}>{children}</NewUpsContext>;
}

export function useNewUps(): NewUps {
  const newUps = use(NewUpsContext);
  if (!newUps) throw new Error('useNewUps needs a NewUpsProvider above it.');
  return newUps;
}

/** The new ups that are not stored yet, in their order. */
export function useWaitingUps(): WaitingUp[] {
  const newUps = useNewUps();
  useCells(newUps.engine.store);
  return newUps.waiting();
}

/** What is not stored of the new up that a row is or was. */
export function useWaitingUp(id: number): WaitingUp | undefined {
  const newUps = useNewUps();
  useCells(newUps.engine.store);
  return newUps.ofRow(id);
}
