import { type CellValue, type WriteSheet, writeXlsx } from 'hucre/xlsx';
import { longSheet } from './longSheet.ts';
import {
  type CellLines,
  FORMATS,
  isOfKind,
  layoutOf,
  rowOf,
  type SheetPlan,
  sheetStream,
} from './sheetStream.ts';
import { headOf, totalsOf, type WrittenTable } from './writtenTable.ts';

/** Lines that are written without a thread of their own: a batch of a long list. */
const MOST_AT_ONCE = 5_000;

/** A table as the only sheet of an Excel workbook, made a batch of lines at a time, its heads always in sight. */
export function xlsxOf(table: WrittenTable): AsyncIterable<Uint8Array> {
  const plan: SheetPlan = {
    name: sheetName(table.title),
    kinds: table.columns.map(({ kind }) => kind),
    heads: [...headOf(table), table.columns.map(({ head }) => head)],
  };
  const batches = linesOf(table);
  if (plan.kinds.includes('own')) return writtenAtOnce(plan, batches);
  return table.lineCount > MOST_AT_ONCE ? longSheet(plan, batches) : sheetStream(plan, batches);
}

/** A stream has one format for each column: cells of their own kinds are written with the whole sheet (decision 157). */
async function* writtenAtOnce(
  plan: SheetPlan,
  batches: AsyncIterable<CellLines>,
): AsyncGenerator<Uint8Array> {
  const rows: CellValue[][] = plan.heads.map(head => [...head]);
  const cells: WriteSheet['cells'] = new Map();
  for await (const batch of batches) {
    for (const line of batch) {
      for (const [column, cell] of line.entries()) {
        if (!isOfKind(cell)) continue;
        cells.set(`${rows.length},${column}`, { style: { numFmt: FORMATS[cell.kind] } });
      }
      rows.push(rowOf(line, plan.kinds));
    }
  }
  yield await writeXlsx({ sheets: [{ ...layoutOf(plan), rows, cells }] });
}

async function* linesOf(table: WrittenTable): AsyncGenerator<CellLines> {
  yield* table.batches;
  yield totalsOf(table);
}

/** Excel takes at most 31 characters, and not these. */
const sheetName = (title: string): string => title.replace(/[[\]:*?/\\]/g, ' ').slice(0, 31);
