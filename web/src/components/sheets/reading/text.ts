import Papa from 'papaparse';
import { type ByteEncoding, decodeBytes, type EncodingChoice, findEncodings } from './encodings';
import { neither } from './kinds';
import { type Limits, type Table, tooManyLines, trimmed, Unreadable } from './table';

/** No line of a table is longer; one that is would keep the reader busy for long. */
const LONGEST_LINE = 1_000_000;

/** What parts cells, with its weight: commas stand in titles and in amounts too. */
const DELIMITERS = [
  [',', 1],
  [';', 1.5],
  ['\t', 1.5],
] as const;

/** Looked at to tell what parts the cells. */
const LOOKED_AT = 100;

/** The text of a file, and the encodings to choose from where the file does not say which it has. */
type DecodedText = { text: string; encodings: readonly EncodingChoice[] };

/**
 * Decodes UTF-8 or UTF-16 with or without a mark, else the encoding that is wanted or is the likeliest.
 * @throws Unreadable for what is no text
 */
export function decodeText(bytes: Uint8Array, wanted?: ByteEncoding): DecodedText {
  const unicode = unicodeOf(bytes);
  const encodings = unicode ? [] : findEncodings(bytes);
  const text = unicode
    ? new TextDecoder(unicode).decode(bytes)
    : decodeBytes(bytes, wanted ?? encodings[0]?.encoding ?? 'windows-1252');
  // Of text, no table has such characters.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  if (/[\x00-\x08\x0e-\x1a]/.test(text)) throw neither();
  return { text, encodings };
}

function unicodeOf(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const [even, odd] = zerosIn(bytes.subarray(0, 1024));
  if (even === 0 && odd > 0) return 'utf-16le';
  if (odd === 0 && even > 0) return 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return null;
  }
}

/** How many bytes are 0, at even places and at odd ones: in UTF-16 they are all at the same. */
function zerosIn(bytes: Uint8Array): [number, number] {
  let [even, odd] = [0, 0];
  for (const [index, byte] of bytes.entries()) {
    if (byte !== 0) continue;
    if (index % 2 === 0) even += 1;
    else odd += 1;
  }
  return [even, odd];
}

/** Rows of cells out of CSV, TSV or what a spreadsheet copies. @throws Unreadable */
export function tableOfText(text: string, limits: Limits): Table {
  refuseLongLines(text);
  // Excel's own way to say what parts the cells. It is no line of the table, and a line of the file.
  const [first, said] = /^sep=(.)(?=\r?\n)/i.exec(text) ?? [];
  const content = first ? text.slice(first.length) : text;
  const { data } = Papa.parse<string[]>(content, {
    delimiter: said ?? delimiterOf(content),
    preview: limits.lines + LOOKED_AT,
  });
  if (data.length === limits.lines + LOOKED_AT) throw tooManyLines(limits);
  return { tabs: [], tab: null, lines: trimmed(data, limits) };
}

function refuseLongLines(text: string): void {
  const line = text.split(/\r\n|\n|\r/).findIndex(({ length }) => length > LONGEST_LINE);
  if (line < 0) return;
  throw new Unreadable(
    `Line ${line + 1} has more than 1,000,000 characters: this is no table that can be read.`,
  );
}

/** The sign by which the most lines have the same number of cells, and the most cells. */
function delimiterOf(text: string): string {
  const scored = DELIMITERS.map(([delimiter, weight]) => ({
    delimiter,
    score: weight * scoreOf(text, delimiter),
  }));
  return scored.reduce((best, each) => (each.score > best.score ? each : best)).delimiter;
}

function scoreOf(text: string, delimiter: string): number {
  const { data } = Papa.parse<string[]>(text, { delimiter, preview: LOOKED_AT, skipEmptyLines: true });
  const counts = new Map<number, number>();
  for (const { length } of data) counts.set(length, (counts.get(length) ?? 0) + 1);
  return Math.max(0, ...[...counts].map(([width, lines]) => (width - 1) * lines));
}
