import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { kindOf } from './kinds';
import { type Limits, MOST_BYTES, type Table, Unreadable } from './table';
import { decoded, tableOfText } from './text';
import { tableOfWorkbook } from './workbook';

/** A table with the SHA-256 of the bytes or of the text that it was read from, in hexadecimal digits. */
export type ReadTable = Table & { sha256: string };

/** Reads a file, whatever it is called. @throws Unreadable with a sentence for people */
export async function readFile(file: Blob, limits: Limits, tab?: string): Promise<ReadTable> {
  if (file.size > MOST_BYTES)
    throw new Unreadable('The file has more than 20 MB, which is too much to read.');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const table =
    kindOf(bytes) === 'workbook'
      ? await tableOfWorkbook(bytes, limits, tab)
      : tableOfText(decoded(bytes), limits);
  // Not the browser's own: it has none on a plain http address of the house's network.
  return { ...table, sha256: bytesToHex(sha256(bytes)) };
}

/** Reads what was pasted. @throws Unreadable */
export function readPasted(text: string, limits: Limits): ReadTable {
  // The server stores no other characters.
  const whole = text.replaceAll('\0', '').toWellFormed();
  const bytes = utf8ToBytes(whole);
  if (bytes.length > MOST_BYTES)
    throw new Unreadable('The rows have more than 20 MB, which is too much to read.');
  return { ...tableOfText(whole, limits), sha256: bytesToHex(sha256(bytes)) };
}
