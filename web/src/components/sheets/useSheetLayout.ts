import { useMutation } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { toErrorMessage } from '../../lib/apollo/errors';
import {
  SetSheetColumnsDocument,
  type SetSheetColumnsMutationVariables,
  type SheetFieldsFragment,
} from './sheets.generated';

/** The choices of a person for reading a sheet, such as its columns and formats. */
export type LayoutChange = Pick<
  SetSheetColumnsMutationVariables['input'],
  'headRow' | 'columns' | 'numberFormat' | 'dayFormat' | 'latestDay' | 'sumLines'
>;

/**
 * Returns a sheet with the newest choices even before the server has checked its lines. Also returns a
 * function that changes the choices. Changes are sent in order.
 */
export function useSheetLayout(stored: SheetFieldsFragment | undefined) {
  const [pendingChange, setPendingChange] = useState<LayoutChange | null>(null);
  const [problem, setProblem] = useState('');
  const [save] = useMutation(SetSheetColumnsDocument);
  const lastRequest = useRef(Promise.resolve());

  async function send(id: number, input: LayoutChange): Promise<void> {
    try {
      await save({ variables: { id, input } });
      setProblem('');
    } catch (error) {
      setProblem(toErrorMessage(error));
    }
  }

  function updateLayout(change: LayoutChange): void {
    if (!stored) return;
    setPendingChange(previous => ({ ...previous, ...change }));
    const request = lastRequest.current.then(() => send(stored.id, change));
    lastRequest.current = request;
    void request.then(() => lastRequest.current === request && setPendingChange(null));
  }

  return {
    sheet: stored && pendingChange ? applyChange(stored, pendingChange) : stored,
    isSaving: pendingChange !== null,
    problem,
    updateLayout,
  };
}

const applyChange = (
  sheet: SheetFieldsFragment,
  { columns, ...change }: LayoutChange,
): SheetFieldsFragment => ({
  ...sheet,
  ...(change as Partial<SheetFieldsFragment>),
  ...(columns && {
    columns: sheet.columns.map((column, index) => ({ ...column, field: columns[index] ?? null })),
  }),
});
