import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useApolloClient, useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useToast } from '../../../components/page/Toast';
import { sentenceOf } from '../../../lib/server/sentenceOf';
import { useViewer } from '../../../lib/viewer';
import { UpLogDocument } from '../upLog.generated';
import type { InTurnFieldsFragment } from './inTurn.generated';
import {
  CheckInDocument,
  CheckOutDocument,
  HoldTurnDocument,
  SkipTurnDocument,
  TakeNextDocument,
} from './turns.generated';

/** Who is next, as the server says it to whoever came too late. */
type Offered = { upId: number; employeeId: number; name: string };

function offeredBy(error: unknown): Offered | undefined {
  if (!CombinedGraphQLErrors.is(error)) return undefined;
  return error.errors[0]?.extensions?.next as Offered | undefined;
}

/** Whether the viewer may act for the turn of someone. */
export function useMayAct(): (employeeId: number) => boolean {
  const { id, can } = useViewer();
  return employeeId => can.manageTurns || (can.takeTurns && employeeId === id);
}

/**
 * What can be done with the turns of today: one act at a time, shown as the server answers it. What was refused is said.
 */
export function useTurnActs() {
  const client = useApolloClient();
  const [isBusy, setIsBusy] = useState(false);
  const showToast = useToast();
  const mayAct = useMayAct();
  const [checkIn] = useMutation(CheckInDocument);
  const [checkOut] = useMutation(CheckOutDocument);
  const [takeNext] = useMutation(TakeNextDocument);
  const [skipTurn] = useMutation(SkipTurnDocument);
  const [holdTurn] = useMutation(HoldTurnDocument);

  function show(inTurn: InTurnFieldsFragment | undefined) {
    if (!inTurn) return;
    const shown = { query: UpLogDocument, variables: { day: inTurn.day } };
    client.cache.updateQuery(shown, data => data && { ...data, inTurn });
  }

  /** @returns why it was refused */
  async function act(change: () => Promise<InTurnFieldsFragment | undefined>): Promise<unknown> {
    setIsBusy(true);
    try {
      show(await change());
      return undefined;
    } catch (error) {
      return error;
    } finally {
      setIsBusy(false);
    }
  }

  async function tried(change: () => Promise<InTurnFieldsFragment | undefined>) {
    const error = await act(change);
    if (error) showToast(sentenceOf(error), 'error');
  }

  /** Who came too late is offered the next turn, where they may take it. */
  async function take(upId: number, onTaken: (upId: number) => void): Promise<void> {
    const error = await act(async () => (await takeNext({ variables: { upId } })).data?.takeNext);
    if (!error) return onTaken(upId);
    const next = offeredBy(error);
    if (!next || !mayAct(next.employeeId)) return showToast(sentenceOf(error), 'error');
    const run = () => void take(next.upId, onTaken);
    showToast(sentenceOf(error), 'warning', { label: `Take: ${next.name}`, run });
  }

  return {
    isBusy,
    take,
    checkIn: (employeeId: number) =>
      tried(async () => (await checkIn({ variables: { employeeId } })).data?.checkIn),
    skip: (employeeId: number) =>
      tried(async () => (await skipTurn({ variables: { employeeId } })).data?.skipTurn),
    hold: (employeeId: number, isHeld: boolean) =>
      tried(async () => (await holdTurn({ variables: { employeeId, isHeld } })).data?.holdTurn),
    /** @throws when it was refused */
    checkOut: async (employeeId: number) => {
      const error = await act(async () => (await checkOut({ variables: { employeeId } })).data?.checkOut);
      if (error) throw error;
    },
  };
}

export type TurnActs = ReturnType<typeof useTurnActs>;
