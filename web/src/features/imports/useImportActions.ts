import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { SetSheetColumnsDocument } from '../../components/sheets/sheets.generated';
import type { ImportState, SettledValue } from '../../generated/types';
import { getRejection, toErrorMessage } from '../../lib/apollo/errors';
import {
  ImportDocument,
  ImportPreviewDocument,
  ResolveImportNamesDocument,
  type ResolveImportNamesMutationVariables,
  RunImportDocument,
  UndoImportDocument,
} from './imports.generated';

/**
 * Returns the actions on an import. The server continues an import or its undo even if the page is closed.
 * Therefore the page reads the result from the import itself.
 */
export function useImportActions(id: number) {
  const client = useApolloClient();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState('');

  /** Returns whether the server has started an action although its response did not arrive. */
  const hasStateChanged = async (state: ImportState): Promise<boolean> => {
    const result = await client.query({ query: ImportDocument, variables: { id } });
    return result.data !== undefined && result.data.import.state !== state;
  };

  async function perform(fromState: ImportState, send: () => Promise<unknown>): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    setProblem('');
    try {
      await send();
    } catch (error) {
      const hasStarted =
        getRejection(error) === undefined && (await hasStateChanged(fromState).catch(() => false));
      if (!hasStarted) setProblem(toErrorMessage(error));
    }
    await client.refetchQueries({ include: [ImportDocument, ImportPreviewDocument] });
    setIsBusy(false);
  }

  return {
    isBusy,
    problem,
    resolveNames: (names: ResolveImportNamesMutationVariables['names']) =>
      perform('READY', () =>
        client.mutate({ mutation: ResolveImportNamesDocument, variables: { id, names } }),
      ),
    resolveValue: (sheetId: number, value: SettledValue) =>
      perform('READY', () =>
        client.mutate({
          mutation: SetSheetColumnsDocument,
          variables: { id: sheetId, input: { values: [value] } },
        }),
      ),
    run: (expected: number) =>
      perform('READY', () => client.mutate({ mutation: RunImportDocument, variables: { id, expected } })),
    undo: () => perform('DONE', () => client.mutate({ mutation: UndoImportDocument, variables: { id } })),
  };
}
