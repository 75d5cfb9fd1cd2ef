import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useToast } from '../../components/page/Toast';
import {
  type ActOutcomeFragment,
  type ComparedAmount,
  type ComparisonActKind,
  ComparisonLinesDocument,
  ConfirmEqualDocument,
  KeepOursDocument,
  MatchProposalsDocument,
  TakeTheirsDocument,
  UndoComparisonActDocument,
} from '../../generated/graphql';
import { sentenceOf } from '../../lib/server/sentenceOf';
import { doneWords, linesOf } from './compareWords';

/** A line, with the version of its deal when it is taken over what stands now. */
export type ActedLine = { place: number; version?: number };

/** What can be done to the lines of a comparison; each act offers its own undoing. */
export function useComparisonActs(id: number) {
  const client = useApolloClient();
  const showToast = useToast();
  const [isBusy, setIsBusy] = useState(false);

  async function act(
    send: () => Promise<ActOutcomeFragment | undefined>,
    told: (done: ActOutcomeFragment) => void,
  ) {
    if (isBusy) return;
    setIsBusy(true);
    try {
      const done = await send();
      if (done) told(done);
    } catch (error) {
      showToast(sentenceOf(error), 'error');
    }
    // Also after a refusal: mine and theirs stand beside each other then.
    await client.refetchQueries({ include: [ComparisonLinesDocument] }).catch(() => undefined);
    setIsBusy(false);
  }

  const withUndo = (kind: ComparisonActKind) => (done: ActOutcomeFragment) => {
    const left =
      done.skipped.length > 0 ? ` Changed since, so left: ${done.skipped.slice(0, 5).join(', ')}.` : '';
    showToast(`${doneWords(kind, done.lineCount)}.${left}`, 'success', {
      label: 'Undo',
      run: () => undo(done.actId),
    });
  };

  const undo = (actId: number) =>
    void act(
      async () =>
        (await client.mutate({ mutation: UndoComparisonActDocument, variables: { actId } })).data
          ?.undoComparisonAct,
      ({ lineCount, skipped }) =>
        showToast(
          `Undone in ${linesOf(lineCount)}.${skipped.length > 0 ? ` Changed since, so left: ${skipped.slice(0, 5).join(', ')}.` : ''}`,
        ),
    );

  return {
    isBusy,
    undo,
    take: (lines?: ActedLine[], amount?: ComparedAmount) =>
      void act(
        async () =>
          (
            await client.mutate({
              mutation: TakeTheirsDocument,
              variables: { id, ...(lines && { lines }), ...(amount && { amount }) },
            })
          ).data?.takeTheirs,
        withUndo('TAKE'),
      ),
    keep: (lines: ActedLine[], note: string) =>
      void act(
        async () =>
          (await client.mutate({ mutation: KeepOursDocument, variables: { id, lines, note } })).data
            ?.keepOurs,
        withUndo('KEEP'),
      ),
    confirm: () =>
      void act(
        async () =>
          (await client.mutate({ mutation: ConfirmEqualDocument, variables: { id } })).data?.confirmEqual,
        withUndo('CONFIRM'),
      ),
    match: (places: number[]) =>
      void act(
        async () =>
          (await client.mutate({ mutation: MatchProposalsDocument, variables: { id, places } })).data
            ?.matchProposals,
        withUndo('MATCH'),
      ),
  };
}

export type ComparisonActs = ReturnType<typeof useComparisonActs>;
