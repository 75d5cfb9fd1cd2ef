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
  READY: 'Started, nothing imported yet',
  IMPORTING: 'Importing',
  DONE: 'Imported',
  UNDOING: 'Undoing',
  UNDONE: 'Undone',
};

/**
 * Exports the earlier imports (import.md, Earlier imports).
 * @throws FORBIDDEN
 */
export const importsExport = defineExport({
  name: 'imports',
  contents: 'all completed imports and the imports that you started, newest first, at most 100',
  right: canImportFiles,
  query: {},
  table: async context => {
    const { timeZone } = context.clock;
    const lines = (await listImports(context)).map(row => presentImport(row, context));
    return createShortTable<ImportType>({
      title: 'Imports',
      caption: ['Newest first, at most 100'],
      columns: [
        ...buildColumns<ImportType>('text', {
          File: each => each.fileName,
          Type: each => (each.purpose === 'IMPORT_PEOPLE' ? 'People' : 'Deals'),
          Status: each => STATE_LABELS[each.state],
        }),
        ...buildColumns<ImportType>('count', {
          Deals: each => each.dealCount,
          'New people': each => each.personCount,
        }),
        ...buildColumns<ImportType>('text', { By: each => each.importedBy }),
        ...buildInstantColumns<ImportType>('Started', each => each.createdAt, timeZone),
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
  DIFFERS: 'Different – kept as is',
  REFUSED: 'Skipped',
};

/**
 * Exports the outcome of each line of an import (import.md, Row results). With this export, users can correct
 * the file.
 * @throws the errors of `getImportPreview`
 */
export const importLinesExport = defineExport({
  name: 'importlines',
  contents:
    'the outcome of each row in an import: the actual outcome if the import is completed, otherwise the expected one',
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
      title: 'Import rows',
      caption: [importRow.fileName, ...formatFilters({ Rows: outcome && labels[outcome] })],
      columns: [
        LINE_COLUMN,
        ...(importRow.purpose === 'IMPORT_PEOPLE' ? PERSON_COLUMNS : DEAL_COLUMNS),
        ...buildOutcomeColumns(labels),
      ],
      lines,
    });
  },
});

const LINE_COLUMN: ExportColumn<ImportLineType> = { head: 'Row', kind: 'count', cell: ({ line }) => line };

const buildOutcomeColumns = (labels: typeof OUTCOME_LABELS) =>
  buildColumns<ImportLineType>('text', {
    Result: ({ outcome }) => labels[outcome],
    Reason: ({ differing, problems }) =>
      differing.length > 0
        ? `Different in Salesfloor: ${differing.join(', ')}.`
        : problems.map(({ message }) => message).join(' ') || null,
  });

const DEAL_COLUMNS: readonly ExportColumn<ImportLineType>[] = [
  { head: 'Deal #', kind: 'count', cell: ({ key }) => (key === null ? null : Number(key)) },
  { head: 'Customer', kind: 'text', cell: ({ name }) => name },
];

const PERSON_COLUMNS = buildColumns<ImportLineType>('text', {
  Email: ({ key }) => key,
  Name: ({ name }) => name,
});
