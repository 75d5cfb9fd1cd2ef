import { presentSummary } from '../../../comparisons/comparison.present.ts';
import { listComparisons } from '../../../comparisons/comparison.query.ts';
import type { ComparisonSummaryType } from '../../../comparisons/comparison.types.ts';
import { canCompareFiles } from '../../../sheets/sheet.policy.ts';
import { defineExport } from '../exportCall.ts';
import { buildColumns, createShortTable } from '../exportTable.ts';
import { buildInstantColumns } from '../momentColumns.ts';

/**
 * Exports the comparisons of the store (compare.md, Kept).
 * @throws FORBIDDEN
 */
export const comparisonsExport = defineExport({
  name: 'comparisons',
  contents: 'the comparisons of the store, the latest first, at most 100',
  right: canCompareFiles,
  query: {},
  table: async context => {
    const lines = (await listComparisons(context)).map(presentSummary);
    return createShortTable<ComparisonSummaryType>({
      title: 'Comparisons',
      caption: ['The latest, at most 100'],
      columns: [
        ...buildColumns<ComparisonSummaryType>('text', { File: each => each.fileName }),
        ...buildColumns<ComparisonSummaryType>('day', {
          'First day': each => each.firstDay,
          'Last day': each => each.lastDay,
        }),
        ...buildColumns<ComparisonSummaryType>('money', {
          Ours: each => each.ours,
          Theirs: each => each.theirs,
          Difference: each => each.difference,
        }),
        ...buildColumns<ComparisonSummaryType>('count', { 'Open lines': each => each.openCount }),
        ...buildColumns<ComparisonSummaryType>('text', { By: each => each.comparedBy }),
        ...buildInstantColumns<ComparisonSummaryType>('Compared', each => each.createdAt, context.clock.timeZone),
        ...buildColumns<ComparisonSummaryType>('text', { 'SHA-256': each => each.sha256 }),
      ],
      lines,
    });
  },
});
