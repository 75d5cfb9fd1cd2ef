import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { ByteEncoding, EncodingChoice } from './encodings';
import { detectFileKind } from './fileKind';
import { MAX_FILE_BYTES, type ReadLimits, type SheetTable, UnreadableFileError } from './table';
import { decodeText, parseTextTable } from './textFile';
import { parseWorkbook } from './workbook';

/** A table with the SHA-256 of its bytes or text, in hexadecimal digits. */
export type ReadTable = SheetTable & {
  sha256: string;
  /**
   * The encodings to choose from, the most likely encoding first; empty if the file declares its encoding.
   */
  encodings: readonly EncodingChoice[];
};

/** The part of a file to read, and its encoding. */
export type ReadOptions = { tab?: string; encoding?: ByteEncoding };

/**
 * Reads a file, independent of its name.
 * @throws UnreadableFileError with a message for the person
 */
export async function readFile(
  file: Blob,
  limits: ReadLimits,
  { tab, encoding }: ReadOptions = {},
): Promise<ReadTable> {
  if (file.size > MAX_FILE_BYTES)
    throw new UnreadableFileError('The file is larger than 20 MB. Choose a smaller file.');
  const bytes = new Uint8Array(await file.arrayBuffer());
  // The browser's own hash function is missing on plain http addresses, such as in a local network.
  const hash = (content: Uint8Array) => bytesToHex(sha256(content));
  if (detectFileKind(bytes) === 'workbook')
    return { ...(await parseWorkbook(bytes, limits, tab)), sha256: hash(bytes), encodings: [] };
  const { text, encodings } = decodeText(bytes, encoding);
  const hasOtherEncoding = encoding !== undefined && encoding !== encodings[0]?.encoding;
  // Another encoding yields other lines, so it needs another hash: the server identifies files by their hash.
  return {
    ...parseTextTable(text, limits),
    sha256: hash(hasOtherEncoding ? utf8ToBytes(text) : bytes),
    encodings,
  };
}

/**
 * Reads pasted rows.
 * @throws UnreadableFileError
 */
export function readPasted(text: string, limits: ReadLimits): ReadTable {
  // The server cannot store NUL characters and lone surrogates.
  const storableText = text.replaceAll('\0', '').toWellFormed();
  const bytes = utf8ToBytes(storableText);
  if (bytes.length > MAX_FILE_BYTES)
    throw new UnreadableFileError('The rows are larger than 20 MB. Paste fewer rows.');
  return { ...parseTextTable(storableText, limits), sha256: bytesToHex(sha256(bytes)), encodings: [] };
}
