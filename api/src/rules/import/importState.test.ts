import { getImportState, HEARTBEAT_TIMEOUT_MS, type ImportRun } from './importState.ts';

const NOW = new Date('2026-06-15T12:00:00Z');
const msAgo = (ms: number) => new Date(NOW.getTime() - ms);
const getState = (run: Partial<ImportRun>) =>
  getImportState({ act: null, aliveAt: null, doneAt: null, undoneAt: null, failure: null, ...run }, NOW);

describe('getImportState', () => {
  it('returns READY before the import, DONE after it, and UNDONE after it was undone', () => {
    expect(getState({}).state).toBe('READY');
    expect(getState({ doneAt: msAgo(5) }).state).toBe('DONE');
    expect(getState({ doneAt: msAgo(5), undoneAt: msAgo(1) }).state).toBe('UNDONE');
  });

  it('returns IMPORTING or UNDOING while the running action sends heartbeats', () => {
    expect(getState({ act: 'IMPORT', aliveAt: msAgo(HEARTBEAT_TIMEOUT_MS - 1) }).state).toBe('IMPORTING');
    expect(getState({ act: 'UNDO', aliveAt: NOW, doneAt: msAgo(9) }).state).toBe('UNDOING');
  });

  it('returns the state before the action, with an error, when the last heartbeat is too old', () => {
    expect(getState({ act: 'IMPORT', aliveAt: msAgo(HEARTBEAT_TIMEOUT_MS) })).toEqual({
      state: 'READY',
      failure: 'The server stopped during the import. Nothing was imported. Start the import again.',
    });
    expect(
      getState({
        act: 'UNDO',
        aliveAt: msAgo(HEARTBEAT_TIMEOUT_MS),
        doneAt: msAgo(HEARTBEAT_TIMEOUT_MS * 2),
      }),
    ).toEqual({
      state: 'DONE',
      failure: 'The server stopped during the undo. Nothing was undone. Try again.',
    });
  });

  it('shows the error of the last attempt', () => {
    expect(getState({ failure: 'Deal number 7 is taken.' })).toEqual({
      state: 'READY',
      failure: 'Deal number 7 is taken.',
    });
  });
});
