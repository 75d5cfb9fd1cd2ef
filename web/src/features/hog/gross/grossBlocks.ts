import { formatCountWithNoun } from '../../../lib/format/numbers';
import type { CellSave, EditableCell } from '../../../lib/mutations/cellSaves';
import type { HogField } from '../cells/hogCells';
import { type GrossCell, type GrossField, isGrossCell } from './gross';

/**
 * Amounts by row, as a spreadsheet copies them. Spaces are kept, because they distinguish a zero in Excel's
 * format from a lone dash.
 */
type PastedBlock = readonly (readonly string[])[];

type PlacedAmount<Row> = { row: Row; field: GrossField; amount: string };

const grossFields: readonly GrossField[] = ['frontGross', 'backGross'];

/**
 * Parses a block that was copied from several spreadsheet cells. Returns undefined for a single amount, which
 * the input itself accepts.
 */
export function parsePastedBlock(text: string): PastedBlock | undefined {
  // The last row of a copied column also ends with a line break.
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/);
  const block = lines.map(line => line.split('\t'));
  return block.length > 1 || block.some(cells => cells.length > 1) ? block : undefined;
}

/**
 * Places a block over the listed deals, with its first cell at `from`. Blank cells leave the stored amount
 * unchanged. Amounts below the last deal or outside the two gross columns are counted as left over.
 */
export function placeBlock<Row extends { number: number }>(
  block: PastedBlock,
  rows: readonly Row[],
  from: GrossCell,
): { placedAmounts: PlacedAmount<Row>[]; leftOverCount: number } {
  const top = rows.findIndex(({ number }) => number === from.row);
  const left = grossFields.indexOf(from.field);
  const placedAmounts: PlacedAmount<Row>[] = [];
  let leftOverCount = 0;
  for (const [rowOffset, cells] of block.entries()) {
    for (const [columnOffset, amount] of cells.entries()) {
      if (amount.trim() === '') continue;
      const row = top < 0 ? undefined : rows[top + rowOffset];
      const field = grossFields[left + columnOffset];
      if (row && field) placedAmounts.push({ row, field, amount });
      else leftOverCount += 1;
    }
  }
  return { placedAmounts, leftOverCount };
}

/**
 * Formats the message after a paste.
 * @param leftOver number of amounts without a cell
 */
export function formatPasteMessage(counts: SaveCounts, leftOverCount: number): string {
  return [
    `${counts.saved === 0 ? 'No amounts' : formatAmountCount(counts.saved)} pasted.`,
    ...formatUnsavedAmounts(counts),
    ...(leftOverCount > 0
      ? [`${formatAmountCount(leftOverCount)} skipped: outside the list or the gross columns.`]
      : []),
  ].join(' ');
}

/** Gross cell to copy from, and the cell to copy to. */
export type GrossCopy = { from: GrossCell; to: GrossCell };

/**
 * Returns the copies that Ctrl+D makes. Of several selected rows, the first fills the rows below it. A single
 * row is filled from the deal above it.
 * @param rows the deals in list order
 */
export function planFillDown(
  block: readonly (readonly EditableCell<HogField>[])[],
  rows: readonly { number: number }[],
): GrossCopy[] {
  const [top, ...below] = block.map(line => line.filter(isGrossCell));
  if (!top) return [];
  if (below.length > 0) return below.flatMap(line => copyRow(line, top));
  const dealAbove = rows[rows.findIndex(({ number }) => number === top[0]?.row) - 1];
  return dealAbove
    ? copyRow(
        top,
        top.map(({ field }) => ({ row: dealAbove.number, field })),
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
export function formatFillMessage(counts: SaveCounts): string {
  const { saved, waiting, failed } = counts;
  if (saved + waiting + failed === 0) return 'No amount to copy down.';
  const filledText =
    saved === 0 ? 'No cells filled in.' : `Filled in ${formatCountWithNoun(saved, 'cell', 'cells')}.`;
  return [filledText, ...formatUnsavedAmounts(counts)].join(' ');
}

/** Number of cells by save outcome, for the amounts that one action entered. */
export type SaveCounts = { saved: number; waiting: number; failed: number };

/** Counts cells by save status. A cell without a save already had its amount. */
export function countSaves(
  statuses: readonly (CellSave<unknown, unknown>['status'] | undefined)[],
): SaveCounts {
  const counts: SaveCounts = { saved: 0, waiting: 0, failed: 0 };
  for (const status of statuses) {
    if (status === 'failed' || status === 'conflict') counts.failed += 1;
    else if (status === 'waiting') counts.waiting += 1;
    else counts.saved += 1;
  }
  return counts;
}

export const formatAmountCount = (count: number): string => formatCountWithNoun(count, 'amount', 'amounts');

/** Formats a sentence for the amounts that wait for a connection and a sentence for the rejected amounts. */
export function formatUnsavedAmounts({ waiting, failed }: SaveCounts): string[] {
  return [
    waiting > 0 ? `${formatAmountCount(waiting)} will be saved when you’re back online.` : '',
    failed > 0 ? `${formatAmountCount(failed)} not saved. Check the red cells.` : '',
  ].filter(Boolean);
}
