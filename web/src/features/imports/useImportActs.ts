import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { SetSheetColumnsDocument } from '../../components/sheets/sheets.generated';
import type { ImportState, SettledValue } from '../../generated/types';
import { refusalOf, sentenceOf } from '../../lib/server/sentenceOf';
import {
  ImportDocument,
  ImportPreviewDocument,
  RunImportDocument,
  SettleImportNamesDocument,
  type SettleImportNamesMutationVariables,
  UndoImportDocument,
} from './imports.generated';

/** What can be done with an import. Running and undoing go on without the page, so it is the import that says what came of them. */
export function useImportActs(id: number) {
  const client = useApolloClient();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState('');

  /** Whether an act has begun although its answer was lost on its way. */
  const hasLeft = async (state: ImportState): Promise<boolean> => {
    const now = await client.query({ query: ImportDocument, variables: { id } });
    return now.data !== undefined && now.data.import.state !== state;
  };

  async function act(from: ImportState, send: () => Promise<unknown>): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    setProblem('');
    try {
      await send();
    } catch (error) {
      const hasBegun = refusalOf(error) === undefined && (await hasLeft(from).catch(() => false));
      if (!hasBegun) setProblem(sentenceOf(error));
    }
    await client.refetchQueries({ include: [ImportDocument, ImportPreviewDocument] });
    setIsBusy(false);
  }

  return {
    isBusy,
    problem,
    settle: (names: SettleImportNamesMutationVariables['names']) =>
      act('READY', () => client.mutate({ mutation: SettleImportNamesDocument, variables: { id, names } })),
    settleValue: (sheetId: number, value: SettledValue) =>
      act('READY', () =>
        client.mutate({
          mutation: SetSheetColumnsDocument,
          variables: { id: sheetId, input: { values: [value] } },
        }),
      ),
    run: (expected: number) =>
      act('READY', () => client.mutate({ mutation: RunImportDocument, variables: { id, expected } })),
    undo: () => act('DONE', () => client.mutate({ mutation: UndoImportDocument, variables: { id } })),
  };
}
