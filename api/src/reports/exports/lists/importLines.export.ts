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

/** What would become of each line of an import now, or of those of one outcome, to be mended in the file. @throws as `previewOf` does */
export async function importLinesExport(
  context: Context,
  id: number,
  outcome: Outcome | undefined,
): Promise<ExportTable> {
  const found = await importById(context, id);
  const { lines } = await previewOf(context, found, { id, outcome, offset: 0, limit: Infinity });
  return shortTable({
    title: 'Import lines',
    shown: [found.fileName, ...shownFilters({ Lines: outcome && OUTCOMES[outcome] })],
    columns: found.purpose === 'IMPORT_PEOPLE' ? PEOPLE_COLUMNS : DEAL_COLUMNS,
    lines,
  });
}

const LINE: Column<ImportLineType> = { head: 'Line', kind: 'count', cell: ({ line }) => line };

const WHAT = columnsOf<ImportLineType>('text', {
  'What becomes of it': ({ outcome }) => OUTCOMES[outcome],
  Why: ({ differing, problems }) =>
    differing.length > 0
      ? `Here it says something else: ${differing.join(', ')}.`
      : problems.map(({ message }) => message).join(' ') || null,
});

const DEAL_COLUMNS: readonly Column<ImportLineType>[] = [
  LINE,
  { head: 'Deal #', kind: 'count', cell: ({ key }) => (key === null ? null : Number(key)) },
  { head: 'Customer', kind: 'text', cell: ({ name }) => name },
  ...WHAT,
];

const PEOPLE_COLUMNS: readonly Column<ImportLineType>[] = [
  LINE,
  ...columnsOf<ImportLineType>('text', { 'E-mail': ({ key }) => key, Name: ({ name }) => name }),
  ...WHAT,
];
