export type ImportState = 'READY' | 'IMPORTING' | 'DONE' | 'UNDOING' | 'UNDONE';

/** The stored progress of an import. */
export interface ImportRun {
  /** The action in progress. Null when no action is running. */
  readonly act: 'IMPORT' | 'UNDO' | null;
  /** The last heartbeat of the running action. */
  readonly aliveAt: Date | null;
  readonly doneAt: Date | null;
  readonly undoneAt: Date | null;
  /** The error of the last attempt. */
  readonly failure: string | null;
}

/** After this time without a heartbeat the action counts as stopped (docs/adr/imports.md). */
export const HEARTBEAT_TIMEOUT_MS = 30_000;

const STOPPED_MESSAGES = {
  IMPORT: 'The server stopped during the import. Nothing was imported. Start the import again.',
  UNDO: 'The server stopped during the undo. Nothing was undone. Try again.',
} as const;

/** Returns the state of an import and the error of the last attempt (import.md, Transaction). */
export function getImportState(
  { act, aliveAt, doneAt, undoneAt, failure }: ImportRun,
  now: Date,
): { readonly state: ImportState; readonly failure: string | null } {
  const isAlive = aliveAt !== null && now.getTime() - aliveAt.getTime() < HEARTBEAT_TIMEOUT_MS;
  if (act && isAlive) return { state: act === 'IMPORT' ? 'IMPORTING' : 'UNDOING', failure: null };
  const state = undoneAt ? 'UNDONE' : doneAt ? 'DONE' : 'READY';
  return { state, failure: act ? STOPPED_MESSAGES[act] : failure };
}
