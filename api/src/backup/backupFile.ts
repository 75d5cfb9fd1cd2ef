import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isNativeError } from 'node:util/types';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';
import { BackupError } from './backupError.ts';

/** The head of a backup. */
export interface BackupHeader {
  /** When it was taken, as an ISO instant. */
  readonly takenAt: string;
  /** The migrations that its tables are made by, in their order. */
  readonly migrations: readonly string[];
}

/** One step of a restore. */
export type Step =
  | {
      readonly kind: 'rows';
      readonly table: string;
      readonly copy: string;
      readonly lines: AsyncIterable<Buffer>;
    }
  | { readonly kind: 'sequence'; readonly setval: string };

const TITLE = '-- Salesfloor backup, format 1';
const END = '-- complete';
const COPY = /^copy public\."(?<table>\w+)" \("\w+"(, "\w+")*\) from stdin;$/;
const SETVAL = /^select setval\('public\."\w+"', \d+\);$/;
const END_OF_ROWS = '\\.';

const header = z.object({ takenAt: z.iso.datetime(), migrations: z.array(z.string()) });

export const copyCommand = (table: string, columns: readonly string[]) =>
  `copy public."${table}" (${columns.map(column => `"${column}"`).join(', ')}) from stdin;`;
export const setvalCommand = (sequence: string, value: string) =>
  `select setval('public."${sequence}"', ${value});`;

/** The text around what `content` yields, in the form of a script for psql. */
async function* framed(about: BackupHeader, content: AsyncIterable<Buffer | string>) {
  yield `${TITLE}\n-- ${JSON.stringify(about)}\nset session_replication_role = replica;\n`;
  yield* content;
  yield `${END}\n`;
}

/** Ends the rows of a table, each of which is one line: COPY escapes the line breaks in a value. */
export const endOfRows = `${END_OF_ROWS}\n`;

/** Writes the whole file or none: under a name of its own first, flushed to the disk, then renamed. Only its owner may read it. */
export async function writeBackup(
  file: string,
  about: BackupHeader,
  content: AsyncIterable<Buffer | string>,
  signal?: AbortSignal,
): Promise<void> {
  const unfinished = `${file}.unfinished`;
  try {
    const to = createWriteStream(unfinished, { mode: 0o600 });
    await pipeline(framed(about, content), createGzip(), to, { ...(signal && { signal }) });
    const written = await open(unfinished, 'r+');
    await written.sync().finally(() => written.close());
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/**
 * Reads a backup step by step. The rows of a step have to be read to their end before the next step is read. The whole
 * file is decompressed once before: its checksum stands at its end, and damaged bytes before it may look like rows.
 * @throws BackupError when the file is none of ours, is damaged or incomplete
 */
export async function readBackup(
  file: string,
): Promise<{ readonly about: BackupHeader; readonly steps: AsyncIterable<Step> }> {
  await checkWhole(file);
  const lines = linesOf(file);
  const [title, about] = [await textOf(lines), await textOf(lines)];
  if (title !== TITLE) throw new BackupError(`${file} is not a backup of this product.`);
  return { about: parseHeader(file, about?.slice('-- '.length) ?? ''), steps: stepsOf(file, lines) };
}

async function checkWhole(file: string): Promise<void> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  await pipeline(createReadStream(file), createGunzip(), nowhere).catch(error => {
    throw unreadable(file, error);
  });
}

function parseHeader(file: string, text: string): BackupHeader {
  try {
    return header.parse(JSON.parse(text));
  } catch {
    throw damaged(file);
  }
}

/** The sentence for a backup whose content is not what was written. */
export const damaged = (file: string) =>
  new BackupError(`The backup ${file} is damaged: nothing was restored.`);

async function* stepsOf(file: string, lines: AsyncIterator<Buffer>): AsyncGenerator<Step> {
  for (let line = await textOf(lines); line !== END; line = await textOf(lines)) {
    if (line === undefined) throw new BackupError(`The backup ${file} is incomplete: nothing was restored.`);
    const table = COPY.exec(line)?.groups?.table;
    if (table) yield { kind: 'rows', table, copy: line, lines: rowsOf(file, lines) };
    else if (SETVAL.test(line)) yield { kind: 'sequence', setval: line };
    else if (!line.startsWith('set ')) throw damaged(file);
  }
}

async function* rowsOf(file: string, lines: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  for (let { value, done } = await lines.next(); ; { value, done } = await lines.next()) {
    if (done) throw new BackupError(`The backup ${file} is incomplete: nothing was restored.`);
    if (value.length === 3 && value.toString() === endOfRows) return;
    yield value;
  }
}

const textOf = async (lines: AsyncIterator<Buffer>): Promise<string | undefined> => {
  const { value, done } = await lines.next();
  return done ? undefined : value.toString().trimEnd();
};

/** The decompressed lines, each with its line feed; no other character ends one. */
async function* linesOf(file: string): AsyncGenerator<Buffer> {
  const decompressed = createGunzip();
  const reading = pipeline(createReadStream(file), decompressed).catch(error => decompressed.destroy(error));
  let rest: Buffer = Buffer.alloc(0);
  try {
    for await (const chunk of decompressed as AsyncIterable<Buffer>) {
      let text = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
      for (let end = text.indexOf(10); end >= 0; end = text.indexOf(10)) {
        yield text.subarray(0, end + 1);
        text = text.subarray(end + 1);
      }
      rest = text;
    }
  } catch (error) {
    throw unreadable(file, error);
  }
  await reading;
}

function unreadable(file: string, error: unknown): unknown {
  const code = isNativeError(error) && 'code' in error ? String(error.code) : '';
  if (code === 'ENOENT') return new BackupError(`There is no file ${file}.`);
  if (code === 'EISDIR') return new BackupError(`${file} is a folder, not a backup.`);
  if (code === 'EACCES') return new BackupError(`${file} may not be read by the user that runs this.`);
  if (code.startsWith('Z_') || code === 'ERR_STREAM_PREMATURE_CLOSE') {
    return new BackupError(`${file} is not a backup, or it is damaged: nothing was restored.`);
  }
  return error;
}
