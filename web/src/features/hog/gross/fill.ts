import type { Cell } from '../../../lib/saves/cellSaves';
import { counted } from '../../../lib/values/units';
import type { HogField } from '../hogCells';
import { type GrossCell, isGrossCell } from './gross';
import { type SaveCounts, unsavedMessages } from './saveCounts';

/** A cell whose amount another one gets. */
export type Copy = { from: GrossCell; to: GrossCell };

/**
 * Which amounts Ctrl+D copies: the first line of several into those below it; into a single line, from the deal above it.
 * @param rows the deals as they are listed
 */
export function fillDown(
  block: readonly (readonly Cell<HogField>[])[],
  rows: readonly { number: number }[],
): Copy[] {
  const [top, ...below] = block.map(line => line.filter(isGrossCell));
  if (!top) return [];
  if (below.length > 0) return below.flatMap(line => copiesInto(line, top));
  const above = rows[rows.findIndex(({ number }) => number === top[0]?.row) - 1];
  return above
    ? copiesInto(
        top,
        top.map(({ field }) => ({ row: above.number, field })),
      )
    : [];
}

function copiesInto(line: readonly GrossCell[], source: readonly GrossCell[]): Copy[] {
  return line.flatMap(to => {
    const from = source.find(({ field }) => field === to.field);
    return from ? [{ from, to }] : [];
  });
}

/** Says what became of a fill. An empty cell fills nothing. */
export function filledMessage(counts: SaveCounts): string {
  const { saved, waiting, failed } = counts;
  if (saved + waiting + failed === 0) return 'There is no amount above to fill in.';
  const filled = saved === 0 ? 'Filled in no cells.' : `Filled in ${counted(saved, 'cell', 'cells')}.`;
  return [filled, ...unsavedMessages(counts)].join(' ');
}
