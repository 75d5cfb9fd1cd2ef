import { previewOf } from '../../../imports/import.preview.ts';
import { importById } from '../../../imports/import.query.ts';
import type { ImportLineType } from '../../../imports/import.types.ts';
import { id, oneOfThese, optionalFilter } from '../../../input/fields.ts';
import { OUTCOMES, type Outcome } from '../../../rules/import/outcomes.ts';
import { canImportFiles } from '../../../sheets/sheet.policy.ts';
import { exportCall } from '../exportCall.ts';
import { type Column, columnsOf, shortTable } from '../exportTable.ts';
import { shownFilters } from '../shown.ts';

/** As the screen has them (import.md, What becomes of a line). */
const WORDS: Readonly<Record<Outcome, string>> = {
  NEW: 'New',
  UNCHANGED: 'Unchanged',
  DIFFERS: 'Stays as it is',
  REFUSED: 'Refused',
};

/** What would become of each line, to be mended in the file (import.md, What becomes of a line). @throws as `previewOf` does */
export const importLinesExport = exportCall({
  name: 'importlines',
  of: 'what would become of each line of an import now, or, of one that is done, which lines it brought',
  query: { id, outcome: optionalFilter(oneOfThese(OUTCOMES)) },
  right: canImportFiles,
  refusals: ['NOT_FOUND', 'CONFLICT'],
  table: async (context, { id: asked, outcome }) => {
    const found = await importById(context, asked);
    const isDone = found.doneAt !== null && found.undoneAt === null;
    const words = isDone ? { ...WORDS, NEW: 'Imported' } : WORDS;
    const { lines } = await previewOf(context, found, { id: asked, outcome, offset: 0, limit: Infinity });
    return shortTable({
      title: 'Import lines',
      shown: [found.fileName, ...shownFilters({ Lines: outcome && words[outcome] })],
      columns: [LINE, ...(found.purpose === 'IMPORT_PEOPLE' ? PERSON : DEAL), ...whatColumns(words)],
      lines,
    });
  },
});

const LINE: Column<ImportLineType> = { head: 'Line', kind: 'count', cell: ({ line }) => line };

const whatColumns = (words: typeof WORDS) =>
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
