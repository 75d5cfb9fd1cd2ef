import { id, oneOfThese, optionalFilter } from '../../../input/fields.ts';
import { OUTCOMES } from '../../../rules/import/outcomes.ts';
import { canCompareFiles, canImportFiles } from '../../../sheets/sheet.policy.ts';
import { exportCall } from '../exportCall.ts';
import { comparisonExport } from './comparison.export.ts';
import { comparisonsExport } from './comparisons.export.ts';
import { importLinesExport } from './importLines.export.ts';
import { importsExport } from './imports.export.ts';

/** What became of files that were read: comparisons and imports. */
export const sheetExports = [
  exportCall({
    name: 'comparisons',
    of: 'the comparisons of the store, the latest first, at most 100',
    right: canCompareFiles,
    query: {},
    table: context => comparisonsExport(context),
  }),

  exportCall({
    name: 'comparison',
    of: 'a comparison of gross with a file: each line and its outcome, with the sums of each group',
    query: { id },
    right: canCompareFiles,
    refusals: ['NOT_FOUND'],
    table: (context, query) => comparisonExport(context, query.id),
  }),

  exportCall({
    name: 'importlines',
    of: 'what would become of each line of an import now, or, of one that is done, which lines it brought',
    query: { id, outcome: optionalFilter(oneOfThese(OUTCOMES)) },
    right: canImportFiles,
    refusals: ['NOT_FOUND', 'CONFLICT'],
    table: (context, query) => importLinesExport(context, query.id, query.outcome),
  }),

  exportCall({
    name: 'imports',
    of: 'the imports that were done, and those that one has begun, the latest first, at most 100',
    right: canImportFiles,
    query: {},
    table: context => importsExport(context),
  }),
];
