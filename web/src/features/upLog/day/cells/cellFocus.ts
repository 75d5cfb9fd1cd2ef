/** Marks on the page by which Enter and a new row find their way: a row's id, and every control of it in its order. */
export const rowMark = (id: number) => ({ 'data-up': id });
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
export function focusRow(id: number): boolean {
  const row = document.querySelector(`[data-up="${id}"]`);
  const [first] = row ? cellsOf(row) : [];
  first?.focus();
  return first !== undefined;
}
