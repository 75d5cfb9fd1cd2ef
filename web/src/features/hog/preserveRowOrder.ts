/**
 * Merges fetched rows into the shown rows without moving rows while the user edits a deal. Shown rows keep
 * their positions and get their new values. New rows are appended. The edited deal stays even if it has left
 * the list, so that no typed text is lost. If no deal is being edited, returns the fetched rows.
 */
export function preserveRowOrder<Row extends { number: number }>(
  shownRows: readonly Row[],
  fetchedRows: readonly Row[],
  editedDeal: number | undefined,
  maxRows: number,
): Row[] {
  if (editedDeal === undefined) return [...fetchedRows];
  const fetchedByNumber = new Map(fetchedRows.map(row => [row.number, row]));
  const retainedRows = shownRows.flatMap(row => {
    const currentRow = fetchedByNumber.get(row.number) ?? (row.number === editedDeal ? row : undefined);
    return currentRow ? [currentRow] : [];
  });
  const retainedNumbers = new Set(retainedRows.map(({ number }) => number));
  return [...retainedRows, ...fetchedRows.filter(({ number }) => !retainedNumbers.has(number))].slice(
    0,
    maxRows,
  );
}

/**
 * Returns the number of the deal with the focus in its row or card. In an empty list, a checkbox that was
 * just clicked does not count, but a text input does.
 */
export function getFocusedDeal(rowCount: number): number | undefined {
  if (rowCount === 0 && !document.activeElement?.matches(TEXT_INPUT)) return undefined;
  const row = document.activeElement?.closest<HTMLElement>('[data-id]');
  return row ? Number(row.dataset.id) : undefined;
}

const TEXT_INPUT = 'input:not([type=checkbox])';
