import { Unreadable } from './table';

/** How a file is read. */
export type Kind = 'text' | 'workbook';

const startsWith = (bytes: Uint8Array, ...start: readonly number[]) =>
  start.every((byte, index) => bytes[index] === byte);

const NEITHER = 'This file is neither a CSV nor an Excel workbook (XLSX).';

/** Office's old container, by which encrypted workbooks come too: then it names its parts, in UTF-16. */
const isEncrypted = (bytes: Uint8Array) => {
  const name = [...'EncryptedPackage'].flatMap(letter => [letter.charCodeAt(0), 0]);
  for (let at = bytes.indexOf(name[0] as number); at >= 0; at = bytes.indexOf(name[0] as number, at + 1)) {
    if (name.every((byte, index) => bytes[at + index] === byte)) return true;
  }
  return false;
};

/**
 * What a file is by its bytes, whatever it is called.
 * @throws Unreadable for what can be told to be something else
 */
export function kindOf(bytes: Uint8Array): Kind {
  if (bytes.length === 0) throw new Unreadable('The file is empty.');
  const begin = new TextDecoder('latin1').decode(bytes.subarray(0, 512));
  if (startsWith(bytes, 0x50, 0x4b)) return 'workbook';
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) {
    throw new Unreadable(
      isEncrypted(bytes)
        ? 'The workbook is encrypted. Save it in Excel without a password, and choose it again.'
        : 'This is an old Excel workbook (XLS). Save it in Excel as XLSX, and choose it again.',
    );
  }
  if (startsWith(bytes, 0x25, 0x50, 0x44, 0x46)) {
    throw new Unreadable('This is a PDF, whatever it is called. Ask for the same list as CSV or Excel.');
  }
  const text = begin.trimStart().toLowerCase();
  if (/^(<!doctype html|<html|<table)/.test(text.replace(/^[^<]{0,3}/, ''))) {
    throw new Unreadable(
      'This is a web page, whatever it is called. Open it in Excel, save it as XLSX, and choose it again.',
    );
  }
  return 'text';
}

export const neither = () => new Unreadable(NEITHER);
