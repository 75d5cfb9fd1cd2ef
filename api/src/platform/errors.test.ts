import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { BackupError } from '../modules/backups/backupFile.ts';
import { conflict, describeFailure } from './errors.ts';

const errorWithCode = (code: string, message: string) => Object.assign(new Error(message), { code });

const catchError = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('describeFailure', () => {
  it.each([
    [
      errorWithCode('EACCES', "EACCES: permission denied, mkdir '/x'"),
      'The system user that runs Salesfloor doesn’t have access to this file or folder.',
    ],
    [errorWithCode('ENOSPC', 'ENOSPC: no space left on device, write'), 'The disk is full.'],
    [
      errorWithCode('42501', 'permission denied for schema public'),
      'The database role doesn’t have permission for this.',
    ],
    [errorWithCode('57P01', 'terminating connection'), 'The database was busy or unavailable.'],
    [
      errorWithCode('23505', 'duplicate key value violates …'),
      'An unexpected error occurred. See the log for details.',
    ],
    [
      new BackupError('/b.sql.gz is damaged: nothing was restored.'),
      '/b.sql.gz is damaged: nothing was restored.',
    ],
    [new Error('The bucket refuses the key.'), 'The bucket refuses the key.'],
    [new Error('Failed.', { cause: errorWithCode('EIO', 'EIO') }), 'Failed.'],
    [
      new Error('fetch failed', { cause: errorWithCode('ENOTFOUND', 'ENOTFOUND') }),
      'The server name was not found.',
    ],
    [
      new TypeError("Cannot read properties of undefined (reading 'x')."),
      'An unexpected error occurred. See the log for details.',
    ],
    [new Error('[{"path":["a"]}].'), 'An unexpected error occurred. See the log for details.'],
    [conflict('Someone was faster.'), 'Someone was faster.'],
    [AbortSignal.abort().reason, 'The operation was stopped before it finished.'],
    ['text', 'An unexpected error occurred. See the log for details.'],
  ])('returns a message without technical details for %p', (error, message) => {
    expect(describeFailure(error)).toBe(message);
  });

  it('returns a message without technical details for the errors that Node throws', async () => {
    expect(describeFailure(await catchError(readFile('/nowhere/at/all')))).toBe(
      'The file or folder doesn’t exist.',
    );
    const failingConnection = new Promise((_, reject) => connect(1, '127.0.0.1').on('error', reject));
    expect(describeFailure(await catchError(failingConnection))).toBe('The server refused the connection.');
  });
});
