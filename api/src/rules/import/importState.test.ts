import { type ImportRun, SILENT_MS, standingOf } from './importState.ts';

const NOW = new Date('2026-06-15T12:00:00Z');
const ago = (ms: number) => new Date(NOW.getTime() - ms);
const standing = (run: Partial<ImportRun>) =>
  standingOf({ act: null, aliveAt: null, doneAt: null, undoneAt: null, failure: null, ...run }, NOW);

describe('an import', () => {
  it('is ready, then done, then undone', () => {
    expect(standing({}).state).toBe('READY');
    expect(standing({ doneAt: ago(5) }).state).toBe('DONE');
    expect(standing({ doneAt: ago(5), undoneAt: ago(1) }).state).toBe('UNDONE');
  });

  it('runs while it gives signs of life', () => {
    expect(standing({ act: 'IMPORT', aliveAt: ago(SILENT_MS - 1) }).state).toBe('IMPORTING');
    expect(standing({ act: 'UNDO', aliveAt: NOW, doneAt: ago(9) }).state).toBe('UNDOING');
  });

  it('is as it was before, and says so, when whoever ran it has been silent too long', () => {
    expect(standing({ act: 'IMPORT', aliveAt: ago(SILENT_MS) })).toEqual({
      state: 'READY',
      failure: 'The server stopped in the middle. Nothing was imported; please begin again.',
    });
    expect(standing({ act: 'UNDO', aliveAt: ago(SILENT_MS), doneAt: ago(SILENT_MS * 2) })).toEqual({
      state: 'DONE',
      failure: 'The server stopped in the middle. Nothing was undone; please begin again.',
    });
  });

  it('says why its last try came to nothing', () => {
    expect(standing({ failure: 'Deal number 7 is taken.' })).toEqual({
      state: 'READY',
      failure: 'Deal number 7 is taken.',
    });
  });
});
