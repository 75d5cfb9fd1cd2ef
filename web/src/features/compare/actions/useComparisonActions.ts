import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { useToast } from '../../../components/feedback/Toast';
import type { ComparedAmount, ComparedGroup, ComparisonActKind } from '../../../generated/types';
import { toErrorMessage } from '../../../lib/apollo/errors';
import {
  type ActionResultFieldsFragment,
  ComparisonLinesDocument,
  ConfirmEqualDocument,
  HandOnDocument,
  KeepOursDocument,
  MatchLineDocument,
  TakeTheirsDocument,
  UndoComparisonActionDocument,
} from '../compare.generated';
import { formatComparisonAction, formatLineCount, formatSkippedDeals } from '../compare.labels';

/**
 * Line that an action changes. `version` is set if the action replaces amounts that were changed after the
 * comparison.
 */
export type ActionLine = { place: number; version?: number };

/**
 * Input that triggered an action. After a key press, the toast has no Undo button, because the focus stays in
 * the lines. The U key undoes the action.
 */
type ActionTrigger = 'click' | 'key';

/** Returns the actions on the lines of a comparison. They run one after the other, and each can be undone. */
export function useComparisonActions(id: number) {
  const client = useApolloClient();
  const showToast = useToast();
  const { enqueue, isBusy } = useActionQueue();
  /** Ids of the actions that were done on this page and not undone, in order of time. */
  const doneActionIds = useRef<number[]>([]);

  const notifyDone =
    (kind: ComparisonActKind, trigger: ActionTrigger) => (outcome: ActionResultFieldsFragment) => {
      const { actId, lineCount, skipped } = outcome;
      doneActionIds.current.push(actId);
      const message = `${formatComparisonAction(kind, lineCount)}.${formatSkippedDeals(skipped)}`;
      if (trigger === 'key') showToast(`${message} Press U to undo.`);
      else showToast(message, 'success', { label: 'Undo', run: () => undo(actId) });
    };

  const sendUndo = async (actId: number) => {
    doneActionIds.current = doneActionIds.current.filter(each => each !== actId);
    const variables = { actId };
    return (await client.mutate({ mutation: UndoComparisonActionDocument, variables })).data
      ?.undoComparisonAct;
  };

  const showUndoResult = ({ lineCount, skipped }: ActionResultFieldsFragment) =>
    showToast(`Undone in ${formatLineCount(lineCount)}.${formatSkippedDeals(skipped)}`);

  const undo = (actId: number) => enqueue(() => sendUndo(actId), showUndoResult);

  /** Undoes the last action of this page, after all queued actions. */
  const undoLast = () =>
    enqueue(async () => {
      const last = doneActionIds.current.at(-1);
      if (last !== undefined) return sendUndo(last);
      showToast('Nothing to undo.', 'info');
    }, showUndoResult);

  /** Returns a function that sends an action of this comparison. */
  const buildMutation =
    <Data, Variables extends OperationVariables>(
      mutation: TypedDocumentNode<Data, Variables>,
      getOutcome: (data: Data) => ActionResultFieldsFragment,
    ) =>
    async (variables: Omit<Variables, 'id'>) => {
      const { data } = await client.mutate<Data>({ mutation, variables: { ...variables, id } });
      return data ? getOutcome(data as Data) : undefined;
    };

  const take = buildMutation(TakeTheirsDocument, data => data.takeTheirs);
  const keep = buildMutation(KeepOursDocument, data => data.keepOurs);
  const handOn = buildMutation(HandOnDocument, data => data.handOn);
  const confirm = buildMutation(ConfirmEqualDocument, data => data.confirmEqual);
  const match = buildMutation(MatchLineDocument, data => data.matchLine);

  return {
    isBusy,
    undo,
    undoLast,
    take: (
      lines?: ActionLine[],
      { amount, trigger = 'click' }: { amount?: ComparedAmount; trigger?: ActionTrigger } = {},
    ) => enqueue(() => take({ lines, amount }), notifyDone('TAKE', trigger)),
    /**
     * Keeps our amounts.
     * @param note undefined keeps the note that each line has from the previous comparison
     */
    keep: (lines: ActionLine[], note: string | undefined, trigger: ActionTrigger = 'click') =>
      enqueue(() => keep({ lines, note }), notifyDone('KEEP', trigger)),
    handOn: (lines: ActionLine[], note: string, trigger: ActionTrigger = 'click') =>
      enqueue(() => handOn({ lines, note }), notifyDone('HAND_ON', trigger)),
    confirm: (group: ComparedGroup) => enqueue(() => confirm({ group }), notifyDone('CONFIRM', 'click')),
    match: (place: number, number: number, trigger: ActionTrigger = 'click') =>
      enqueue(() => match({ place, number }), notifyDone('MATCH', trigger)),
  };
}

export type ComparisonActions = ReturnType<typeof useComparisonActions>;

/** Runs actions one after the other in the order of the requests, and refetches the lines after each. */
export function useActionQueue() {
  const client = useApolloClient();
  const showToast = useToast();
  const [pendingCount, setPendingCount] = useState(0);
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  /** Adds an action to the queue. Returns whether it succeeded. */
  function enqueue(
    send: () => Promise<ActionResultFieldsFragment | undefined>,
    onSuccess: (result: ActionResultFieldsFragment) => void,
  ): Promise<boolean> {
    setPendingCount(count => count + 1);
    const queuedAction = queue.current.then(async () => {
      let hasSucceeded = false;
      try {
        const outcome = await send();
        if (outcome) onSuccess(outcome);
        hasSucceeded = true;
      } catch (error) {
        showToast(toErrorMessage(error), 'error');
      }
      // A rejected action also refetches, so that the lines show the current amounts.
      await client.refetchQueries({ include: [ComparisonLinesDocument] }).catch(() => undefined);
      setPendingCount(count => count - 1);
      return hasSucceeded;
    });
    queue.current = queuedAction;
    return queuedAction;
  }

  return { enqueue, isBusy: pendingCount > 0 };
}
