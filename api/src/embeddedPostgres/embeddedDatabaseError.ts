import { readFile } from 'node:fs/promises';
import { isNativeError } from 'node:util/types';
import type { StoreFolder } from './storeFolder.ts';

/** The embedded database is not available: the message is one plain sentence for whoever started the app. */
export class EmbeddedDatabaseError extends Error {
  override name = 'EmbeddedDatabaseError';
}

/** PostgreSQL itself gave up on the store's files: the message is the end of its log. */
export class ServerGaveUp extends Error {
  override name = 'ServerGaveUp';
}

/** Any failure of the store's folder as one plain sentence, with the message of PostgreSQL or the system in parentheses. */
export function plainError(error: unknown, folder: string): EmbeddedDatabaseError {
  if (error instanceof EmbeddedDatabaseError) return error;
  const reason = oneLine(isNativeError(error) ? error.message : String(error));
  const sentence = knownTrouble(reason, folder) ?? unknownTrouble(error instanceof ServerGaveUp, folder);
  return new EmbeddedDatabaseError(`${sentence} (${reason})`, { cause: error });
}

const FULL = /ENOSPC|EDQUOT|No space left|Disk quota|could not extend file/i;
const LAST_LINES = 30;

/** A sentence when the server's log ends with a full disk; the error of a lost connection does not mention that. */
export async function troubleInLog({ log, path }: StoreFolder): Promise<string | undefined> {
  const lines = (await readFile(log, 'utf8').catch(() => '')).trim().split('\n').slice(-LAST_LINES);
  const reason = lines.findLast(line => FULL.test(line));
  return reason && `${fullDisk(path)} (${oneLine(reason)})`;
}

const fullDisk = (folder: string) =>
  `The disk that holds the database in ${folder} is full: free some space and start again.`;

function knownTrouble(reason: string, folder: string): string | undefined {
  if (FULL.test(reason)) return fullDisk(folder);
  if (/EACCES|EPERM|Permission denied|not permitted/i.test(reason)) {
    return `The database in ${folder} cannot be read and written by this user: check who owns that folder.`;
  }
  if (/EROFS|Read-only file system/i.test(reason)) {
    return `The database in ${folder} cannot be written: that disk is read-only.`;
  }
  if (/ENOTDIR|EEXIST/.test(reason))
    return `The database needs a folder at ${folder}, and a file is in its way.`;
  if (/loading shared libraries/.test(reason)) {
    return 'The embedded PostgreSQL is not installed completely: delete node_modules and start again.';
  }
  if (/password authentication failed/.test(reason)) {
    return `The file "password" in ${folder} is not the one of the database beside it: put the right one back.`;
  }
  return undefined;
}

function unknownTrouble(gaveUp: boolean, folder: string): string {
  // Only the server's own message may send people to their backups: a lost connection is no damage.
  if (!gaveUp) return `The database in ${folder} could not be started.`;
  return (
    `The database in ${folder} is damaged or incomplete: restore it from a copy, ` +
    'or move the folder away to begin with a new store.'
  );
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
