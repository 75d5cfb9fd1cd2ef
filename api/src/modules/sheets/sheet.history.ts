import type { Context } from '../../platform/context.ts';
import type { Writer } from '../../platform/database/writer.ts';
import { getHistoryAuthor, type RecordedEntity, recordChange } from '../../platform/history/history.ts';
import { canImportFiles } from './sheet.policy.ts';

/** Describes deleted comparisons and imports, with their files, for the history. */
export const fileHistory = {
  name: 'file',
  description: 'A comparison or an import that was deleted, along with its file.',
  right: canImportFiles,
  fields: {
    fileName: { kind: 'text', description: 'The name of the deleted file.' },
    lineCount: { kind: 'number', description: 'The number of rows in the deleted file.' },
  },
} as const satisfies RecordedEntity;

interface DeletedFile {
  readonly fileName: string;
  readonly lineCount: number;
}

/** Records the user who deleted a file, in the transaction that deletes it. */
export const recordDeletion = (
  writer: Writer,
  context: Context,
  kind: 'comparison' | 'import',
  { fileName, lineCount }: DeletedFile,
): Promise<void> =>
  recordChange(writer, getHistoryAuthor(context), fileHistory, {
    subject: { name: `${kind} of ${fileName}` },
    before: { fileName, lineCount },
    after: null,
  });
