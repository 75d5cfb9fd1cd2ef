import { strFromU8, unzipSync } from 'fflate';
import { readXlsx, streamXlsxRows } from 'hucre/xlsx';
import { neither } from './kinds';
import { type Cell, type Limits, type Table, tooManyLines, trimmed, Unreadable } from './table';

/** What a workbook may unpack to: what 60,000 lines of 20 columns need. */
const MOST_UNPACKED = 100_000_000;

/** The smallest that something packed can be. */
const NOTHING_PACKED = 2;

/** The kind of LibreOffice's own workbooks, in a part of this name (decision 197). */
const ODS = 'application/vnd.oasis.opendocument.spreadsheet';
const MIMETYPE = 'mimetype';
const MAX_MIMETYPE_BYTES = 100;

const DAMAGED = 'The workbook is damaged. Open it in Excel, save it anew, and choose it again.';

/** Rows of cells out of a workbook: of the tab that is named, else of the first that one can see. @throws Unreadable */
export async function tableOfWorkbook(bytes: Uint8Array, limits: Limits, wanted?: string): Promise<Table> {
  refuseBomb(bytes);
  try {
    const tabs = await tabsOf(bytes);
    const tab = tabs.find(name => name === wanted) ?? tabs[0];
    if (tab === undefined) throw new Unreadable('The workbook has no tab with cells.');
    return { tabs, tab, lines: trimmed(await linesOf(bytes, tab, limits), limits) };
  } catch (error) {
    if (error instanceof Unreadable) throw error;
    throw new Unreadable(DAMAGED, { cause: error });
  }
}

/** By the sizes of its directory, which the reader then holds each part to. */
function refuseBomb(bytes: Uint8Array): void {
  let unpacked = 0;
  const names = new Set<string>();
  let isHonest = true;
  let mimetype: Uint8Array | undefined;
  try {
    ({ [MIMETYPE]: mimetype } = unzipSync(bytes, {
      filter: ({ name, size, originalSize }) => {
        isHonest &&= !names.has(name) && (originalSize > 0 || size <= NOTHING_PACKED);
        names.add(name);
        unpacked += originalSize;
        return name === MIMETYPE && originalSize <= MAX_MIMETYPE_BYTES;
      },
    }));
  } catch (error) {
    throw new Unreadable(DAMAGED, { cause: error });
  }
  if (mimetype && strFromU8(mimetype).startsWith(ODS)) {
    throw new Unreadable(
      'This is an OpenDocument workbook (ODS). Save it in LibreOffice as XLSX, and choose it again.',
    );
  }
  if (unpacked > MOST_UNPACKED)
    throw new Unreadable('The workbook unpacks to more than 100 MB, which is too much to read.');
  if (names.has('xl/workbook.bin')) {
    throw new Unreadable('This is a binary workbook (XLSB). Save it in Excel as XLSX, and choose it again.');
  }
  if (!names.has('[Content_Types].xml') || ![...names].some(name => name.startsWith('xl/'))) throw neither();
  if (!isHonest) throw new Unreadable(DAMAGED);
}

async function tabsOf(bytes: Uint8Array): Promise<string[]> {
  const tabs: { name: string; isHidden: boolean }[] = [];
  await readXlsx(bytes, {
    sheets: ({ name, hidden, veryHidden }) => {
      tabs.push({ name, isHidden: Boolean(hidden || veryHidden) });
      return false;
    },
  });
  const shown = tabs.filter(({ isHidden }) => !isHidden);
  return (shown.length > 0 ? shown : tabs).map(({ name }) => name);
}

async function linesOf(bytes: Uint8Array, tab: string, limits: Limits): Promise<Cell[][]> {
  const lines: Cell[][] = [];
  for await (const { index, values } of streamXlsxRows(bytes, { sheet: tab })) {
    const cells = values.map(cellOf);
    if (cells.every(cell => cell === null || cell === '')) continue;
    if (!(index >= lines.length)) throw new Unreadable(DAMAGED);
    if (index >= limits.lines) throw tooManyLines(limits);
    while (lines.length < index) lines.push([]);
    lines.push(cells);
  }
  return lines;
}

function cellOf(value: unknown): Cell {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.toISOString().slice(0, 10);
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  // The server stores no other characters; a workbook that was written by a program may have them.
  return typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : null;
}
