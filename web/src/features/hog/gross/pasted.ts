import type { GrossCell, GrossField } from './gross';
import { formatAmountCount, type SaveCounts, formatUnsaved } from './saveCounts';

/**
 * Amounts as a spreadsheet copies them, by row. Spaces are kept: they distinguish a zero in Excel's format
 * from a lone dash.
 */
type PastedBlock = readonly (readonly string[])[];

type PlacedAmount<Row> = { row: Row; field: GrossField; amount: string };

const grossFields: readonly GrossField[] = ['frontGross', 'backGross'];

/**
 * Parses a block that was copied from several spreadsheet cells. Returns undefined for a single amount, which
 * any input accepts.
 */
export function parsePastedBlock(text: string): PastedBlock | undefined {
  // The last row of a copied column also ends with a line break.
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/);
  const block = lines.map(line => line.split('\t'));
  return block.length > 1 || block.some(cells => cells.length > 1) ? block : undefined;
}

/**
 * Places a block over the listed deals, its first cell at `from`. Blank cells leave the stored amount
 * unchanged. Amounts below the last deal or outside the two gross columns are counted as left over.
 */
export function placeBlock<Row extends { number: number }>(
  block: PastedBlock,
  rows: readonly Row[],
  from: GrossCell,
): { placed: PlacedAmount<Row>[]; leftOver: number } {
  const top = rows.findIndex(({ number }) => number === from.row);
  const left = grossFields.indexOf(from.field);
  const placed: PlacedAmount<Row>[] = [];
  let leftOver = 0;
  for (const [rowOffset, cells] of block.entries()) {
    for (const [columnOffset, amount] of cells.entries()) {
      if (amount.trim() === '') continue;
      const row = top < 0 ? undefined : rows[top + rowOffset];
      const field = grossFields[left + columnOffset];
      if (row && field) placed.push({ row, field, amount });
      else leftOver += 1;
    }
  }
  return { placed, leftOver };
}

/**
 * Formats the message after a paste.
 * @param leftOver number of amounts without a cell
 */
export function formatPasted(counts: SaveCounts, leftOver: number): string {
  return [
    `${counts.saved === 0 ? 'No amounts' : formatAmountCount(counts.saved)} pasted.`,
    ...formatUnsaved(counts),
    ...(leftOver > 0 ? [`${formatAmountCount(leftOver)} had no cell here and stayed out.`] : []),
  ].join(' ');
}
