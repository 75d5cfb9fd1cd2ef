import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import type { Day } from '../../../lib/days/dates';
import { useViewer } from '../../../lib/viewer';
import { FreeDealNumbersDocument } from '../deals.generated';
import { loadPastedText, storePastedText } from '../draft/draftStore';
import { useDealPeople } from '../fields/useDealPeople';
import {
  buildPastedDeals,
  detectColumns,
  formatPastedRows,
  type PastedColumn,
  parsePastedRows,
} from './pastedDeals';

/** Maximum number of deals that one request can add. */
export const MAX_PASTED_ROWS = 200;

/**
 * Returns the pasted rows and the deals built from the rows. Only the text is stored, so a correction of a
 * cell changes the text.
 */
export function usePastedDeals(day: Day) {
  const { id: viewerId } = useViewer();
  const { people, notice } = useDealPeople();
  const [text, setText] = useState(() => loadPastedText(viewerId) ?? '');
  /** Fields that the user chose for columns, by column index. */
  const [chosenColumns, setChosenColumns] = useState<Readonly<Record<number, PastedColumn>>>({});

  const allRows = parsePastedRows(text);
  const { hasHeaderRow, columns: detectedColumns } = detectColumns(allRows);
  const columns = detectedColumns.map((column, index) =>
    index in chosenColumns ? (chosenColumns[index] ?? null) : column,
  );
  const rows = hasHeaderRow ? allRows.slice(1) : allRows;
  const columnTitles = hasHeaderRow ? (allRows[0] ?? []) : [];

  // Requests twice as many free numbers as rows, because the pasted rows may already use some of these
  // numbers.
  const count = Math.min(rows.length, MAX_PASTED_ROWS) * 2;
  const freeNumbersQuery = useQuery(FreeDealNumbersDocument, {
    variables: { count },
    skip: count === 0,
    fetchPolicy: 'network-only',
  });
  const freeNumbers = (freeNumbersQuery.data ?? freeNumbersQuery.previousData)?.freeDealNumbers ?? [];

  function updateText(newText: string) {
    setText(newText);
    storePastedText(viewerId, newText);
  }

  const editRows = (update: (table: string[][]) => string[][]) =>
    updateText(formatPastedRows(update(allRows.map(row => [...row]))));
  const firstDataRow = hasHeaderRow ? 1 : 0;

  return {
    text,
    setPastedText: (newText: string) => {
      setChosenColumns({});
      updateText(newText);
    },
    columnTitles,
    columns,
    /** Assigns a field to a column. If another column had this field, that column is ignored from then on. */
    chooseColumn: (index: number, column: PastedColumn) =>
      setChosenColumns(current => {
        const previousIndex = columns.findIndex(each => column !== null && each === column);
        return { ...current, ...(previousIndex >= 0 && { [previousIndex]: null }), [index]: column };
      }),
    rows,
    deals: people ? buildPastedDeals(rows, columns, { people, day, freeNumbers }) : [],
    people,
    /** Text to show while the people load. */
    notice,
    correctCell: (row: number, column: number, cell: string) =>
      editRows(table => {
        const targetRow = table[row + firstDataRow];
        if (targetRow) targetRow[column] = cell;
        return table;
      }),
    removeRow: (row: number) => editRows(table => table.filter((_, index) => index !== row + firstDataRow)),
    refetchFreeNumbers: () => freeNumbersQuery.refetch(),
    clear: () => updateText(''),
  };
}
