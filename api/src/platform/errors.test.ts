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
      'The user that runs Salesfloor may not read or write there.',
    ],
    [errorWithCode('ENOSPC', 'ENOSPC: no space left on device, write'), 'The disk is full.'],
    [
      errorWithCode('42501', 'permission denied for schema public'),
      'The role of the database may not do that.',
    ],
    [errorWithCode('57P01', 'terminating connection'), 'The database was busy or away.'],
    [errorWithCode('23505', 'duplicate key value violates …'), 'It failed unexpectedly; the log says why.'],
    [
      new BackupError('/b.sql.gz is damaged: nothing was restored.'),
      '/b.sql.gz is damaged: nothing was restored.',
    ],
    [new Error('The bucket refuses the key.'), 'The bucket refuses the key.'],
    [new Error('Failed.', { cause: errorWithCode('EIO', 'EIO') }), 'Failed.'],
    [
      new Error('fetch failed', { cause: errorWithCode('ENOTFOUND', 'ENOTFOUND') }),
      'The name of the server was not found.',
    ],
    [
      new TypeError("Cannot read properties of undefined (reading 'x')."),
      'It failed unexpectedly; the log says why.',
    ],
    [new Error('[{"path":["a"]}].'), 'It failed unexpectedly; the log says why.'],
    [conflict('Someone was faster.'), 'Someone was faster.'],
    [AbortSignal.abort().reason, 'It was stopped before it was done.'],
    ['text', 'It failed unexpectedly; the log says why.'],
  ])('returns a message without technical details for %p', (error, message) => {
    expect(describeFailure(error)).toBe(message);
  });

  it('returns a message without technical details for the errors that Node throws', async () => {
    expect(describeFailure(await catchError(readFile('/nowhere/at/all')))).toBe(
      'The file or folder is not there.',
    );
    const failingConnection = new Promise((_, reject) => connect(1, '127.0.0.1').on('error', reject));
    expect(describeFailure(await catchError(failingConnection))).toBe('The server refused the connection.');
  });
});
