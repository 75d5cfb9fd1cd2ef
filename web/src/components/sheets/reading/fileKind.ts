import { UnreadableFileError } from './table';

export type SheetFileKind = 'text' | 'workbook';

const startsWith = (bytes: Uint8Array, ...prefix: readonly number[]) =>
  prefix.every((byte, index) => bytes[index] === byte);

const UNKNOWN_KIND_MESSAGE = 'This isn’t a CSV file or an Excel workbook (XLSX). Choose another file.';

/** Encrypted workbooks are OLE containers, as old XLS files are. They contain this stream name in UTF-16. */
const isEncrypted = (bytes: Uint8Array) => {
  const name = [...'EncryptedPackage'].flatMap(letter => [letter.charCodeAt(0), 0]);
  for (
    let offset = bytes.indexOf(name[0] as number);
    offset >= 0;
    offset = bytes.indexOf(name[0] as number, offset + 1)
  ) {
    if (name.every((byte, index) => bytes[offset + index] === byte)) return true;
  }
  return false;
};

/**
 * Returns the kind of a file. The kind depends on its bytes and not on its name.
 * @throws UnreadableFileError for a file of a known kind that cannot be read
 */
export function detectFileKind(bytes: Uint8Array): SheetFileKind {
  if (bytes.length === 0) throw new UnreadableFileError('The file is empty. Choose another file.');
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 512));
  if (startsWith(bytes, 0x50, 0x4b)) return 'workbook';
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) {
    throw new UnreadableFileError(
      isEncrypted(bytes)
        ? 'The workbook is password-protected. Save it in Excel without a password, then choose it again.'
        : 'This is an old Excel workbook (XLS). Save it in Excel as XLSX, then choose it again.',
    );
  }
  if (startsWith(bytes, 0x25, 0x50, 0x44, 0x46)) {
    throw new UnreadableFileError('This file is actually a PDF. Ask for the same list as CSV or Excel.');
  }
  const text = start.trimStart().toLowerCase();
  if (/^(<!doctype html|<html|<table)/.test(text.replace(/^[^<]{0,3}/, ''))) {
    throw new UnreadableFileError(
      'This file is actually a web page. Open it in Excel, save it as XLSX, then choose it again.',
    );
  }
  return 'text';
}

export const createUnknownKindError = () => new UnreadableFileError(UNKNOWN_KIND_MESSAGE);
