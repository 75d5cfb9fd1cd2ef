/** Marks on the page by which Enter and a new row find their way: a row's key, and every control of it in its order. */
export const rowMark = (key: string) => ({ 'data-up': key });
export const cellMark = { 'data-cell': '' };

const cellsOf = (row: Element) => row.querySelectorAll<HTMLElement>('[data-cell]');

/** Goes to the next field of the row. @returns whether there was one */
export function focusNextCell(from: HTMLElement): boolean {
  const row = from.closest('[data-up]');
  const cells = row ? [...cellsOf(row)] : [];
  const next = cells[cells.indexOf(from) + 1];
  next?.focus();
  return next !== undefined;
}

/** Goes to the first field of a row. @returns whether the row is on the page */
export function focusRow(key: string): boolean {
  const row = document.querySelector(`[data-up="${key}"]`);
  const [first] = row ? cellsOf(row) : [];
  first?.focus();
  return first !== undefined;
}
