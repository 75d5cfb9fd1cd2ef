import { getImportPreview, presentImport } from '../../../modules/imports/import.preview.ts';
import { getImport, listImports } from '../../../modules/imports/import.query.ts';
import type { ImportLineType, ImportType } from '../../../modules/imports/import.types.ts';
import { canImportFiles } from '../../../modules/sheets/sheet.policy.ts';
import { id, optionalFilter, requiredChoice } from '../../../platform/input/fields.ts';
import type { ImportState } from '../../../rules/import/importState.ts';
import { OUTCOMES, type Outcome } from '../../../rules/import/outcomes.ts';
import { formatFilters } from '../captions.ts';
import { defineExport } from '../exportCall.ts';
import { buildColumns, buildInstantColumns, createShortTable, type ExportColumn } from '../exportTable.ts';

const STATE_LABELS: Readonly<Record<ImportState, string>> = {
  READY: 'Begun, nothing imported yet',
  IMPORTING: 'Being imported',
  DONE: 'Imported',
  UNDOING: 'Being undone',
  UNDONE: 'Undone',
};

/**
 * Exports the earlier imports (import.md, Earlier imports).
 * @throws FORBIDDEN
 */
export const importsExport = defineExport({
  name: 'imports',
  contents: 'the imports that were done, and those that one has begun, the latest first, at most 100',
  right: canImportFiles,
  query: {},
  table: async context => {
    const { timeZone } = context.clock;
    const lines = (await listImports(context)).map(row => presentImport(row, context));
    return createShortTable<ImportType>({
      title: 'Imports',
      caption: ['The latest, at most 100'],
      columns: [
        ...buildColumns<ImportType>('text', {
          File: each => each.fileName,
          Of: each => (each.purpose === 'IMPORT_PEOPLE' ? 'People' : 'Deals'),
          State: each => STATE_LABELS[each.state],
        }),
        ...buildColumns<ImportType>('count', {
          Deals: each => each.dealCount,
          'New people': each => each.personCount,
        }),
        ...buildColumns<ImportType>('text', { By: each => each.importedBy }),
        ...buildInstantColumns<ImportType>('Begun', each => each.createdAt, timeZone),
        ...buildInstantColumns<ImportType>('Imported', each => each.doneAt, timeZone),
        ...buildColumns<ImportType>('text', { 'Undone by': each => each.undoneBy }),
        ...buildInstantColumns<ImportType>('Undone', each => each.undoneAt, timeZone),
      ],
      lines,
    });
  },
});

/** Labels of the outcomes, as on the screen (import.md, Row results). */
const OUTCOME_LABELS: Readonly<Record<Outcome, string>> = {
  NEW: 'New',
  UNCHANGED: 'Unchanged',
  DIFFERS: 'Stays as it is',
  REFUSED: 'Refused',
};

/**
 * Exports the outcome of each line of an import (import.md, Row results). With this export, users
 * can correct the file.
 * @throws the errors of `getImportPreview`
 */
export const importLinesExport = defineExport({
  name: 'importlines',
  contents:
    'what would become of each line of an import now, or, of one that is done, which lines it brought',
  query: { id, outcome: optionalFilter(requiredChoice(OUTCOMES)) },
  right: canImportFiles,
  errorCodes: ['NOT_FOUND', 'CONFLICT'],
  table: async (context, { id: importId, outcome }) => {
    const importRow = await getImport(context, importId);
    const isDone = importRow.doneAt !== null && importRow.undoneAt === null;
    const labels = isDone ? { ...OUTCOME_LABELS, NEW: 'Imported' } : OUTCOME_LABELS;
    const { lines } = await getImportPreview(context, importRow, {
      id: importId,
      outcome,
      offset: 0,
      limit: Infinity,
    });
    return createShortTable({
      title: 'Import lines',
      caption: [importRow.fileName, ...formatFilters({ Lines: outcome && labels[outcome] })],
      columns: [
        LINE_COLUMN,
        ...(importRow.purpose === 'IMPORT_PEOPLE' ? PERSON_COLUMNS : DEAL_COLUMNS),
        ...buildOutcomeColumns(labels),
      ],
      lines,
    });
  },
});

const LINE_COLUMN: ExportColumn<ImportLineType> = { head: 'Line', kind: 'count', cell: ({ line }) => line };

const buildOutcomeColumns = (labels: typeof OUTCOME_LABELS) =>
  buildColumns<ImportLineType>('text', {
    'What becomes of it': ({ outcome }) => labels[outcome],
    Why: ({ differing, problems }) =>
      differing.length > 0
        ? `Here it says something else: ${differing.join(', ')}.`
        : problems.map(({ message }) => message).join(' ') || null,
  });

const DEAL_COLUMNS: readonly ExportColumn<ImportLineType>[] = [
  { head: 'Deal #', kind: 'count', cell: ({ key }) => (key === null ? null : Number(key)) },
  { head: 'Customer', kind: 'text', cell: ({ name }) => name },
];

const PERSON_COLUMNS = buildColumns<ImportLineType>('text', {
  'E-mail': ({ key }) => key,
  Name: ({ name }) => name,
});
