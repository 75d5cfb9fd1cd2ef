import { type EditableCell, isSameCell } from '../../../lib/mutations/cellSaves';
import type { HogField } from '../cells/hogCells';

type RangeRow = { number: number };
type HogCell = EditableCell<HogField>;

/** Selected cells of neighboring deals: the focused cell, the cell at the far end, and all cells by row. */
export type CellRange = { anchor: HogCell; head: HogCell; block: readonly (readonly HogCell[])[] };

/** Groups of adjacent fields that can be selected together. */
const fieldGroups: readonly (readonly HogField[])[] = [
  ['frontGross', 'backGross'],
  ['isUpdated', 'isConfirmed'],
];

export type ArrowKey = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

const arrowOffsets: Record<ArrowKey, { down: number; right: number }> = {
  ArrowUp: { down: -1, right: 0 },
  ArrowDown: { down: 1, right: 0 },
  ArrowLeft: { down: 0, right: -1 },
  ArrowRight: { down: 0, right: 1 },
};

export const isArrowKey = (key: string): key is ArrowKey => key in arrowOffsets;

const getFieldGroup = (field: string): readonly HogField[] =>
  fieldGroups.find(group => group.some(groupField => groupField === field)) ?? [];

/** Returns the cell if a range can contain it; undefined for columns without ranges. */
export function toHogCell(number: number, field: string): HogCell | undefined {
  const groupField = getFieldGroup(field).find(each => each === field);
  return groupField && { row: number, field: groupField };
}

/**
 * Returns the rectangle between two cells of a field group; undefined if they are in different groups or a
 * deal has left the list.
 */
export function buildCellRange(
  anchor: HogCell,
  head: HogCell,
  rows: readonly RangeRow[],
): CellRange | undefined {
  const group = getFieldGroup(anchor.field);
  const rowIndexes = [anchor, head].map(cell => rows.findIndex(({ number }) => number === cell.row));
  const columnIndexes = [anchor, head].map(cell => group.indexOf(cell.field));
  if (rowIndexes.includes(-1) || columnIndexes.includes(-1)) return undefined;
  const fields = group.slice(Math.min(...columnIndexes), Math.max(...columnIndexes) + 1);
  const block = rows
    .slice(Math.min(...rowIndexes), Math.max(...rowIndexes) + 1)
    .map(({ number }) => fields.map(field => ({ row: number, field })));
  return { anchor, head, block };
}

/**
 * Returns the range with its far end moved by one cell or to the end of the list. The range stays within its
 * field group.
 */
export function extendCellRange(
  { anchor, head }: Pick<CellRange, 'anchor' | 'head'>,
  direction: ArrowKey,
  isToEnd: boolean,
  rows: readonly RangeRow[],
): CellRange | undefined {
  const group = getFieldGroup(head.field);
  const { down, right } = arrowOffsets[direction];
  const distance = isToEnd ? rows.length : 1;
  const rowIndex = rows.findIndex(({ number }) => number === head.row) + down * distance;
  const row = rows[Math.min(Math.max(rowIndex, 0), rows.length - 1)];
  const field = group[group.indexOf(head.field) + right] ?? head.field;
  return row && buildCellRange(anchor, { row: row.number, field }, rows);
}

/** Returns whether the range contains more than the focused cell. */
export const hasSeveralCells = ({ anchor, head }: CellRange): boolean => !isSameCell(anchor, head);

/**
 * Returns the next or previous cell in the order in which gross is entered: front, back, then the next deal.
 * Returns undefined at the ends of the list.
 */
export function findAdjacentCell(
  cell: HogCell,
  step: 1 | -1,
  rows: readonly RangeRow[],
): HogCell | undefined {
  const group = getFieldGroup(cell.field);
  const rowIndex = rows.findIndex(({ number }) => number === cell.row);
  if (rowIndex < 0) return undefined;
  const position = rowIndex * group.length + group.indexOf(cell.field) + step;
  const row = rows[Math.floor(position / group.length)];
  const field = group[((position % group.length) + group.length) % group.length];
  return row && field && { row: row.number, field };
}

/** Formats the announcement of a selection. */
export function formatCellRange({ block, head }: CellRange): string {
  const count = block.length * (block[0]?.length ?? 0);
  return count === 1 ? '' : `${count} cells selected, ending at deal ${head.row}.`;
}
