import { presentImport } from '../../../imports/import.present.ts';
import { listImports } from '../../../imports/import.query.ts';
import type { ImportType } from '../../../imports/import.types.ts';
import type { ImportState } from '../../../rules/import/importState.ts';
import { canImportFiles } from '../../../sheets/sheet.policy.ts';
import { defineExport } from '../exportCall.ts';
import { buildColumns, createShortTable } from '../exportTable.ts';
import { buildInstantColumns } from '../momentColumns.ts';

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
