import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { strToU8, zipSync } from 'fflate';
import { buildExcelWorkbook } from './fixtures/excelWorkbook';
import { readFile, readPasted } from './readTable';

const limits = { lines: 20_000 };

const read = (bytes: Uint8Array | string, tab?: string) =>
  readFile(new Blob([bytes as never]), limits, tab ? { tab } : {});
const readLines = async (bytes: Uint8Array | string, tab?: string) => (await read(bytes, tab)).lines;
const readErrorMessage = (bytes: Uint8Array | string) =>
  read(bytes).then(
    () => 'read',
    (error: Error) => error.message,
  );

const utf16 = (text: string, { isBigEndian = false, hasByteOrderMark = true } = {}) => {
  const bytes = Buffer.from(`${hasByteOrderMark ? '\ufeff' : ''}${text}`, 'utf16le');
  return isBigEndian ? bytes.swap16() : bytes;
};

/** A file that LibreOffice 7.4 wrote. */
const fixture = (name: string) => readFileSync(new URL(`./fixtures/${name}`, import.meta.url));

/**
 * Cells with accounting formats as each program prints them; `samples.test.ts` of the API checks their
 * values.
 */
const printedCells: Readonly<Record<string, readonly string[][]>> = JSON.parse(
  String(fixture('printed.json')),
);

/**
 * Returns the text that Excel saves: lines of equal width with line ends, and quotes around cells with a
 * comma or the delimiter.
 */
const formatAsExcel = (lines: readonly string[][], delimiter: string) =>
  lines
    .map(cells => Array.from({ length: 5 }, (_, index) => cells[index] ?? ''))
    .map(cells => cells.map(cell => (/[",]/.test(cell) && delimiter !== ';' ? `"${cell}"` : cell)))
    .map(cells => `${cells.join(delimiter)}\r\n`)
    .join('');

const encodeWindows = (text: string) =>
  Buffer.from(text.replaceAll('€', '\x80').replaceAll('’', '\x92'), 'latin1');

const GERMAN = [
  ['Vertragsnr', 'Kunde', 'DB 1'],
  ['1001', 'Müller & Söhne', '1.234,50'],
];
const formatGermanText = (delimiter: string) => GERMAN.map(cells => cells.join(delimiter)).join('\r\n');

describe('readFile with text', () => {
  it.each([
    ['UTF-8', Buffer.from(formatGermanText(';'))],
    ['UTF-8 with a byte order mark, as Excel’s "CSV UTF-8"', Buffer.from(`\ufeff${formatGermanText(';')}`)],
    ['Windows-1252, as "CSV" from a German Excel', Buffer.from(formatGermanText(';'), 'latin1')],
    ['UTF-16 with tabs, as Excel’s "Unicode text"', utf16(formatGermanText('\t'))],
    ['UTF-16 big-endian', utf16(formatGermanText('\t'), { isBigEndian: true })],
    ['UTF-16 without a byte order mark', utf16(formatGermanText('\t'), { hasByteOrderMark: false })],
    [
      'UTF-16 big-endian without a byte order mark',
      utf16(formatGermanText('\t'), { isBigEndian: true, hasByteOrderMark: false }),
    ],
    ['text with CR as the line end', Buffer.from(formatGermanText(';').replaceAll('\r\n', '\r'))],
  ])('reads %s', async (_encoding, bytes) => {
    expect(await readLines(bytes)).toEqual(GERMAN);
  });

  it('reads the special characters of Windows-1252, such as €', async () => {
    expect(await readLines(Buffer.from([0x41, 0x2c, 0x80, 0x35]))).toEqual([['A', '€5']]);
  });

  it('detects the delimiter of most lines, even if titles and amounts contain other delimiters', async () => {
    const text = 'Recap, November, 2026\nStore 1, A, B\nNr;DB 1;DB 2\n1;2,50;3,50\n2;2,50;3,50\n';
    expect(await readLines(text)).toEqual([
      ['Recap, November, 2026'],
      ['Store 1, A, B'],
      ['Nr', 'DB 1', 'DB 2'],
      ['1', '2,50', '3,50'],
      ['2', '2,50', '3,50'],
    ]);
  });

  it('reads quoted cells that contain delimiters and line ends', async () => {
    expect(await readLines('a,b\n"1,234.50","two\nlines ""quoted"""\n')).toEqual([
      ['a', 'b'],
      ['1,234.50', 'two\nlines "quoted"'],
    ]);
  });

  it('uses the delimiter that the file declares, without changing the line numbers', async () => {
    expect(await readLines('sep=;\r\na,b;c\r\n')).toEqual([[], ['a,b', 'c']]);
  });

  it('keeps empty lines between lines with content, and drops empty lines at the end', async () => {
    expect(await readLines('a,b\n,\n\n1,2,,\n,,\n\n')).toEqual([['a', 'b'], [], [], ['1', '2']]);
  });

  describe.each([
    ['an American Excel', ','],
    ['a German Excel', ';'],
  ])('a text file of %s', (program, delimiter) => {
    const lines = printedCells[program] as string[][];
    it.each([
      ['CSV', encodeWindows(formatAsExcel(lines, delimiter))],
      ['CSV UTF-8', Buffer.from(`\ufeff${formatAsExcel(lines, delimiter)}`)],
      ['Unicode Text', utf16(formatAsExcel(lines, '\t'))],
      ['Text (Tab delimited)', encodeWindows(formatAsExcel(lines, '\t'))],
    ])('reads the cells as the program showed them: %s', async (_encoding, bytes) => {
      expect(await readLines(bytes)).toEqual(lines);
    });
  });

  it.each([
    ['an American LibreOffice', 'libreoffice-us.csv'],
    ['a German LibreOffice', 'libreoffice-de-shown.csv'],
    ['a German LibreOffice', 'libreoffice-de-windows.csv'],
    ['a German LibreOffice', 'libreoffice-de-utf16.txt'],
  ])('reads the cells as %s showed them: %s', async (program, name) => {
    expect(await readLines(fixture(name))).toEqual(printedCells[program]);
  });

  it('reads the stored values of LibreOffice', async () => {
    expect((await readLines(fixture('libreoffice-de.csv'))).slice(1, 3)).toEqual([
      ['Vertragsnr', 'Kunde', 'Auslieferung', 'DB 1', 'DB 2'],
      ['1001', 'Müller', '11/05/2026', '1234.5', '-99'],
    ]);
  });

  it('reads pasted rows and returns their SHA-256', () => {
    expect(readPasted('Deal\tFront\n1\t5\n', limits)).toEqual({
      tabs: [],
      tab: null,
      encodings: [],
      lines: [
        ['Deal', 'Front'],
        ['1', '5'],
      ],
      sha256: createHash('sha256').update('Deal\tFront\n1\t5\n').digest('hex'),
    });
  });
});

describe('readFile with a workbook', () => {
  const day = { serial: 46_331 };

  it('reads texts, exact numbers, days, booleans and errors of Excel', async () => {
    const bytes = buildExcelWorkbook([
      {
        name: 'Recap',
        rows: [
          ['Deal', 'Stk'],
          [],
          [1001, '007', 1234.5, 0.1, day, { bool: true }, { error: '#DIV/0!' }, null],
        ],
      },
    ]);
    expect(await read(bytes)).toMatchObject({
      tabs: ['Recap'],
      tab: 'Recap',
      lines: [['Deal', 'Stk'], [], [1001, '007', 1234.5, 0.1, '2026-11-05', 'TRUE', '#DIV/0!']],
    });
  });

  it('reads days counted since 1900, including Excel’s February 29, 1900, or since 1904', async () => {
    const rows = [[{ serial: 1 }, { serial: 61 }, day]];
    expect(await readLines(buildExcelWorkbook([{ name: 'A', rows }]))).toEqual([
      ['1900-01-01', '1900-03-01', '2026-11-05'],
    ]);
    const laterRows = [[{ serial: 0 }, { serial: 46_331 - 1462 }]];
    expect(
      await readLines(buildExcelWorkbook([{ name: 'A', rows: laterRows }], { since1904: true })),
    ).toEqual([['1904-01-01', '2026-11-05']]);
  });

  it('lists the visible tabs, and reads the first tab or the selected tab', async () => {
    const bytes = buildExcelWorkbook([
      { name: 'Hidden', rows: [['h']], isHidden: true },
      { name: 'Nov & Dec', rows: [['n']] },
      { name: 'Oct', rows: [['o']] },
    ]);
    expect(await read(bytes)).toMatchObject({ tabs: ['Nov & Dec', 'Oct'], tab: 'Nov & Dec', lines: [['n']] });
    expect(await readLines(bytes, 'Oct')).toEqual([['o']]);
  });

  it.each([
    [
      'libreoffice-us.xlsx',
      ['Deal #', 'Stk No', 'Customer', 'Date', 'Front Gross', 'Back Gross'],
      [1002, '007', "O'Brien", '2026-11-06', -800.25, 0],
    ],
    [
      'libreoffice-de.xlsx',
      ['Vertragsnr', 'Kunde', 'Auslieferung', 'DB 1', 'DB 2'],
      [1002, 'Weiß', '2026-11-06', -800.25, 0],
    ],
  ])('reads %s of LibreOffice', async (name, headerRow, line) => {
    const lines = await readLines(fixture(name));
    expect(lines).toContainEqual(headerRow);
    expect(lines).toContainEqual(line);
  });
});

describe('readFile with an unreadable file', () => {
  const createOleFile = (text: string) =>
    Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from(text, 'utf16le')]);
  const workbook = buildExcelWorkbook([{ name: 'A', rows: [['a', 'b']] }]);

  it.each<[string, Uint8Array | string, RegExp]>([
    ['nothing', '', /^The file is empty\. Choose another file\.$/],
    ['blanks', '\n , ,\n', /^The file is empty\. Choose another file\.$/],
    [
      'a workbook without cells',
      buildExcelWorkbook([{ name: 'A', rows: [] }]),
      /^The file is empty\. Choose another file\.$/,
    ],
    ['a file of 20 MB and one byte', new Uint8Array(20_000_001), /larger than 20 MB/],
    ['an encrypted workbook', createOleFile('....EncryptedPackage'), /password-protected/],
    ['an old workbook', createOleFile('....Workbook'), /old Excel workbook/],
    ['a PDF', '%PDF-1.7 ...', /is actually a PDF/],
    ['a web page', '\ufeff<html><table><tr><td>1</table>', /is actually a web page/],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d', 'hex'), /isn’t a CSV file or an Excel workbook/],
    ['half of a workbook', workbook.slice(0, workbook.length / 2), /damaged/],
    [
      'a workbook with a wrong byte',
      workbook.map((byte, index) => (index === 60 ? byte ^ 255 : byte)),
      /damaged/,
    ],
    [
      'an OpenDocument workbook',
      zipSync({
        mimetype: [strToU8('application/vnd.oasis.opendocument.spreadsheet'), { level: 0 }],
        'content.xml': strToU8('<office:document-content/>'),
      }),
      /OpenDocument workbook \(ODS\)\. Save it in LibreOffice as XLSX/,
    ],
    [
      'an OpenDocument workbook with a compressed `mimetype` that is not the first part',
      zipSync({
        'META-INF/manifest.xml': strToU8('<manifest:manifest/>'),
        'content.xml': strToU8('<office:document-content/>'),
        mimetype: strToU8('application/vnd.oasis.opendocument.spreadsheet'),
      }),
      /OpenDocument workbook \(ODS\)\. Save it in LibreOffice as XLSX/,
    ],
    [
      'an OpenDocument text',
      zipSync({ 'content.xml': strToU8('a'), mimetype: strToU8('application/vnd.oasis.opendocument.text') }),
      /isn’t a CSV file or an Excel workbook/,
    ],
    ['another ZIP file', zipSync({ 'a.txt': strToU8('a') }), /isn’t a CSV file or an Excel workbook/],
    ['a line of 15 MB', 'a,'.repeat(7_500_000), /Row 1 has more than 1,000,000 characters/],
    ['a line with 201 columns', `a\n${'1,'.repeat(200)}1`, /Row 2 has more than 200 columns/],
    ['a cell of 32,768 characters', `a,${'x'.repeat(32_768)}`, /Row 1 has a cell with more than 32,767/],
    ['a text of 20,001 lines', 'a,b\n'.repeat(20_001), /more than 20,000 rows/],
    [
      'a workbook that ends at line 1,048,576',
      buildExcelWorkbook([{ name: 'A', rows: [['a']] }], {
        extra: {
          'xl/worksheets/sheet1.xml': strToU8(
            '<worksheet><sheetData><row r="1048576"><c r="A1048576"><v>1</v></c></row></sheetData></worksheet>',
          ),
        },
      }),
      /more than 20,000 rows/,
    ],
  ])('rejects %s', async (_case, bytes, expectedMessage) => {
    const before = process.cpuUsage();
    expect(await readErrorMessage(bytes)).toMatch(expectedMessage);
    expect(process.cpuUsage(before).user).toBeLessThan(30e6); // microseconds
  });

  /** Returns a workbook with a part of 3 MB and another size for that part in the ZIP directory. */
  const createWorkbookWithSize = (declaredSize: number) => {
    const workbookBytes = buildExcelWorkbook([{ name: 'A', rows: [['a']] }], {
      extra: { 'xl/worksheets/sheet1.xml': new Uint8Array(3_000_000) },
    });
    const bytes = Buffer.from(workbookBytes);
    const size = Buffer.alloc(4);
    size.writeUInt32LE(3_000_000);
    for (let index = bytes.indexOf(size); index >= 0; index = bytes.indexOf(size, index + 1))
      bytes.writeUInt32LE(declaredSize, index);
    return bytes;
  };

  it('rejects a workbook that unpacks to 300 MB, without unpacking it', async () => {
    expect(await readErrorMessage(createWorkbookWithSize(300_000_000))).toMatch(
      /larger than 100 MB when unpacked/,
    );
  });

  it.each([0, 1000])(
    'rejects a workbook with a part that is longer than the %i bytes in the directory',
    async declaredSize => {
      expect(await readErrorMessage(createWorkbookWithSize(declaredSize))).toMatch(/damaged/);
    },
  );
});
