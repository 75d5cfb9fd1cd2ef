import { calculateColumnWidth, colToLetter, type WriteSheet, writeXlsx } from 'hucre/xlsx';
import type { ColumnHead } from '../exportTable.ts';
import { longSheet } from './longSheet.ts';
import {
  BOLD,
  type CellLines,
  FORMATS,
  isOfKind,
  LEAST_WIDTH,
  layoutOf,
  rowOf,
  type SheetPlan,
  sheetStream,
} from './sheetStream.ts';
import { headOf, totalsOf, type WrittenTable } from './writtenTable.ts';

/** Lines that are written without a thread of their own: a batch of a long list. */
const MOST_AT_ONCE = 5_000;

/** So many lines are measured: a sheet says how wide its columns are before its first line. */
const MEASURED = 250;
const WIDEST = 60;

/** A table as a sheet of an Excel workbook, and what belongs beside it as a second one. A long sheet is made a batch of lines at a time. */
export async function* xlsxOf(table: WrittenTable): AsyncGenerator<Uint8Array> {
  const [plan, batches] = await planned(table);
  if (table.beside || plan.kinds.includes('own')) {
    const beside = table.beside && (await planned({ ...table.beside, exported: table.exported }));
    const sheets = [await sheetAtOnce(plan, batches), ...(beside ? [await sheetAtOnce(...beside)] : [])];
    yield await writeXlsx({ sheets });
  } else yield* table.lineCount > MOST_AT_ONCE ? longSheet(plan, batches) : sheetStream(plan, batches);
}

/** How a table is laid out, as far as its first lines tell, and all of its lines. */
async function planned(table: WrittenTable): Promise<[SheetPlan, AsyncGenerator<CellLines>]> {
  const rest = linesOf(table);
  const first = (await rest.next()).value || [];
  const heads = [...headOf(table), table.columns.map(({ head }) => head)];
  const lastCell = `${colToLetter(table.columns.length - 1)}${heads.length + table.lineCount}`;
  const plan: SheetPlan = {
    name: sheetName(table.title),
    kinds: table.columns.map(({ kind }) => kind),
    widths: widthsOf(table.columns, first.slice(0, MEASURED)),
    heads,
    filtered: `A${heads.length}:${lastCell}`,
  };
  return [plan, continued(first, rest)];
}

/** How many characters wide each column is: room for its head with the filter's arrow, for its cells, and for a total, which is not read yet. */
function widthsOf(columns: readonly ColumnHead[], lines: CellLines): number[] {
  const rows = lines.map(line =>
    rowOf(
      line,
      columns.map(({ kind }) => kind),
    ),
  );
  return columns.map(({ head, kind }, column) => {
    const bounds = { numFmt: FORMATS[kind], minWidth: LEAST_WIDTH[kind], maxWidth: WIDEST };
    return calculateColumnWidth([`${head}    `, ...rows.map(row => row[column] ?? null)], bounds);
  });
}

async function* continued(first: CellLines, rest: AsyncGenerator<CellLines>): AsyncGenerator<CellLines> {
  yield first;
  yield* rest;
}

/** A stream has one format for each column: cells of their own kinds are written with the whole sheet (decision 157). */
async function sheetAtOnce(plan: SheetPlan, batches: AsyncIterable<CellLines>): Promise<WriteSheet> {
  const rows: WriteSheet['rows'] = plan.heads.map(head => [...head]);
  const cells: WriteSheet['cells'] = new Map(
    plan.kinds.map((_, column) => [`${rows.length - 1},${column}`, { style: BOLD }]),
  );
  for await (const batch of batches) {
    for (const line of batch) {
      for (const [column, cell] of line.entries()) {
        if (!isOfKind(cell)) continue;
        cells.set(`${rows.length},${column}`, { style: { numFmt: FORMATS[cell.kind] } });
      }
      rows.push(rowOf(line, plan.kinds));
    }
  }
  return { ...layoutOf(plan), rows, cells, autoFilter: { range: plan.filtered } };
}

async function* linesOf(table: WrittenTable): AsyncGenerator<CellLines> {
  yield* table.batches;
  yield totalsOf(table);
}

/** Excel takes at most 31 characters, and not these. */
const sheetName = (title: string): string => title.replace(/[[\]:*?/\\]/g, ' ').slice(0, 31);
