import { Zip, ZipDeflate } from 'fflate';
import {
  buildCaptionLines,
  type CellLines,
  type ColumnKind,
  type ExportCell,
  type ExportColumnHeader,
  iterateLinesAndTotals,
  type WrittenTable,
} from '../exportTable.ts';
import { formatCell } from './csv.ts';

/** Number formats of the cells of each kind. */
const FORMATS: Readonly<Record<ColumnKind, string>> = {
  own: 'General',
  text: '@',
  count: '0',
  units: '0.0#',
  money: '#,##0.00;-#,##0.00',
  percent: '0.00%',
  day: 'mm/dd/yyyy',
  time: 'h:mm AM/PM',
};

/**
 * Minimum column widths in characters. A money column must fit its total, which is not known when the widths
 * are written.
 */
const MIN_WIDTHS: Readonly<Record<ColumnKind, number>> = {
  own: 14,
  text: 16,
  count: 8,
  units: 8,
  money: 14,
  percent: 10,
  day: 12,
  time: 10,
};
const MAX_WIDTH = 60;

/**
 * Maximum number of lines that are measured for the column widths. The widths come before the first line in
 * the file, so not all lines can be measured.
 */
const MAX_MEASURED_LINES = 250;

// Indexes in the list of cell formats that `stylesXml` writes.
const PLAIN = 0;
const BOLD = 1;
const KINDS = Object.keys(FORMATS) as ColumnKind[];
const getStyleIndex = (kind: ColumnKind) => KINDS.indexOf(kind) + 2;

const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN_NAMESPACE = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const PACKAGE_NAMESPACE = 'http://schemas.openxmlformats.org/package/2006';
const RELATIONSHIPS_NAMESPACE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const CONTENT_TYPE_PREFIX = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Writes a table as an Excel workbook, a batch of lines at a time. An extra table becomes a second sheet. */
export async function* writeXlsx(table: WrittenTable): AsyncGenerator<Uint8Array> {
  const sheets = [table, ...(table.extraSheet ? [{ ...table.extraSheet, stamp: table.stamp }] : [])];
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  const addPart = (name: string) => {
    const part = new ZipDeflate(name, { level: 1 });
    zip.add(part);
    return (xml: string, isLast = false) => part.push(Buffer.from(xml), isLast);
  };
  for (const [index, sheet] of sheets.entries()) {
    const push = addPart(`xl/worksheets/sheet${index + 1}.xml`);
    for await (const xml of sheetXml(sheet)) {
      push(xml);
      yield* chunks.splice(0);
    }
    push('', true);
  }
  for (const [name, xml] of Object.entries(buildWorkbookParts(sheets)))
    addPart(name)(`${XML_DECLARATION}${xml}`, true);
  zip.end();
  yield* chunks;
}

async function* sheetXml(table: WrittenTable): AsyncGenerator<string> {
  const { columns, lineCount } = table;
  const letters = columns.map((_, index) => toColumnLetters(index));
  const captionLines = buildCaptionLines(table);
  const headerRow = captionLines.length + 1;
  let row = 0;
  const rowXml = (cells: readonly ExportCell[], style?: number) => {
    row += 1;
    const xml = cells.map((cell, index) => {
      const kind = style === undefined ? (columns[index]?.kind ?? 'text') : 'text';
      return cellXml(`${letters[index]}${row}`, cell, kind, style);
    });
    return `<row r="${row}">${xml.join('')}</row>`;
  };
  for await (const lines of iterateLinesAndTotals(table)) {
    const sheetStart =
      row > 0
        ? []
        : [
            sheetStartXml(columns, lines.slice(0, MAX_MEASURED_LINES), headerRow),
            ...captionLines.map(cells => rowXml(cells, PLAIN)),
            rowXml(
              columns.map(column => column.head),
              BOLD,
            ),
          ];
    yield [...sheetStart, ...lines.map(cells => rowXml(cells))].join('');
  }
  yield `</sheetData><autoFilter ref="A${headerRow}:${letters.at(-1)}${headerRow + lineCount}"/></worksheet>`;
}

/** Returns the XML before the rows: the frozen rows, and the width and style of each column. */
function sheetStartXml(columns: readonly ExportColumnHeader[], lines: CellLines, headerRow: number): string {
  const cols = columns.map(({ head: label, kind }, index) => {
    const lengths = lines.map(line => formatCell(line[index] ?? null, kind).length + 2);
    const width = Math.min(MAX_WIDTH, Math.max(MIN_WIDTHS[kind], label.length + 4, ...lengths));
    return `<col min="${index + 1}" max="${index + 1}" width="${width}" style="${getStyleIndex(kind)}" customWidth="1"/>`;
  });
  return `${XML_DECLARATION}<worksheet xmlns="${MAIN_NAMESPACE}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="${headerRow}" topLeftCell="A${headerRow + 1}" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${cols.join('')}</cols><sheetData>`;
}

/**
 * Returns the XML of a cell. Excel never runs a text as a formula, because formulas have a different cell
 * type in this format.
 */
function cellXml(ref: string, cell: ExportCell, kind: ColumnKind, style = getStyleIndex(kind)): string {
  if (cell === null || cell === '') return '';
  if (typeof cell === 'object') return cellXml(ref, cell.content, cell.kind);
  const value =
    typeof cell === 'string' ? toSerialNumber(cell, kind) : kind === 'percent' ? cell / 100 : cell;
  if (value !== undefined) return `<c r="${ref}" s="${style}"><v>${value}</v></c>`;
  return `<c r="${ref}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(String(cell))}</t></is></c>`;
}

/**
 * Converts a day to the days since the end of 1899, and a time to a fraction of a day. A total in a column of
 * days may be plain text.
 */
function toSerialNumber(text: string, kind: ColumnKind): number | undefined {
  if (kind === 'day' && /^\d{4}-\d\d-\d\d$/.test(text)) return Date.parse(text) / 86_400_000 + 25_569;
  return kind === 'time' ? Number(text.slice(0, 2)) / 24 + Number(text.slice(3)) / 1_440 : undefined;
}

/** Returns the letters of a column: `A` to `Z`, then `AA`. */
const toColumnLetters = (index: number): string =>
  (index < 26 ? '' : toColumnLetters(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26));

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/**
 * Escapes text for XML. Removes control characters, because XML does not allow them. Users paste such
 * characters without seeing them.
 */
const escapeXml = (text: string): string =>
  text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"]/g, character => ENTITIES[character] ?? '');

/**
 * Converts a title to a sheet name. Excel allows at most 31 characters, and does not allow the characters
 * that are replaced here.
 */
const toSheetName = (title: string): string => title.replace(/[[\]:*?/\\]/g, ' ').slice(0, 31);

/** Returns the files of a workbook other than its sheets, by their names in the archive. */
function buildWorkbookParts(sheets: readonly WrittenTable[]): Record<string, string> {
  const mapSheets = (xml: (index: number, sheet: WrittenTable) => string) =>
    sheets.map((sheet, index) => xml(index + 1, sheet)).join('');
  const relationXml = (id: number, type: string, target: string) =>
    `<Relationship Id="rId${id}" Type="${RELATIONSHIPS_NAMESPACE}/${type}" Target="${target}"/>`;
  const relationsXml = (xml: string) =>
    `<Relationships xmlns="${PACKAGE_NAMESPACE}/relationships">${xml}</Relationships>`;
  const overrideXml = (part: string, type: string) =>
    `<Override PartName="/xl/${part}" ContentType="${CONTENT_TYPE_PREFIX}.${type}+xml"/>`;
  return {
    'xl/styles.xml': stylesXml(),
    'xl/workbook.xml': `<workbook xmlns="${MAIN_NAMESPACE}" xmlns:r="${RELATIONSHIPS_NAMESPACE}"><sheets>${mapSheets(
      (index, { title }) =>
        `<sheet name="${escapeXml(toSheetName(title))}" sheetId="${index}" r:id="rId${index}"/>`,
    )}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationsXml(
      mapSheets(index => relationXml(index, 'worksheet', `worksheets/sheet${index}.xml`)) +
        relationXml(sheets.length + 1, 'styles', 'styles.xml'),
    ),
    '_rels/.rels': relationsXml(relationXml(1, 'officeDocument', 'xl/workbook.xml')),
    '[Content_Types].xml': `<Types xmlns="${PACKAGE_NAMESPACE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${overrideXml('workbook.xml', 'sheet.main')}${overrideXml('styles.xml', 'styles')}${mapSheets(index => overrideXml(`worksheets/sheet${index}.xml`, 'worksheet'))}</Types>`,
  };
}

function stylesXml(): string {
  const FIRST_CUSTOM_FORMAT = 164; // The ids below are ids of Excel's built-in formats
  const formats = KINDS.map(
    (kind, index) =>
      `<numFmt numFmtId="${FIRST_CUSTOM_FORMAT + index}" formatCode="${escapeXml(FORMATS[kind])}"/>`,
  );
  const fontXml = (bold: string) => `<font>${bold}<sz val="11"/><name val="Calibri"/></font>`;
  const cellFormats = KINDS.map(
    (_, index) =>
      `<xf numFmtId="${FIRST_CUSTOM_FORMAT + index}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`,
  );
  return `<styleSheet xmlns="${MAIN_NAMESPACE}"><numFmts count="${formats.length}">${formats.join('')}</numFmts><fonts count="2">${fontXml('')}${fontXml('<b/>')}</fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${cellFormats.length + 2}"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>${cellFormats.join('')}</cellXfs></styleSheet>`;
}
