import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isNativeError } from 'node:util/types';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';

/** The header of a backup file. */
export interface BackupHeader {
  /** The time at which the backup was taken, as an ISO instant. */
  readonly takenAt: string;
  /** The migrations that create the tables of the backup, in order. */
  readonly migrations: readonly string[];
}

/** One step of a restore. */
export type RestoreStep =
  | {
      readonly kind: 'rows';
      readonly table: string;
      readonly copy: string;
      readonly lines: AsyncIterable<Buffer>;
    }
  | { readonly kind: 'sequence'; readonly setval: string };

const TITLE = '-- Salesfloor backup, format 1';
const END_LINE = '-- complete';
const COPY = /^copy public\."(?<table>\w+)" \("\w+"(, "\w+")*\) from stdin;$/;
const SETVAL = /^select setval\('public\."\w+"', \d+\);$/;
const END_OF_ROWS_MARK = '\\.';

const headerSchema = z.object({ takenAt: z.iso.datetime(), migrations: z.array(z.string()) });

export const buildCopyCommand = (table: string, columns: readonly string[]) =>
  `copy public."${table}" (${columns.map(column => `"${column}"`).join(', ')}) from stdin;`;
export const buildSetvalCommand = (sequence: string, value: string) =>
  `select setval('public."${sequence}"', ${value});`;

/** Surrounds the content with the header and the end line, as a script for psql. */
async function* addHeaderAndEnd(header: BackupHeader, content: AsyncIterable<Buffer | string>) {
  yield `${TITLE}\n-- ${JSON.stringify(header)}\nset session_replication_role = replica;\n`;
  yield* content;
  yield `${END_LINE}\n`;
}

/** Ends the rows of a table. Each row is one line, because COPY escapes line breaks in values. */
export const END_OF_ROWS_LINE = `${END_OF_ROWS_MARK}\n`;

/**
 * Writes the whole file or nothing. First, the content is written to a file with a temporary name and flushed
 * to the disk. Then the file is renamed. Only the owner of the file may read it.
 */
export async function writeBackup(
  file: string,
  header: BackupHeader,
  content: AsyncIterable<Buffer | string>,
  signal?: AbortSignal,
): Promise<void> {
  const unfinished = `${file}.unfinished`;
  try {
    const to = createWriteStream(unfinished, { mode: 0o600 });
    await pipeline(addHeaderAndEnd(header, content), createGzip(), to, { ...(signal && { signal }) });
    const written = await open(unfinished, 'r+');
    await written.sync().finally(() => written.close());
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/**
 * Reads a backup step by step. All rows of a step must be read before the next step. First, the whole file is
 * decompressed once to check its checksum. The checksum is at the end of the file, and damaged bytes may look
 * like rows.
 * @throws BackupError if the file is not a backup, or is damaged or incomplete
 */
export async function readBackup(
  file: string,
): Promise<{ readonly header: BackupHeader; readonly steps: AsyncIterable<RestoreStep> }> {
  await verifyChecksum(file);
  const lines = readLines(file);
  const [title, header] = [await readNextLine(lines), await readNextLine(lines)];
  if (title !== TITLE) throw new BackupError(`${file} is not a Salesfloor backup. Choose another file.`);
  return { header: parseHeader(file, header?.slice('-- '.length) ?? ''), steps: readSteps(file, lines) };
}

async function verifyChecksum(file: string): Promise<void> {
  const discard = new Writable({ write: (_chunk, _encoding, done) => done() });
  await pipeline(createReadStream(file), createGunzip(), discard).catch(error => {
    throw toReadError(file, error);
  });
}

function parseHeader(file: string, text: string): BackupHeader {
  try {
    return headerSchema.parse(JSON.parse(text));
  } catch {
    throw damagedError(file);
  }
}

/** Creates the error for a backup with changed content. */
export const damagedError = (file: string) =>
  new BackupError(`The backup ${file} is damaged. Nothing was restored. Use another backup.`);

async function* readSteps(file: string, lines: AsyncIterator<Buffer>): AsyncGenerator<RestoreStep> {
  for (let line = await readNextLine(lines); line !== END_LINE; line = await readNextLine(lines)) {
    if (line === undefined)
      throw new BackupError(`The backup ${file} is incomplete. Nothing was restored. Use another backup.`);
    const table = COPY.exec(line)?.groups?.table;
    if (table) yield { kind: 'rows', table, copy: line, lines: readRows(file, lines) };
    else if (SETVAL.test(line)) yield { kind: 'sequence', setval: line };
    else if (!line.startsWith('set ')) throw damagedError(file);
  }
}

async function* readRows(file: string, lines: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  for (let { value, done } = await lines.next(); ; { value, done } = await lines.next()) {
    if (done)
      throw new BackupError(`The backup ${file} is incomplete. Nothing was restored. Use another backup.`);
    if (value.length === 3 && value.toString() === END_OF_ROWS_LINE) return;
    yield value;
  }
}

const readNextLine = async (lines: AsyncIterator<Buffer>): Promise<string | undefined> => {
  const { value, done } = await lines.next();
  return done ? undefined : value.toString().trimEnd();
};

/** Reads the decompressed lines, each with its line feed. Only a line feed ends a line. */
async function* readLines(file: string): AsyncGenerator<Buffer> {
  const decompressed = createGunzip();
  const reading = pipeline(createReadStream(file), decompressed).catch(error => decompressed.destroy(error));
  let incompleteLine: Buffer = Buffer.alloc(0);
  try {
    for await (const chunk of decompressed as AsyncIterable<Buffer>) {
      let text = incompleteLine.length > 0 ? Buffer.concat([incompleteLine, chunk]) : chunk;
      for (let end = text.indexOf(10); end >= 0; end = text.indexOf(10)) {
        yield text.subarray(0, end + 1);
        text = text.subarray(end + 1);
      }
      incompleteLine = text;
    }
  } catch (error) {
    throw toReadError(file, error);
  }
  await reading;
}

function toReadError(file: string, error: unknown): unknown {
  const code = isNativeError(error) && 'code' in error ? String(error.code) : '';
  if (code === 'ENOENT') return new BackupError(`File not found: ${file}.`);
  if (code === 'EISDIR') return new BackupError(`${file} is a folder, not a backup. Choose a file.`);
  if (code === 'EACCES')
    return new BackupError(`No permission to read ${file}. Check the owner of the file.`);
  if (code.startsWith('Z_') || code === 'ERR_STREAM_PREMATURE_CLOSE') {
    return new BackupError(
      `${file} is damaged or is not a backup. Nothing was restored. Use another backup.`,
    );
  }
  return error;
}

/**
 * The error of a failed backup or restore. Its message is one plain sentence for the person who started the
 * command.
 */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
