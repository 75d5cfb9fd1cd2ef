import { readFile } from 'node:fs/promises';
import { isNativeError } from 'node:util/types';
import type { StoreFolder } from './storeFolder.ts';

/**
 * The embedded database is unavailable. The message is one plain sentence for the person who started the app.
 */
export class EmbeddedDatabaseError extends Error {
  override name = 'EmbeddedDatabaseError';
}

/** PostgreSQL itself ended because of the store's files. The message is the end of its log. */
export class ServerFailedError extends Error {
  override name = 'ServerFailedError';
}

/**
 * Converts any failure of the store's folder to one plain sentence. The message of PostgreSQL or the system
 * follows in parentheses.
 */
export function toEmbeddedDatabaseError(error: unknown, folder: string): EmbeddedDatabaseError {
  if (error instanceof EmbeddedDatabaseError) return error;
  const reason = joinLines(isNativeError(error) ? error.message : String(error));
  const message =
    describeKnownProblem(reason, folder) ??
    describeUnknownProblem(error instanceof ServerFailedError, folder);
  return new EmbeddedDatabaseError(`${message} (${reason})`, { cause: error });
}

const DISK_FULL_PATTERN = /ENOSPC|EDQUOT|No space left|Disk quota|could not extend file/i;
const MAX_LOG_LINES = 30;

/**
 * Returns a message if the server's log ends with the error of a full disk. The error of a lost connection
 * does not mention the full disk.
 */
export async function findProblemInLog({ log, path }: StoreFolder): Promise<string | undefined> {
  const lines = (await readFile(log, 'utf8').catch(() => '')).trim().split('\n').slice(-MAX_LOG_LINES);
  const reason = lines.findLast(line => DISK_FULL_PATTERN.test(line));
  return reason && `${diskFullMessage(path)} (${joinLines(reason)})`;
}

const diskFullMessage = (folder: string) =>
  `The disk with the database in ${folder} is full. Free up some space and start again.`;

function describeKnownProblem(reason: string, folder: string): string | undefined {
  if (DISK_FULL_PATTERN.test(reason)) return diskFullMessage(folder);
  if (/EACCES|EPERM|Permission denied|not permitted/i.test(reason)) {
    return `The current user cannot read and write the database in ${folder}. Check the owner of that folder.`;
  }
  if (/EROFS|Read-only file system/i.test(reason)) {
    return `The database in ${folder} cannot be written because the disk is read-only.`;
  }
  if (/ENOTDIR|EEXIST/.test(reason))
    return `The database needs a folder at ${folder}, but a file is in the way. Move the file.`;
  if (/loading shared libraries/.test(reason)) {
    return 'The embedded PostgreSQL is not fully installed. Delete node_modules and start again.';
  }
  if (/password authentication failed/.test(reason)) {
    return `The file "password" in ${folder} does not belong to the database next to it. Put the right file back.`;
  }
  return undefined;
}

function describeUnknownProblem(hasServerFailed: boolean, folder: string): string {
  // Advises a restore only for the server's own message, because a lost connection does not mean damage.
  if (!hasServerFailed) return `The database in ${folder} could not be started.`;
  return (
    `The database in ${folder} is damaged or incomplete. Restore it from a copy, ` +
    'or move the folder away to start with a new store.'
  );
}

const joinLines = (text: string) => text.replace(/\s+/g, ' ').trim();
