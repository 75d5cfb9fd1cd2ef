import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { useToast } from '../../../components/page/Toast';
import type { ComparedAmount, ComparedGroup, ComparisonActKind } from '../../../generated/types';
import {
  type ActOutcomeFragment,
  ConfirmEqualDocument,
  HandOnDocument,
  KeepOursDocument,
  MatchLineDocument,
  TakeTheirsDocument,
  UndoComparisonActDocument,
} from '../compare.generated';
import { doneWords, leftWords, linesOf } from '../compareWords';
import { useActQueue } from './useActQueue';

/** A line, with the version of its deal when it is taken over what stands now. */
export type ActedLine = { place: number; version?: number };

/** By a key the focus stays with the lines, so the toast offers no button: a key undoes. */
type By = 'click' | 'key';

/** What can be done to the lines of a comparison, one act after the other, however quickly they are asked for; each can be undone. */
export function useComparisonActs(id: number) {
  const client = useApolloClient();
  const showToast = useToast();
  const { act, isBusy } = useActQueue();
  /** What was done here and stands, the latest last. */
  const done = useRef<number[]>([]);

  const tellDone = (kind: ComparisonActKind, by: By) => (outcome: ActOutcomeFragment) => {
    const { actId, lineCount, skipped } = outcome;
    done.current.push(actId);
    const sentence = `${doneWords(kind, lineCount)}.${leftWords(skipped)}`;
    if (by === 'key') showToast(`${sentence} U undoes it.`);
    else showToast(sentence, 'success', { label: 'Undo', run: () => undo(actId) });
  };

  const undoing = async (actId: number) => {
    done.current = done.current.filter(each => each !== actId);
    const variables = { actId };
    return (await client.mutate({ mutation: UndoComparisonActDocument, variables })).data?.undoComparisonAct;
  };

  const tellUndone = ({ lineCount, skipped }: ActOutcomeFragment) =>
    showToast(`Undone in ${linesOf(lineCount)}.${leftWords(skipped)}`);

  const undo = (actId: number) => act(() => undoing(actId), tellUndone);

  /** Undoes what was done here last, once all that was asked for before is done. */
  const undoLast = () =>
    act(async () => {
      const last = done.current.at(-1);
      if (last !== undefined) return undoing(last);
      showToast('There is nothing to undo here.', 'info');
    }, tellUndone);

  /** Sends an act of this comparison. */
  const mutate =
    <Data, Variables extends OperationVariables>(
      mutation: TypedDocumentNode<Data, Variables>,
      outcomeOf: (data: Data) => ActOutcomeFragment,
    ) =>
    async (variables: Omit<Variables, 'id'>) => {
      const { data } = await client.mutate<Data>({ mutation, variables: { ...variables, id } });
      return data ? outcomeOf(data as Data) : undefined;
    };

  const take = mutate(TakeTheirsDocument, data => data.takeTheirs);
  const keep = mutate(KeepOursDocument, data => data.keepOurs);
  const handOn = mutate(HandOnDocument, data => data.handOn);
  const confirm = mutate(ConfirmEqualDocument, data => data.confirmEqual);
  const match = mutate(MatchLineDocument, data => data.matchLine);

  return {
    isBusy,
    undo,
    undoLast,
    take: (lines?: ActedLine[], { amount, by = 'click' }: { amount?: ComparedAmount; by?: By } = {}) =>
      act(() => take({ lines, amount }), tellDone('TAKE', by)),
    /** @param note undefined is each line's own of the comparison before */
    keep: (lines: ActedLine[], note: string | undefined, by: By = 'click') =>
      act(() => keep({ lines, note }), tellDone('KEEP', by)),
    handOn: (lines: ActedLine[], note: string, by: By = 'click') =>
      act(() => handOn({ lines, note }), tellDone('HAND_ON', by)),
    confirm: (group: ComparedGroup) => act(() => confirm({ group }), tellDone('CONFIRM', 'click')),
    match: (place: number, number: number, by: By = 'click') =>
      act(() => match({ place, number }), tellDone('MATCH', by)),
  };
}

export type ComparisonActs = ReturnType<typeof useComparisonActs>;
