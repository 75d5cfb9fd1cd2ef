/** A head, or a figure by its head. */
export type Head = { element: HTMLElement; isFigure: boolean };

/** What stands over figures: heads of columns, names of single figures, and what a screen marks as one. */
const HEADS = ':is(thead th, [role="columnheader"], dt, [data-head])';

/** The head that is pointed at, or of the figure that is; by the keyboard also of the figure's column. */
export function headOf(target: EventTarget | null, isByKey: boolean): Head | undefined {
  if (!(target instanceof Element)) return undefined;
  const element = target.closest<HTMLElement>(HEADS);
  if (element) return { element, isFigure: false };
  const figure = nameOf(target.closest('dd')) ?? (isByKey ? columnOf(target.closest('td')) : undefined);
  return figure && { element: figure, isFigure: true };
}

function nameOf(figure: Element | null): HTMLElement | undefined {
  let before = figure?.previousElementSibling;
  while (before && before.localName !== 'dt') before = before.previousElementSibling;
  return before instanceof HTMLElement ? before : undefined;
}

const columnOf = (cell: HTMLTableCellElement | null): HTMLElement | undefined =>
  cell?.closest('table')?.tHead?.rows[0]?.cells[cell.cellIndex];
