import { presentSummary } from '../../../comparisons/comparison.present.ts';
import { listComparisons } from '../../../comparisons/comparison.query.ts';
import type { ComparisonSummaryType } from '../../../comparisons/comparison.types.ts';
import type { Context } from '../../../context.ts';
import { columnsOf, type ExportTable, shortTable } from '../exportTable.ts';
import { momentColumns } from '../momentColumns.ts';

/** The comparisons of the store, the latest first (compare.md, Kept). @throws FORBIDDEN */
export async function comparisonsExport(context: Context): Promise<ExportTable> {
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
}
