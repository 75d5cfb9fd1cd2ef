import { presentImport } from '../../../imports/import.present.ts';
import { listImports } from '../../../imports/import.query.ts';
import type { ImportType } from '../../../imports/import.types.ts';
import type { ImportState } from '../../../rules/import/importState.ts';
import { canImportFiles } from '../../../sheets/sheet.policy.ts';
import { exportCall } from '../exportCall.ts';
import { columnsOf, shortTable } from '../exportTable.ts';
import { momentColumns } from '../momentColumns.ts';

const STATES: Readonly<Record<ImportState, string>> = {
  READY: 'Begun, nothing imported yet',
  IMPORTING: 'Being imported',
  DONE: 'Imported',
  UNDOING: 'Being undone',
  UNDONE: 'Undone',
};

/** The earlier imports (import.md, Earlier imports). @throws FORBIDDEN */
export const importsExport = exportCall({
  name: 'imports',
  of: 'the imports that were done, and those that one has begun, the latest first, at most 100',
  right: canImportFiles,
  query: {},
  table: async context => {
    const { timeZone } = context.clock;
    const lines = (await listImports(context)).map(row => presentImport(row, context));
    return shortTable<ImportType>({
      title: 'Imports',
      shown: ['The latest, at most 100'],
      columns: [
        ...columnsOf<ImportType>('text', {
          File: each => each.fileName,
          Of: each => (each.purpose === 'IMPORT_PEOPLE' ? 'People' : 'Deals'),
          State: each => STATES[each.state],
        }),
        ...columnsOf<ImportType>('count', {
          Deals: each => each.dealCount,
          'New people': each => each.personCount,
        }),
        ...columnsOf<ImportType>('text', { By: each => each.importedBy }),
        ...momentColumns<ImportType>('Begun', each => each.createdAt, timeZone),
        ...momentColumns<ImportType>('Imported', each => each.doneAt, timeZone),
        ...columnsOf<ImportType>('text', { 'Undone by': each => each.undoneBy }),
        ...momentColumns<ImportType>('Undone', each => each.undoneAt, timeZone),
      ],
      lines,
    });
  },
});
