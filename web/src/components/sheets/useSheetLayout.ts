import { useMutation } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { sentenceOf } from '../../lib/server/sentenceOf';
import {
  SetSheetColumnsDocument,
  type SetSheetColumnsMutationVariables,
  type SheetFieldsFragment,
} from './sheets.generated';

/** What someone chose about how a sheet is read. */
export type LayoutChange = Pick<
  SetSheetColumnsMutationVariables['input'],
  'headRow' | 'columns' | 'numberFormat' | 'dayFormat' | 'latestDay' | 'sumLines'
>;

/** A sheet as it was chosen a moment ago, while the server still looks through its lines. Changes are sent one after the other. */
export function useSheetLayout(stored: SheetFieldsFragment | undefined) {
  const [chosen, setChosen] = useState<LayoutChange | null>(null);
  const [problem, setProblem] = useState('');
  const [save] = useMutation(SetSheetColumnsDocument);
  const last = useRef(Promise.resolve());

  async function send(id: number, input: LayoutChange): Promise<void> {
    try {
      await save({ variables: { id, input } });
      setProblem('');
    } catch (error) {
      setProblem(sentenceOf(error));
    }
  }

  function set(change: LayoutChange): void {
    if (!stored) return;
    setChosen(before => ({ ...before, ...change }));
    const turn = last.current.then(() => send(stored.id, change));
    last.current = turn;
    void turn.then(() => last.current === turn && setChosen(null));
  }

  return {
    sheet: stored && chosen ? withChange(stored, chosen) : stored,
    isSaving: chosen !== null,
    problem,
    set,
  };
}

const withChange = (
  sheet: SheetFieldsFragment,
  { columns, ...change }: LayoutChange,
): SheetFieldsFragment => ({
  ...sheet,
  ...(change as Partial<SheetFieldsFragment>),
  ...(columns && {
    columns: sheet.columns.map((column, index) => ({ ...column, field: columns[index] ?? null })),
  }),
});
