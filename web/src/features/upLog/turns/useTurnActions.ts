import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useApolloClient, useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useToast } from '../../../components/feedback/Toast';
import { toErrorMessage } from '../../../lib/apollo/errors';
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

/** Next turn. The server returns it when another user has already taken the chosen turn. */
type NextTurn = { upId: number; employeeId: number; name: string };

function getNextTurn(error: unknown): NextTurn | undefined {
  if (!CombinedGraphQLErrors.is(error)) return undefined;
  return error.errors[0]?.extensions?.next as NextTurn | undefined;
}

/** Returns a function that checks whether the viewer may change the turn of an employee. */
export function useCanChangeTurn(): (employeeId: number) => boolean {
  const { id, can } = useViewer();
  return employeeId => can.manageTurns || (can.takeTurns && employeeId === id);
}

/**
 * Provides the actions on the turns of today, one action at a time. The rotation shows the response of the
 * server, and a message shows a rejection.
 */
export function useTurnActions() {
  const client = useApolloClient();
  const [isBusy, setIsBusy] = useState(false);
  const showToast = useToast();
  const canChangeTurn = useCanChangeTurn();
  const [checkIn] = useMutation(CheckInDocument);
  const [checkOut] = useMutation(CheckOutDocument);
  const [takeNext] = useMutation(TakeNextDocument);
  const [skipTurn] = useMutation(SkipTurnDocument);
  const [holdTurn] = useMutation(HoldTurnDocument);

  function showRotation(inTurn: InTurnFieldsFragment | undefined) {
    if (!inTurn) return;
    const cachedQuery = { query: UpLogDocument, variables: { day: inTurn.day } };
    client.cache.updateQuery(cachedQuery, data => data && { ...data, inTurn });
  }

  /** Runs an action. Returns the error if it was rejected. */
  async function runAction(action: () => Promise<InTurnFieldsFragment | undefined>): Promise<unknown> {
    setIsBusy(true);
    try {
      showRotation(await action());
      return undefined;
    } catch (error) {
      return error;
    } finally {
      setIsBusy(false);
    }
  }

  async function runAndReport(action: () => Promise<InTurnFieldsFragment | undefined>) {
    const error = await runAction(action);
    if (error) showToast(toErrorMessage(error), 'error');
  }

  /**
   * Takes a turn. If another user has already taken the turn, offers the next turn to a user who may take it.
   */
  async function take(upId: number, onTaken: (upId: number) => void): Promise<void> {
    const error = await runAction(async () => (await takeNext({ variables: { upId } })).data?.takeNext);
    if (!error) return onTaken(upId);
    const next = getNextTurn(error);
    if (!next || !canChangeTurn(next.employeeId)) return showToast(toErrorMessage(error), 'error');
    const run = () => void take(next.upId, onTaken);
    showToast(toErrorMessage(error), 'warning', { label: `Assign to ${next.name}`, run });
  }

  return {
    isBusy,
    take,
    checkIn: (employeeId: number) =>
      runAndReport(async () => (await checkIn({ variables: { employeeId } })).data?.checkIn),
    skip: (employeeId: number) =>
      runAndReport(async () => (await skipTurn({ variables: { employeeId } })).data?.skipTurn),
    hold: (employeeId: number, isHeld: boolean) =>
      runAndReport(async () => (await holdTurn({ variables: { employeeId, isHeld } })).data?.holdTurn),
    /**
     * Checks an employee out.
     * @throws if the server rejects it
     */
    checkOut: async (employeeId: number) => {
      const error = await runAction(
        async () => (await checkOut({ variables: { employeeId } })).data?.checkOut,
      );
      if (error) throw error;
    },
  };
}

export type TurnActions = ReturnType<typeof useTurnActions>;
