import type { EditableCell } from '../../../lib/saves/cellSaves';
import { formatCountOf } from '../../../lib/values/units';
import type { HogField } from '../hogCells';
import { type GrossCell, isGrossCell } from './gross';
import { type SaveCounts, formatUnsaved } from './saveCounts';

/** Gross cell to copy from, and the cell to copy to. */
export type GrossCopy = { from: GrossCell; to: GrossCell };

/**
 * Returns the copies that Ctrl+D makes. Of several selected rows, the first fills the rows below it. A single
 * row is filled from the deal above it.
 * @param rows the deals in list order
 */
export function fillDown(
  block: readonly (readonly EditableCell<HogField>[])[],
  rows: readonly { number: number }[],
): GrossCopy[] {
  const [top, ...below] = block.map(line => line.filter(isGrossCell));
  if (!top) return [];
  if (below.length > 0) return below.flatMap(line => copyRow(line, top));
  const above = rows[rows.findIndex(({ number }) => number === top[0]?.row) - 1];
  return above
    ? copyRow(
        top,
        top.map(({ field }) => ({ row: above.number, field })),
      )
    : [];
}

function copyRow(line: readonly GrossCell[], source: readonly GrossCell[]): GrossCopy[] {
  return line.flatMap(to => {
    const from = source.find(({ field }) => field === to.field);
    return from ? [{ from, to }] : [];
  });
}

/** Formats the message after a fill. Empty cells are not copied. */
export function formatFilled(counts: SaveCounts): string {
  const { saved, waiting, failed } = counts;
  if (saved + waiting + failed === 0) return 'There is no amount above to fill in.';
  const filled = saved === 0 ? 'Filled in no cells.' : `Filled in ${formatCountOf(saved, 'cell', 'cells')}.`;
  return [filled, ...formatUnsaved(counts)].join(' ');
}
