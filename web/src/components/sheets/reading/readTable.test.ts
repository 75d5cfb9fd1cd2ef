import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { strToU8, zipSync } from 'fflate';
import { excelWorkbook } from './fixtures/excelWorkbook';
import { readFile, readPasted } from './readTable';

const limits = { lines: 20_000 };

const read = (bytes: Uint8Array | string, tab?: string) =>
  readFile(new Blob([bytes as never]), limits, tab ? { tab } : {});
const linesOf = async (bytes: Uint8Array | string, tab?: string) => (await read(bytes, tab)).lines;
const sentenceOf = (bytes: Uint8Array | string) =>
  read(bytes).then(
    () => 'read',
    (error: Error) => error.message,
  );

const utf16 = (text: string, { isBig = false, hasMark = true } = {}) => {
  const bytes = Buffer.from(`${hasMark ? '\ufeff' : ''}${text}`, 'utf16le');
  return isBig ? bytes.swap16() : bytes;
};

/** As LibreOffice 7.4 wrote it. */
const fixture = (name: string) => readFileSync(new URL(`./fixtures/${name}`, import.meta.url));

/** What is printed with formats of accounting, by who wrote it; what its cells mean, `samples.test.ts` of the api says. */
const printed: Readonly<Record<string, readonly string[][]>> = JSON.parse(String(fixture('printed.json')));

/** As Excel saves the lines: all of the same width, each ended, a cell in quotes that holds a comma or what parts them. */
const ofExcel = (lines: readonly string[][], delimiter: string) =>
  lines
    .map(cells => Array.from({ length: 5 }, (_, at) => cells[at] ?? ''))
    .map(cells => cells.map(cell => (/[",]/.test(cell) && delimiter !== ';' ? `"${cell}"` : cell)))
    .map(cells => `${cells.join(delimiter)}\r\n`)
    .join('');

const ofWindows = (text: string) =>
  Buffer.from(text.replaceAll('€', '\x80').replaceAll('’', '\x92'), 'latin1');

const GERMAN = [
  ['Vertragsnr', 'Kunde', 'DB 1'],
  ['1001', 'Müller & Söhne', '1.234,50'],
];
const germanText = (delimiter: string) => GERMAN.map(cells => cells.join(delimiter)).join('\r\n');

describe('text', () => {
  it.each([
    ['UTF-8', Buffer.from(germanText(';'))],
    ['UTF-8 with a mark, as Excel’s "CSV UTF-8"', Buffer.from(`\ufeff${germanText(';')}`)],
    ['Windows-1252, as a German Excel’s "CSV"', Buffer.from(germanText(';'), 'latin1')],
    ['UTF-16 with tabs, as Excel’s "Unicode text"', utf16(germanText('\t'))],
    ['UTF-16 of a big end', utf16(germanText('\t'), { isBig: true })],
    ['UTF-16 without a mark', utf16(germanText('\t'), { hasMark: false })],
    ['UTF-16 of a big end without a mark', utf16(germanText('\t'), { isBig: true, hasMark: false })],
    ['lines that end with CR alone', Buffer.from(germanText(';').replaceAll('\r\n', '\r'))],
  ])('is read in %s', async (_how, bytes) => {
    expect(await linesOf(bytes)).toEqual(GERMAN);
  });

  it('in Windows-1252 has its own signs, such as €', async () => {
    expect(await linesOf(Buffer.from([0x41, 0x2c, 0x80, 0x35]))).toEqual([['A', '€5']]);
  });

  it('is parted by what parts its lines alike, whatever its titles and amounts hold', async () => {
    const text = 'Recap, November, 2026\nStore 1, A, B\nNr;DB 1;DB 2\n1;2,50;3,50\n2;2,50;3,50\n';
    expect(await linesOf(text)).toEqual([
      ['Recap, November, 2026'],
      ['Store 1, A, B'],
      ['Nr', 'DB 1', 'DB 2'],
      ['1', '2,50', '3,50'],
      ['2', '2,50', '3,50'],
    ]);
  });

  it('has quoted cells with signs and ends of lines in them', async () => {
    expect(await linesOf('a,b\n"1,234.50","two\nlines ""quoted"""\n')).toEqual([
      ['a', 'b'],
      ['1,234.50', 'two\nlines "quoted"'],
    ]);
  });

  it('that says how it is parted, is: the lines keep their numbers', async () => {
    expect(await linesOf('sep=;\r\na,b;c\r\n')).toEqual([[], ['a,b', 'c']]);
  });

  it('keeps empty lines between others, and none at its end', async () => {
    expect(await linesOf('a,b\n,\n\n1,2,,\n,,\n\n')).toEqual([['a', 'b'], [], [], ['1', '2']]);
  });

  describe.each([
    ['an American Excel', ','],
    ['a German Excel', ';'],
  ])('of %s', (who, delimiter) => {
    const lines = printed[who] as string[][];
    it.each([
      ['CSV', ofWindows(ofExcel(lines, delimiter))],
      ['CSV UTF-8', Buffer.from(`\ufeff${ofExcel(lines, delimiter)}`)],
      ['Unicode Text', utf16(ofExcel(lines, '\t'))],
      ['Text (Tab delimited)', ofWindows(ofExcel(lines, '\t'))],
    ])('is read as it was shown there: %s', async (_how, bytes) => {
      expect(await linesOf(bytes)).toEqual(lines);
    });
  });

  it.each([
    ['an American LibreOffice', 'libreoffice-us.csv'],
    ['a German LibreOffice', 'libreoffice-de-shown.csv'],
    ['a German LibreOffice', 'libreoffice-de-windows.csv'],
    ['a German LibreOffice', 'libreoffice-de-utf16.txt'],
  ])('of %s is read as it was shown there: %s', async (who, name) => {
    expect(await linesOf(fixture(name))).toEqual(printed[who]);
  });

  it('of LibreOffice is read as it is stored', async () => {
    expect((await linesOf(fixture('libreoffice-de.csv'))).slice(1, 3)).toEqual([
      ['Vertragsnr', 'Kunde', 'Auslieferung', 'DB 1', 'DB 2'],
      ['1001', 'Müller', '11/05/2026', '1234.5', '-99'],
    ]);
  });

  it('that was pasted is read, and known by its SHA-256', () => {
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

describe('a workbook', () => {
  const day = { serial: 46_331 };

  it('of Excel is read: texts, exact numbers, days, flags and errors', async () => {
    const bytes = excelWorkbook([
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

  it('counts its days since 1900, with the 29th of February that there was not, or since 1904', async () => {
    const rows = [[{ serial: 1 }, { serial: 61 }, day]];
    expect(await linesOf(excelWorkbook([{ name: 'A', rows }]))).toEqual([
      ['1900-01-01', '1900-03-01', '2026-11-05'],
    ]);
    const later = [[{ serial: 0 }, { serial: 46_331 - 1462 }]];
    expect(await linesOf(excelWorkbook([{ name: 'A', rows: later }], { since1904: true }))).toEqual([
      ['1904-01-01', '2026-11-05'],
    ]);
  });

  it('has tabs, of which the first that one can see is read, or the one that is chosen', async () => {
    const bytes = excelWorkbook([
      { name: 'Hidden', rows: [['h']], isHidden: true },
      { name: 'Nov & Dec', rows: [['n']] },
      { name: 'Oct', rows: [['o']] },
    ]);
    expect(await read(bytes)).toMatchObject({ tabs: ['Nov & Dec', 'Oct'], tab: 'Nov & Dec', lines: [['n']] });
    expect(await linesOf(bytes, 'Oct')).toEqual([['o']]);
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
  ])('of LibreOffice is read: %s', async (name, head, line) => {
    const lines = await linesOf(fixture(name));
    expect(lines).toContainEqual(head);
    expect(lines).toContainEqual(line);
  });
});

describe('what is refused, each with a sentence:', () => {
  const ole = (text: string) =>
    Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from(text, 'utf16le')]);
  const workbook = excelWorkbook([{ name: 'A', rows: [['a', 'b']] }]);

  it.each<[string, Uint8Array | string, RegExp]>([
    ['nothing', '', /^The file is empty\.$/],
    ['blanks', '\n , ,\n', /^The file is empty\.$/],
    ['a workbook without cells', excelWorkbook([{ name: 'A', rows: [] }]), /^The file is empty\.$/],
    ['20 MB and a byte', new Uint8Array(20_000_001), /more than 20 MB/],
    ['an encrypted workbook', ole('....EncryptedPackage'), /encrypted/],
    ['an old workbook', ole('....Workbook'), /old Excel workbook/],
    ['a PDF', '%PDF-1.7 ...', /is a PDF/],
    ['a web page', '\ufeff<html><table><tr><td>1</table>', /is a web page/],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d', 'hex'), /neither a CSV nor an Excel workbook/],
    ['half a workbook', workbook.slice(0, workbook.length / 2), /damaged/],
    ['a workbook with a wrong byte', workbook.map((byte, at) => (at === 60 ? byte ^ 255 : byte)), /damaged/],
    [
      'a workbook of LibreOffice’s own',
      zipSync({
        mimetype: [strToU8('application/vnd.oasis.opendocument.spreadsheet'), { level: 0 }],
        'content.xml': strToU8('<office:document-content/>'),
      }),
      /OpenDocument workbook \(ODS\)\. Save it in LibreOffice as XLSX/,
    ],
    [
      'one of which the `mimetype` is packed and not the first part',
      zipSync({
        'META-INF/manifest.xml': strToU8('<manifest:manifest/>'),
        'content.xml': strToU8('<office:document-content/>'),
        mimetype: strToU8('application/vnd.oasis.opendocument.spreadsheet'),
      }),
      /OpenDocument workbook \(ODS\)\. Save it in LibreOffice as XLSX/,
    ],
    [
      'a text of LibreOffice',
      zipSync({ 'content.xml': strToU8('a'), mimetype: strToU8('application/vnd.oasis.opendocument.text') }),
      /neither a CSV nor an Excel workbook/,
    ],
    ['another zip', zipSync({ 'a.txt': strToU8('a') }), /neither a CSV nor an Excel workbook/],
    ['one line of 15 MB', 'a,'.repeat(7_500_000), /Line 1 has more than 1,000,000 characters/],
    ['201 columns', `a\n${'1,'.repeat(200)}1`, /Line 2 has more than 200 columns/],
    ['a cell of 32,768 characters', `a,${'x'.repeat(32_768)}`, /Line 1 has a cell of more than 32,767/],
    ['20,001 lines', 'a,b\n'.repeat(20_001), /more than 20,000 lines/],
    [
      'a workbook that ends at line 1,048,576',
      excelWorkbook([{ name: 'A', rows: [['a']] }], {
        extra: {
          'xl/worksheets/sheet1.xml': strToU8(
            '<worksheet><sheetData><row r="1048576"><c r="A1048576"><v>1</v></c></row></sheetData></worksheet>',
          ),
        },
      }),
      /more than 20,000 lines/,
    ],
  ])('%s', async (_what, bytes, sentence) => {
    const before = process.cpuUsage();
    expect(await sentenceOf(bytes)).toMatch(sentence);
    expect(process.cpuUsage(before).user).toBeLessThan(30e6); // microseconds
  });

  /** A workbook of which a part has 3 MB, and another size in the directory. */
  const sized = (said: number) => {
    const honest = excelWorkbook([{ name: 'A', rows: [['a']] }], {
      extra: { 'xl/worksheets/sheet1.xml': new Uint8Array(3_000_000) },
    });
    const bytes = Buffer.from(honest);
    const size = Buffer.alloc(4);
    size.writeUInt32LE(3_000_000);
    for (let at = bytes.indexOf(size); at >= 0; at = bytes.indexOf(size, at + 1))
      bytes.writeUInt32LE(said, at);
    return bytes;
  };

  it('a workbook that unpacks to 300 MB, without unpacking it', async () => {
    expect(await sentenceOf(sized(300_000_000))).toMatch(/unpacks to more than 100 MB/);
  });

  it.each([0, 1000])('one whose directory says %i bytes, when its parts are longer', async said => {
    expect(await sentenceOf(sized(said))).toMatch(/damaged/);
  });
});
