import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { useToast } from '../../../components/page/Toast';
import {
  type ActOutcomeFragment,
  type ComparedAmount,
  type ComparedGroup,
  type ComparisonActKind,
  ComparisonLinesDocument,
  ConfirmEqualDocument,
  HandOnDocument,
  KeepOursDocument,
  MatchLineDocument,
  TakeTheirsDocument,
  UndoComparisonActDocument,
} from '../../../generated/compare';
import { sentenceOf } from '../../../lib/server/sentenceOf';
import { doneWords, leftWords, linesOf } from '../compareWords';

/** A line, with the version of its deal when it is taken over what stands now. */
export type ActedLine = { place: number; version?: number };

/** By a key the focus stays with the lines, so the toast offers no button: a key undoes. */
type By = 'click' | 'key';

/** What can be done to the lines of a comparison, one act after the other, however quickly they are asked for; each can be undone. */
export function useComparisonActs(id: number) {
  const client = useApolloClient();
  const showToast = useToast();
  const [waiting, setWaiting] = useState(0);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  /** What was done here and stands, the latest last. */
  const done = useRef<number[]>([]);

  /** @returns whether it was done */
  function act(
    send: () => Promise<ActOutcomeFragment | undefined>,
    told: (done: ActOutcomeFragment) => void,
  ): Promise<boolean> {
    setWaiting(count => count + 1);
    const acted = queue.current.then(async () => {
      let isDone = false;
      try {
        const outcome = await send();
        if (outcome) told(outcome);
        isDone = true;
      } catch (error) {
        showToast(sentenceOf(error), 'error');
      }
      // Also after a refusal: mine and theirs stand beside each other then.
      await client.refetchQueries({ include: [ComparisonLinesDocument] }).catch(() => undefined);
      setWaiting(count => count - 1);
      return isDone;
    });
    queue.current = acted;
    return acted;
  }

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

  return {
    isBusy: waiting > 0,
    undo,
    undoLast,
    take: (lines?: ActedLine[], { amount, by = 'click' }: { amount?: ComparedAmount; by?: By } = {}) =>
      act(
        async () =>
          (
            await client.mutate({
              mutation: TakeTheirsDocument,
              variables: { id, ...(lines && { lines }), ...(amount && { amount }) },
            })
          ).data?.takeTheirs,
        tellDone('TAKE', by),
      ),
    /** @param note undefined is each line's own of the comparison before */
    keep: (lines: ActedLine[], note: string | undefined, by: By = 'click') =>
      act(
        async () =>
          (
            await client.mutate({
              mutation: KeepOursDocument,
              variables: { id, lines, ...(note !== undefined && { note }) },
            })
          ).data?.keepOurs,
        tellDone('KEEP', by),
      ),
    handOn: (lines: ActedLine[], note: string, by: By = 'click') =>
      act(
        async () =>
          (await client.mutate({ mutation: HandOnDocument, variables: { id, lines, note } })).data?.handOn,
        tellDone('HAND_ON', by),
      ),
    confirm: (group: ComparedGroup) =>
      act(
        async () =>
          (await client.mutate({ mutation: ConfirmEqualDocument, variables: { id, group } })).data
            ?.confirmEqual,
        tellDone('CONFIRM', 'click'),
      ),
    match: (place: number, number: number, by: By = 'click') =>
      act(
        async () =>
          (await client.mutate({ mutation: MatchLineDocument, variables: { id, place, number } })).data
            ?.matchLine,
        tellDone('MATCH', by),
      ),
  };
}

export type ComparisonActs = ReturnType<typeof useComparisonActs>;
