import { strFromU8, unzipSync } from 'fflate';
import { readXlsx, streamXlsxRows } from 'hucre/xlsx';
import { createUnknownKindError } from './fileKind';
import {
  createTooManyLinesError,
  type FileCell,
  type ReadLimits,
  type SheetTable,
  trimTable,
  UnreadableFileError,
} from './table';

/** Maximum unpacked size in bytes: enough for 60,000 lines of 20 columns. */
const MAX_UNPACKED_BYTES = 100_000_000;

/** Minimum size of a compressed part in bytes. */
const MIN_PACKED_BYTES = 2;

/**
 * The MIME type of OpenDocument workbooks, in a part of this name (docs/adr/imports.md). ODS files are
 * rejected, because hucre trusts their repeat counts: a file of 544 bytes used 758 MB.
 */
const OPEN_DOCUMENT_TYPE = 'application/vnd.oasis.opendocument.spreadsheet';
const MIMETYPE_PART = 'mimetype';
const MAX_MIMETYPE_BYTES = 100;

const DAMAGED_MESSAGE = 'The workbook is damaged. Open it in Excel, save it again, then choose it again.';

/**
 * Reads the cells of a workbook: of the selected tab, otherwise of the first visible one.
 * @throws UnreadableFileError
 */
export async function parseWorkbook(
  bytes: Uint8Array,
  limits: ReadLimits,
  selectedTab?: string,
): Promise<SheetTable> {
  assertSafeToUnpack(bytes);
  try {
    const tabs = await listVisibleTabs(bytes);
    const tab = tabs.find(name => name === selectedTab) ?? tabs[0];
    if (tab === undefined)
      throw new UnreadableFileError('The workbook has no readable tab. Choose another file.');
    return { tabs, tab, lines: trimTable(await readTabLines(bytes, tab, limits), limits) };
  } catch (error) {
    if (error instanceof UnreadableFileError) throw error;
    throw new UnreadableFileError(DAMAGED_MESSAGE, { cause: error });
  }
}

/** Checks the sizes in the ZIP directory. The reader later rejects parts that are larger. */
function assertSafeToUnpack(bytes: Uint8Array): void {
  let unpackedBytes = 0;
  const names = new Set<string>();
  let isConsistent = true;
  let mimetype: Uint8Array | undefined;
  try {
    ({ [MIMETYPE_PART]: mimetype } = unzipSync(bytes, {
      filter: ({ name, size, originalSize }) => {
        isConsistent &&= !names.has(name) && (originalSize > 0 || size <= MIN_PACKED_BYTES);
        names.add(name);
        unpackedBytes += originalSize;
        return name === MIMETYPE_PART && originalSize <= MAX_MIMETYPE_BYTES;
      },
    }));
  } catch (error) {
    throw new UnreadableFileError(DAMAGED_MESSAGE, { cause: error });
  }
  if (mimetype && strFromU8(mimetype).startsWith(OPEN_DOCUMENT_TYPE)) {
    throw new UnreadableFileError(
      'This is an OpenDocument workbook (ODS). Save it in LibreOffice as XLSX, then choose it again.',
    );
  }
  if (unpackedBytes > MAX_UNPACKED_BYTES)
    throw new UnreadableFileError('The workbook is larger than 100 MB when unpacked. Choose a smaller file.');
  if (names.has('xl/workbook.bin')) {
    throw new UnreadableFileError(
      'This is a binary workbook (XLSB). Save it in Excel as XLSX, then choose it again.',
    );
  }
  if (!names.has('[Content_Types].xml') || ![...names].some(name => name.startsWith('xl/')))
    throw createUnknownKindError();
  if (!isConsistent) throw new UnreadableFileError(DAMAGED_MESSAGE);
}

async function listVisibleTabs(bytes: Uint8Array): Promise<string[]> {
  const tabs: { name: string; isHidden: boolean }[] = [];
  await readXlsx(bytes, {
    sheets: ({ name, hidden, veryHidden }) => {
      tabs.push({ name, isHidden: Boolean(hidden || veryHidden) });
      return false;
    },
  });
  const visibleTabs = tabs.filter(({ isHidden }) => !isHidden);
  return (visibleTabs.length > 0 ? visibleTabs : tabs).map(({ name }) => name);
}

async function readTabLines(bytes: Uint8Array, tab: string, limits: ReadLimits): Promise<FileCell[][]> {
  const lines: FileCell[][] = [];
  for await (const { index, values } of streamXlsxRows(bytes, { sheet: tab })) {
    const cells = values.map(toCell);
    if (cells.every(cell => cell === null || cell === '')) continue;
    if (!(index >= lines.length)) throw new UnreadableFileError(DAMAGED_MESSAGE);
    if (index >= limits.lines) throw createTooManyLinesError(limits);
    while (lines.length < index) lines.push([]);
    lines.push(cells);
  }
  return lines;
}

function toCell(value: unknown): FileCell {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.toISOString().slice(0, 10);
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  // The server cannot store NUL characters and lone surrogates. Workbooks written by programs may contain
  // them.
  return typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : null;
}
