import { presentSummary } from '../../../comparisons/comparison.present.ts';
import { listComparisons } from '../../../comparisons/comparison.query.ts';
import type { ComparisonSummaryType } from '../../../comparisons/comparison.types.ts';
import { canCompareFiles } from '../../../sheets/sheet.policy.ts';
import { exportCall } from '../exportCall.ts';
import { columnsOf, shortTable } from '../exportTable.ts';
import { momentColumns } from '../momentColumns.ts';

/** The comparisons of the store (compare.md, Kept). @throws FORBIDDEN */
export const comparisonsExport = exportCall({
  name: 'comparisons',
  of: 'the comparisons of the store, the latest first, at most 100',
  right: canCompareFiles,
  query: {},
  table: async context => {
    const lines = (await listComparisons(context)).map(presentSummary);
    return shortTable<ComparisonSummaryType>({
      title: 'Comparisons',
      shown: ['The latest, at most 100'],
      columns: [
        ...columnsOf<ComparisonSummaryType>('text', { File: each => each.fileName }),
        ...columnsOf<ComparisonSummaryType>('day', {
          'First day': each => each.firstDay,
          'Last day': each => each.lastDay,
        }),
        ...columnsOf<ComparisonSummaryType>('money', {
          Ours: each => each.ours,
          Theirs: each => each.theirs,
          Difference: each => each.difference,
        }),
        ...columnsOf<ComparisonSummaryType>('count', { 'Open lines': each => each.openCount }),
        ...columnsOf<ComparisonSummaryType>('text', { By: each => each.comparedBy }),
        ...momentColumns<ComparisonSummaryType>('Compared', each => each.createdAt, context.clock.timeZone),
        ...columnsOf<ComparisonSummaryType>('text', { 'SHA-256': each => each.sha256 }),
      ],
      lines,
    });
  },
});
