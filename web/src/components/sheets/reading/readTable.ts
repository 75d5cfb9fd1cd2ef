import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { ByteEncoding, EncodingChoice } from './encodings';
import { kindOf } from './kinds';
import { type Limits, MOST_BYTES, type Table, Unreadable } from './table';
import { decodeText, tableOfText } from './text';
import { tableOfWorkbook } from './workbook';

/** A table with the SHA-256 of the bytes or of the text that it was read from, in hexadecimal digits. */
export type ReadTable = Table & {
  sha256: string;
  /** In which ways its letters can be read, the likeliest first; none where the file says it. */
  encodings: readonly EncodingChoice[];
};

/** What of a file is to be read, and how. */
export type ReadOptions = { tab?: string; encoding?: ByteEncoding };

/** Reads a file, whatever it is called. @throws Unreadable with a sentence for people */
export async function readFile(
  file: Blob,
  limits: Limits,
  { tab, encoding }: ReadOptions = {},
): Promise<ReadTable> {
  if (file.size > MOST_BYTES)
    throw new Unreadable('The file has more than 20 MB, which is too much to read.');
  const bytes = new Uint8Array(await file.arrayBuffer());
  // Not the browser's own: it has none on a plain http address of the house's network.
  const hash = (of: Uint8Array) => bytesToHex(sha256(of));
  if (kindOf(bytes) === 'workbook')
    return { ...(await tableOfWorkbook(bytes, limits, tab)), sha256: hash(bytes), encodings: [] };
  const { text, encodings } = decodeText(bytes, encoding);
  const isReadOtherwise = encoding !== undefined && encoding !== encodings[0]?.encoding;
  // The lines of a file that is read otherwise are other lines: the server knows files by their hash.
  return {
    ...tableOfText(text, limits),
    sha256: hash(isReadOtherwise ? utf8ToBytes(text) : bytes),
    encodings,
  };
}

/** Reads what was pasted. @throws Unreadable */
export function readPasted(text: string, limits: Limits): ReadTable {
  // The server stores no other characters.
  const whole = text.replaceAll('\0', '').toWellFormed();
  const bytes = utf8ToBytes(whole);
  if (bytes.length > MOST_BYTES)
    throw new Unreadable('The rows have more than 20 MB, which is too much to read.');
  return { ...tableOfText(whole, limits), sha256: bytesToHex(sha256(bytes)), encodings: [] };
}
