/** Attributes that mark rows and their controls. Enter and new rows use them to find the element to focus. */
export const rowAttributes = (key: string) => ({ 'data-up': key });
export const cellAttributes = { 'data-cell': '' };

const getCells = (row: Element) => row.querySelectorAll<HTMLElement>('[data-cell]');

/** Focuses the next field of the row. Returns false after the last field. */
export function focusNextCell(from: HTMLElement): boolean {
  const row = from.closest('[data-up]');
  const cells = row ? [...getCells(row)] : [];
  const next = cells[cells.indexOf(from) + 1];
  next?.focus();
  return next !== undefined;
}

/** Focuses the first field of a row. Returns whether the row is on the page. */
export function focusRow(key: string): boolean {
  const row = document.querySelector(`[data-up="${key}"]`);
  const [first] = row ? getCells(row) : [];
  first?.focus();
  return first !== undefined;
}
