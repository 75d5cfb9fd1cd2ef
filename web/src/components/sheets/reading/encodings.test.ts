import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type ByteEncoding, decodeBytes, findEncodings } from './encodings';
import { readFile } from './readTable';

const limits = { lines: 1_000 };
const fixture = (name: string) => readFileSync(new URL(`./fixtures/${name}`, import.meta.url));
const readLines = async (bytes: Uint8Array, encoding?: ByteEncoding) =>
  (await readFile(new Blob([bytes as never]), limits, encoding ? { encoding } : {})).lines;

const NAMES = [
  ['Deal #', 'Customer', 'Salesperson', 'Notes', 'Front Gross'],
  ['1001', 'Inés Muñoz', 'José García', 'Señor Núñez called', '1,234.50'],
  ['1002', "Joe O'Brien", 'François Lefèvre', "Joe's trade", '99.00'],
  ['1003', 'Jürgen Groß', 'Ángel Peña', '', '0'],
];

/** Encodes a text as each system does. Other programs wrote the fixtures. */
const encodeMac = (text: string) =>
  encodeBytes(text, {
    á: 0x87,
    é: 0x8e,
    í: 0x92,
    ñ: 0x96,
    ó: 0x97,
    ú: 0x9c,
    ü: 0x9f,
    ä: 0x8a,
    Ñ: 0x84,
    É: 0x83,
  });
const encodeDos = (text: string) =>
  encodeBytes(text, {
    á: 0xa0,
    é: 0x82,
    í: 0xa1,
    ñ: 0xa4,
    ó: 0xa2,
    ú: 0xa3,
    ü: 0x81,
    ä: 0x84,
    Ñ: 0xa5,
    É: 0x90,
  });
const encodeWindows = (text: string) =>
  encodeBytes(text, {
    '’': 0x92,
    '“': 0x93,
    '”': 0x94,
    '–': 0x96,
    '—': 0x97,
    '™': 0x99,
    '€': 0x80,
    '…': 0x85,
  });
const encodeBytes = (text: string, codes: Record<string, number>) =>
  Uint8Array.from(text, character => codes[character] ?? character.charCodeAt(0));

const detectEncoding = (bytes: Uint8Array) => findEncodings(bytes)[0].encoding;

describe('a file of names', () => {
  it.each(['names-windows.csv', 'names-mac.csv', 'names-dos-850.csv'])(
    'reads the names in the file %s',
    async name => {
      expect(await readLines(fixture(name))).toEqual(NAMES);
    },
  );

  it('reads names in the older DOS code page, which has no Á', async () => {
    const names = NAMES.map(cells => cells.map(cell => cell.replace('Ángel', 'Andrés')));
    expect(await readLines(fixture('names-dos-437.csv'))).toEqual(names);
  });
});

it.each(['Inés', 'MUÑOZ', 'García', 'JOSÉ', 'Jürgen', 'Núñez', 'Díaz', 'Ramírez', 'López', 'Häuser', 'Peña'])(
  'detects the encoding of a file from the name %s alone',
  name => {
    const line = `1001,${name} Smith,5.00`;
    expect(detectEncoding(encodeBytes(line, {}))).toBe('windows-1252');
    expect(detectEncoding(encodeMac(line))).toBe('macintosh');
    expect(detectEncoding(encodeDos(line))).toBe('cp850');
  },
);

it.each([
  'Joe’s Auto',
  'O’Brien',
  'a “demo” car',
  'F–150',
  '2010–2012',
  'Ann – Bo — Cy',
  'Tacoma™ SR5',
  '1.234,50 €',
  'etc…',
  'call\u00a0back',
])('does not read the Windows punctuation in %s as letters', text => {
  expect(detectEncoding(encodeWindows(text))).toBe('windows-1252');
});

it('offers each different reading of the letters once, with a sample of two cells', () => {
  const [first, ...others] = findEncodings(fixture('names-mac.csv'));
  expect(first).toEqual({ encoding: 'macintosh', sample: 'Inés Muñoz, José García' });
  expect(others).toHaveLength(2);
  expect(others).toContainEqual({ encoding: 'windows-1252', sample: 'InŽs Mu–oz, JosŽ Garc’a' });
  expect(others).toContainEqual({ encoding: 'cp850', sample: 'InÄs Muûoz, JosÄ GarcÆa' });
});

it('offers no encodings when a file declares its encoding', async () => {
  const { encodings } = await readFile(new Blob(['Deal,Customer\n1,Inés\n']), limits);
  expect(encodings).toEqual([]);
});

it('reads a file in the selected encoding, with a different hash for each encoding', async () => {
  const bytes = fixture('names-mac.csv');
  const hash = createHash('sha256').update(bytes).digest('hex');
  const blob = new Blob([bytes as never]);
  expect((await readFile(blob, limits)).sha256).toBe(hash);
  expect((await readFile(blob, limits, { encoding: 'macintosh' })).sha256).toBe(hash);
  const { lines, sha256 } = await readFile(blob, limits, { encoding: 'windows-1252' });
  expect(lines[1]?.[1]).toBe('InŽs Mu–oz');
  expect(sha256).not.toBe(hash);
});

it('decodes every byte of the DOS code pages', () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte);
  for (const encoding of ['cp850', 'cp437'] as const) {
    const text = decodeBytes(bytes, encoding);
    expect(text).toHaveLength(256);
    expect(new Set(text).size).toBe(256);
    expect(text.slice(0, 128)).toBe(String.fromCharCode(...bytes.subarray(0, 128)));
  }
});
