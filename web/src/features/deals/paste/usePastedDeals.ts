import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import type { Day } from '../../../lib/days/dates';
import { useViewer } from '../../../lib/viewer';
import { FreeDealNumbersDocument } from '../deals.generated';
import { useDealPeople } from '../fields/useDealPeople';
import { type Column, columnsOf } from './pastedColumns';
import { dealsOf } from './pastedDeals';
import { rowsOf, textOf } from './pastedRows';
import { storedPaste, storePaste } from './pasteStore';

/** How many deals the server records at once. */
export const MOST_ROWS = 200;

/**
 * What was pasted, and the deals that it becomes. The text is the one thing that is stored: a cell that is corrected is
 * corrected in it.
 */
export function usePastedDeals(day: Day) {
  const { id: viewerId } = useViewer();
  const { people, notice } = useDealPeople();
  const [text, setText] = useState(() => storedPaste(viewerId) ?? '');
  /** Columns that someone has chosen otherwise, by their place. */
  const [chosen, setChosen] = useState<Readonly<Record<number, Column>>>({});

  const all = rowsOf(text);
  const { hasHead, columns: recognised } = columnsOf(all);
  const columns = recognised.map((column, index) => (index in chosen ? (chosen[index] ?? null) : column));
  const rows = hasHead ? all.slice(1) : all;
  const heads = hasHead ? (all[0] ?? []) : [];

  // As many as there are rows: those that are pasted may be among the free ones.
  const count = Math.min(rows.length, MOST_ROWS) * 2;
  const free = useQuery(FreeDealNumbersDocument, {
    variables: { count },
    skip: count === 0,
    fetchPolicy: 'network-only',
  });
  const freeNumbers = (free.data ?? free.previousData)?.freeDealNumbers ?? [];

  function change(next: string) {
    setText(next);
    storePaste(viewerId, next);
  }

  const edit = (act: (table: string[][]) => string[][]) => change(textOf(act(all.map(row => [...row]))));
  const first = hasHead ? 1 : 0;

  return {
    text,
    paste: (next: string) => {
      setChosen({});
      change(next);
    },
    heads,
    columns,
    /** Reads a column as another field; a column that was read as that one is left out. */
    choose: (index: number, column: Column) =>
      setChosen(now => {
        const before = columns.findIndex(each => column !== null && each === column);
        return { ...now, ...(before >= 0 && { [before]: null }), [index]: column };
      }),
    rows,
    deals: people ? dealsOf(rows, columns, { people, day, freeNumbers }) : [],
    people,
    /** While the people cannot be told yet. */
    notice,
    correct: (row: number, column: number, cell: string) =>
      edit(table => {
        const line = table[row + first];
        if (line) line[column] = cell;
        return table;
      }),
    leaveOut: (row: number) => edit(table => table.filter((_, index) => index !== row + first)),
    askNumbersAgain: () => free.refetch(),
    forget: () => change(''),
  };
}
