import type { GrossCell, GrossField } from './gross';
import { amounts, type SaveCounts, unsavedMessages } from './saveCounts';

/** Amounts as a spreadsheet copies them: lines of cells. Blanks stay, for they tell a zero of Excel's from a lone dash. */
type Block = readonly (readonly string[])[];

type Placed<Row> = { row: Row; field: GrossField; amount: string };

const sides: readonly GrossField[] = ['frontGross', 'backGross'];

/** What was copied from several cells of a spreadsheet; undefined for a single amount, which any input can take. */
export function pastedBlock(text: string): Block | undefined {
  // The last line of a copied column ends like the others.
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/);
  const block = lines.map(line => line.split('\t'));
  return block.length > 1 || block.some(cells => cells.length > 1) ? block : undefined;
}

/**
 * Lays a block over the deals as they are listed, its first cell at `from`. A blank leaves what is there: nothing is
 * emptied by a gap in someone's sheet. Amounts that fall below the last deal or beside the two gross columns are counted.
 */
export function placeBlock<Row extends { number: number }>(
  block: Block,
  rows: readonly Row[],
  from: GrossCell,
): { placed: Placed<Row>[]; leftOver: number } {
  const top = rows.findIndex(({ number }) => number === from.row);
  const left = sides.indexOf(from.field);
  const placed: Placed<Row>[] = [];
  let leftOver = 0;
  for (const [down, cells] of block.entries()) {
    for (const [right, amount] of cells.entries()) {
      if (amount.trim() === '') continue;
      const row = top < 0 ? undefined : rows[top + down];
      const field = sides[left + right];
      if (row && field) placed.push({ row, field, amount });
      else leftOver += 1;
    }
  }
  return { placed, leftOver };
}

/**
 * Says what became of a paste.
 * @param leftOver amounts that had no cell
 */
export function pastedMessage(counts: SaveCounts, leftOver: number): string {
  return [
    `${counts.saved === 0 ? 'No amounts' : amounts(counts.saved)} pasted.`,
    ...unsavedMessages(counts),
    ...(leftOver > 0 ? [`${amounts(leftOver)} had no cell here and stayed out.`] : []),
  ].join(' ');
}
