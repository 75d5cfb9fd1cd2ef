import type { Cell, ColumnHead, ColumnKind } from '../exportTable.ts';
import { type CellLines, isOfKind } from './sheetStream.ts';

/** Characters that a column has at least: room for the figures of a total, which is not read yet. */
const LEAST: Readonly<Record<ColumnKind, number>> = {
  text: 16,
  count: 8,
  units: 8,
  money: 14,
  percent: 10,
  day: 12,
  time: 10,
  own: 14,
};

/** What is longer is cut or wrapped by whoever reads it. */
const WIDEST = 60;

/** The arrow of the filter beside a head, and a letter's width on both sides. */
const BESIDE_HEAD = 4;
const BESIDE_CELL = 2;

/** So many lines are measured: a sheet says how wide its columns are before its first line. */
const MEASURED = 250;

/** How many characters wide each column is, by its head and its first lines. */
export function widthsOf(columns: readonly ColumnHead[], lines: CellLines): number[] {
  const measured = lines.slice(0, MEASURED);
  return columns.map(({ head, kind }, column) => {
    const longest = Math.max(0, ...measured.map(line => lengthOf(line[column] ?? null)));
    return Math.min(WIDEST, Math.max(LEAST[kind], head.length + BESIDE_HEAD, longest + BESIDE_CELL));
  });
}

const figure = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 });

function lengthOf(cell: Cell): number {
  if (isOfKind(cell)) return lengthOf(cell.content);
  if (typeof cell === 'number') return figure.format(cell).length;
  return Math.max(...(cell ?? '').split('\n').map(line => line.length));
}
