export type ImportState = 'READY' | 'IMPORTING' | 'DONE' | 'UNDOING' | 'UNDONE';

/** What is known of an import's run. */
export interface ImportRun {
  /** What is being done now; null when nothing is. */
  readonly act: 'IMPORT' | 'UNDO' | null;
  /** The last sign of life of who does it. */
  readonly aliveAt: Date | null;
  readonly doneAt: Date | null;
  readonly undoneAt: Date | null;
  /** Why the last try came to nothing. */
  readonly failure: string | null;
}

/** Without a sign of life for longer than this, whoever did it has stopped (decision 151). */
export const SILENT_MS = 30_000;

const STOPPED = {
  IMPORT: 'The server stopped in the middle. Nothing was imported; please begin again.',
  UNDO: 'The server stopped in the middle. Nothing was undone; please begin again.',
} as const;

/** Where an import stands, and why its last try came to nothing (import.md, Whole or not at all). */
export function standingOf(
  { act, aliveAt, doneAt, undoneAt, failure }: ImportRun,
  now: Date,
): { readonly state: ImportState; readonly failure: string | null } {
  const isAlive = aliveAt !== null && now.getTime() - aliveAt.getTime() < SILENT_MS;
  if (act && isAlive) return { state: act === 'IMPORT' ? 'IMPORTING' : 'UNDOING', failure: null };
  const state = undoneAt ? 'UNDONE' : doneAt ? 'DONE' : 'READY';
  return { state, failure: act ? STOPPED[act] : failure };
}
