import { type Cell, isSameCell } from '../../../lib/saves/cellSaves';
import type { HogField } from '../hogCells';

type Row = { number: number };
type HogCell = Cell<HogField>;

/** Several cells of neighbouring deals: from where the focus is to where it was stretched, and all of them line by line. */
export type Range = { anchor: HogCell; head: HogCell; block: readonly (readonly HogCell[])[] };

/** Fields that lie side by side and are taken together. */
const families: readonly (readonly HogField[])[] = [
  ['frontGross', 'backGross'],
  ['isUpdated', 'isConfirmed'],
];

export type Direction = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

const steps: Record<Direction, { down: number; right: number }> = {
  ArrowUp: { down: -1, right: 0 },
  ArrowDown: { down: 1, right: 0 },
  ArrowLeft: { down: 0, right: -1 },
  ArrowRight: { down: 0, right: 1 },
};

export const isDirection = (key: string): key is Direction => key in steps;

const familyOf = (field: string): readonly HogField[] =>
  families.find(family => family.some(known => known === field)) ?? [];

/** A cell of the list as one that a range can hold; undefined for the columns without ranges. */
export function hogCell(number: number, field: string): HogCell | undefined {
  const known = familyOf(field).find(each => each === field);
  return known && { row: number, field: known };
}

/** The rectangle between two cells of one family; undefined when there is none, or a deal has left the list. */
export function rangeOf(anchor: HogCell, head: HogCell, rows: readonly Row[]): Range | undefined {
  const family = familyOf(anchor.field);
  const lines = [anchor, head].map(cell => rows.findIndex(({ number }) => number === cell.row));
  const columns = [anchor, head].map(cell => family.indexOf(cell.field));
  if (lines.includes(-1) || columns.includes(-1)) return undefined;
  const fields = family.slice(Math.min(...columns), Math.max(...columns) + 1);
  const block = rows
    .slice(Math.min(...lines), Math.max(...lines) + 1)
    .map(({ number }) => fields.map(field => ({ row: number, field })));
  return { anchor, head, block };
}

/** The range with its head moved by one cell, or to the end of the list; it stays within its columns. */
export function stretched(
  { anchor, head }: Pick<Range, 'anchor' | 'head'>,
  direction: Direction,
  isToTheEnd: boolean,
  rows: readonly Row[],
): Range | undefined {
  const family = familyOf(head.field);
  const { down, right } = steps[direction];
  const reach = isToTheEnd ? rows.length : 1;
  const line = rows.findIndex(({ number }) => number === head.row) + down * reach;
  const row = rows[Math.min(Math.max(line, 0), rows.length - 1)];
  const field = family[family.indexOf(head.field) + right] ?? head.field;
  return row && rangeOf(anchor, { row: row.number, field }, rows);
}

/** Whether it holds more than the cell with the focus. */
export const isSeveral = ({ anchor, head }: Range): boolean => !isSameCell(anchor, head);

/**
 * The cell before or after one in the order in which gross is typed: front, back, then the next deal. Undefined at the
 * ends of the list.
 */
export function neighbour(cell: HogCell, step: 1 | -1, rows: readonly Row[]): HogCell | undefined {
  const family = familyOf(cell.field);
  const line = rows.findIndex(({ number }) => number === cell.row);
  if (line < 0) return undefined;
  const place = line * family.length + family.indexOf(cell.field) + step;
  const row = rows[Math.floor(place / family.length)];
  const field = family[((place % family.length) + family.length) % family.length];
  return row && field && { row: row.number, field };
}

/** What to say of a range. */
export function rangeWords({ block, head }: Range): string {
  const count = block.length * (block[0]?.length ?? 0);
  return count === 1 ? '' : `${count} cells selected, to deal ${head.row}.`;
}
