import Papa from 'papaparse';
import { type ByteEncoding, decodeBytes, type EncodingChoice, findEncodings } from './encodings';
import { createUnknownKindError } from './fileKind';
import {
  createTooManyLinesError,
  type ReadLimits,
  type SheetTable,
  trimTable,
  UnreadableFileError,
} from './table';

/** Maximum length of a line. Longer lines are not part of a table and would take too long to read. */
const MAX_LINE_LENGTH = 1_000_000;

/**
 * Delimiters of cells with their weights. Commas weigh less, because titles and amounts contain them, too.
 */
const DELIMITERS = [
  [',', 1],
  [';', 1.5],
  ['\t', 1.5],
] as const;

/** Number of lines that are examined to detect the delimiter. */
const DELIMITER_SAMPLE_LINES = 100;

/** The text of a file, and the encodings to choose from if the file does not declare one. */
type DecodedText = { text: string; encodings: readonly EncodingChoice[] };

/**
 * Decodes UTF-8 or UTF-16 with or without a byte order mark. Decodes any other file in the selected or the
 * most likely encoding.
 * @throws UnreadableFileError for content that is not text
 */
export function decodeText(bytes: Uint8Array, selectedEncoding?: ByteEncoding): DecodedText {
  const unicode = detectUnicode(bytes);
  const encodings = unicode ? [] : findEncodings(bytes);
  const text = unicode
    ? new TextDecoder(unicode).decode(bytes)
    : decodeBytes(bytes, selectedEncoding ?? encodings[0]?.encoding ?? 'windows-1252');
  // Text tables do not contain these characters.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern searches for control characters
  if (/[\x00-\x08\x0e-\x1a]/.test(text)) throw createUnknownKindError();
  return { text, encodings };
}

function detectUnicode(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const [even, odd] = countZeros(bytes.subarray(0, 1024));
  if (even === 0 && odd > 0) return 'utf-16le';
  if (odd === 0 && even > 0) return 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return null;
  }
}

/** Counts the zero bytes at even and at odd positions. In UTF-16 all of them are at positions of one kind. */
function countZeros(bytes: Uint8Array): [number, number] {
  let [even, odd] = [0, 0];
  for (const [index, byte] of bytes.entries()) {
    if (byte !== 0) continue;
    if (index % 2 === 0) even += 1;
    else odd += 1;
  }
  return [even, odd];
}

/**
 * Parses CSV, TSV or cells copied from a spreadsheet.
 * @throws UnreadableFileError
 */
export function parseTextTable(text: string, limits: ReadLimits): SheetTable {
  assertLineLengths(text);
  // Excel declares the delimiter this way. It is a line of the file but not of the table.
  const [first, declaredDelimiter] = /^sep=(.)(?=\r?\n)/i.exec(text) ?? [];
  const content = first ? text.slice(first.length) : text;
  const { data } = Papa.parse<string[]>(content, {
    delimiter: declaredDelimiter ?? detectDelimiter(content),
    preview: limits.lines + DELIMITER_SAMPLE_LINES,
  });
  if (data.length === limits.lines + DELIMITER_SAMPLE_LINES) throw createTooManyLinesError(limits);
  return { tabs: [], tab: null, lines: trimTable(data, limits) };
}

function assertLineLengths(text: string): void {
  const line = text.split(/\r\n|\n|\r/).findIndex(({ length }) => length > MAX_LINE_LENGTH);
  if (line < 0) return;
  throw new UnreadableFileError(
    `Row ${line + 1} has more than 1,000,000 characters. Shorten it, then try again.`,
  );
}

/**
 * Returns the delimiter that splits the most lines into the same number of cells; more cells score higher.
 */
function detectDelimiter(text: string): string {
  const scoredDelimiters = DELIMITERS.map(([delimiter, weight]) => ({
    delimiter,
    score: weight * scoreDelimiter(text, delimiter),
  }));
  return scoredDelimiters.reduce((best, candidate) => (candidate.score > best.score ? candidate : best))
    .delimiter;
}

function scoreDelimiter(text: string, delimiter: string): number {
  const { data } = Papa.parse<string[]>(text, {
    delimiter,
    preview: DELIMITER_SAMPLE_LINES,
    skipEmptyLines: true,
  });
  const counts = new Map<number, number>();
  for (const { length } of data) counts.set(length, (counts.get(length) ?? 0) + 1);
  return Math.max(0, ...[...counts].map(([width, lines]) => (width - 1) * lines));
}
