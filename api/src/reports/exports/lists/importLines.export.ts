import type { Context } from '../../../context.ts';
import { previewOf } from '../../../imports/import.preview.ts';
import { importById } from '../../../imports/import.query.ts';
import type { ImportLineType } from '../../../imports/import.types.ts';
import type { Outcome } from '../../../rules/import/outcomes.ts';
import { type Column, columnsOf, type ExportTable, shortTable } from '../exportTable.ts';
import { shownFilters } from '../shown.ts';

/** As the screen has them (import.md, What becomes of a line). */
const OUTCOMES: Readonly<Record<Outcome, string>> = {
  NEW: 'New',
  UNCHANGED: 'Unchanged',
  DIFFERS: 'Stays as it is',
  REFUSED: 'Refused',
};

/**
 * What would become of each line of an import now, or of those of one outcome, to be mended in the file; of an import that is
 * done, which lines it brought. @throws as `previewOf` does
 */
export async function importLinesExport(
  context: Context,
  id: number,
  outcome: Outcome | undefined,
): Promise<ExportTable> {
  const found = await importById(context, id);
  const isDone = found.doneAt !== null && found.undoneAt === null;
  const words = isDone ? { ...OUTCOMES, NEW: 'Imported' } : OUTCOMES;
  const { lines } = await previewOf(context, found, { id, outcome, offset: 0, limit: Infinity });
  return shortTable({
    title: 'Import lines',
    shown: [found.fileName, ...shownFilters({ Lines: outcome && words[outcome] })],
    columns: [LINE, ...(found.purpose === 'IMPORT_PEOPLE' ? PERSON : DEAL), ...whatColumns(words)],
    lines,
  });
}

const LINE: Column<ImportLineType> = { head: 'Line', kind: 'count', cell: ({ line }) => line };

const whatColumns = (words: typeof OUTCOMES) =>
  columnsOf<ImportLineType>('text', {
    'What becomes of it': ({ outcome }) => words[outcome],
    Why: ({ differing, problems }) =>
      differing.length > 0
        ? `Here it says something else: ${differing.join(', ')}.`
        : problems.map(({ message }) => message).join(' ') || null,
  });

const DEAL: readonly Column<ImportLineType>[] = [
  { head: 'Deal #', kind: 'count', cell: ({ key }) => (key === null ? null : Number(key)) },
  { head: 'Customer', kind: 'text', cell: ({ name }) => name },
];

const PERSON = columnsOf<ImportLineType>('text', { 'E-mail': ({ key }) => key, Name: ({ name }) => name });
