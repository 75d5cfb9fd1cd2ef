import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import {
  ImportDocument,
  ImportPreviewDocument,
  RunImportDocument,
  SettleImportNamesDocument,
  type SettleImportNamesMutationVariables,
  UndoImportDocument,
} from '../../generated/graphql';
import { isLineAway, sentenceOf } from '../../lib/server/sentenceOf';

/**
 * What can be done with an import. Running and undoing go on without the page, so the import itself says how far they are:
 * an answer that is lost on its way is no failure.
 */
export function useImportActs(id: number) {
  const client = useApolloClient();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState('');

  async function act(send: () => Promise<unknown>): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    setProblem('');
    await send().catch(error => setProblem(isLineAway(error) ? '' : sentenceOf(error)));
    setIsBusy(false);
  }
  const again = [ImportDocument, ImportPreviewDocument];

  return {
    isBusy,
    problem,
    settle: (names: SettleImportNamesMutationVariables['names']) =>
      act(() =>
        client.mutate({
          mutation: SettleImportNamesDocument,
          variables: { id, names },
          refetchQueries: [ImportPreviewDocument],
          awaitRefetchQueries: true,
        }),
      ),
    run: (expected: number) =>
      act(() =>
        client
          .mutate({ mutation: RunImportDocument, variables: { id, expected } })
          .finally(() => client.refetchQueries({ include: again })),
      ),
    undo: () =>
      act(() =>
        client
          .mutate({ mutation: UndoImportDocument, variables: { id } })
          .finally(() => client.refetchQueries({ include: [ImportDocument] })),
      ),
  };
}
