import sql from 'sql-template-tag';
import { presentLine, presentSummary } from '../../../modules/comparisons/comparison.present.ts';
import {
  type CurrentLineRow,
  comparisonLinesSql,
  getComparison,
  LINE_ORDER,
  listComparisons,
  listCurrentLinesByPlaces,
} from '../../../modules/comparisons/comparison.query.ts';
import type { ComparisonRow } from '../../../modules/comparisons/comparison.row.ts';
import type { ComparisonSummaryType } from '../../../modules/comparisons/comparison.types.ts';
import type { ComparedLineType } from '../../../modules/comparisons/comparisonLine.types.ts';
import { canCompareFiles } from '../../../modules/sheets/sheet.policy.ts';
import { readBatchedList } from '../../../platform/database/batchedList.ts';
import { id } from '../../../platform/input/fields.ts';
import { timeIn, todayIn } from '../../../rules/calendar/today.ts';
import type { ComparedAmount } from '../../../rules/compare/amounts.ts';
import { formatOutcome } from '../../../rules/compare/decisions.ts';
import { type ComparedGroup, DISPLAYED_GROUPS } from '../../../rules/compare/groups.ts';
import type { MatchedBy } from '../../../rules/compare/match.ts';
import { type Cents, toDollars } from '../../../rules/numbers/money.ts';
import { formatDays } from '../captions.ts';
import { defineExport } from '../exportCall.ts';
import {
  buildColumns,
  buildInstantColumns,
  createExportTable,
  createShortTable,
  type ExportCell,
  type ExportColumn,
  formatFlag,
} from '../exportTable.ts';

/** Stored line of a comparison, together with the line that the screen shows for it. */
interface ExportedLine {
  readonly row: CurrentLineRow;
  readonly line: ComparedLineType;
}

const GROUP_LABELS: Readonly<Record<ComparedGroup, string>> = {
  EQUAL: 'Equal',
  DIFFERS: 'Differs',
  ONLY_FILE: 'Only in the file',
  ONLY_HERE: 'Not in file',
  UNREADABLE: 'Unreadable',
};

const AMOUNT_LABELS: Readonly<Record<ComparedAmount, string>> = {
  frontGross: 'Front',
  backGross: 'Back',
  totalGross: 'Total',
};

const MATCH_LABELS: Readonly<Record<MatchedBy, string>> = {
  NUMBER: 'deal number',
  STOCK: 'stock number',
  PERSON: 'user',
};

/**
 * Exports a comparison. The file has a line with the outcome of each compared line, and below these lines the
 * sums of each group (compare.md, Stored comparisons).
 * @throws FORBIDDEN, NOT_FOUND
 */
export const comparisonExport = defineExport({
  name: 'comparison',
  contents: 'a gross comparison with a file: each row with its outcome, and each group’s totals',
  query: { id },
  right: canCompareFiles,
  errorCodes: ['NOT_FOUND'],
  table: async (context, query) => {
    const { database, clock } = context;
    const comparison = await getComparison(context, query.id);
    const columns = buildComparisonColumns(comparison.amounts, clock.timeZone);
    const list = await readBatchedList(
      database,
      { key: sql`place`, from: comparisonLinesSql(query.id), order: LINE_ORDER },
      places => listCurrentLinesByPlaces(database, query.id, places),
    );
    const sums = new GroupSums(columns);
    const { rowCount, batches } = list.map(rows => {
      const lines = rows.map((row): ExportedLine => ({ row, line: presentLine(row) }));
      for (const line of lines) sums.add(line);
      return lines;
    });
    return createExportTable({
      title: 'Comparison',
      caption: formatComparisonCaption(comparison, clock.timeZone),
      columns,
      lineCount: rowCount,
      batches,
      totals: () => sums.buildLines(),
    });
  },
});

const formatComparisonCaption = (
  { fileName, sha256, firstDay, lastDay, createdAt, comparedBy }: ComparisonRow,
  timeZone: string,
): string[] => [
  `File: ${fileName}, SHA-256 ${sha256}`,
  `Delivered: ${formatDays({ start: firstDay, end: lastDay })}`,
  `Compared on ${todayIn(timeZone, createdAt)} ${timeIn(timeZone, createdAt)} by ${comparedBy}`,
];

function buildComparisonColumns(
  amounts: readonly ComparedAmount[],
  timeZone: string,
): ExportColumn<ExportedLine>[] {
  return [
    { head: 'Group', kind: 'text', cell: ({ line }) => GROUP_LABELS[line.group] },
    { head: 'Row', kind: 'count', cell: ({ line }) => line.line },
    { head: 'Deal #', kind: 'count', cell: ({ line }) => line.number },
    ...buildColumns<ExportedLine>('text', {
      'Stock #': ({ line }) => line.stockNum,
      Customer: ({ line }) => line.customerName,
    }),
    { head: 'Day', kind: 'day', cell: ({ line }) => line.day },
    ...amounts.flatMap(buildAmountColumns),
    ...buildColumns<ExportedLine>('money', {
      Salesfloor: ({ row }) => toDollars(row.oursSum),
      File: ({ row }) => toDollars(row.theirsSum),
      Difference: ({ row }) => toDollars(row.theirsSum - row.oursSum),
    }),
    ...buildColumns<ExportedLine>('text', {
      Outcome: ({ row }) => formatOutcome(row),
      Note: ({ line }) => line.note,
      'Assigned by': ({ line }) => line.handedOnBy,
      Assignment: ({ line }) => line.handedNote,
      Reason: ({ line }) => line.why,
      'Matched by': ({ line }) => line.matchedBy && MATCH_LABELS[line.matchedBy],
      'Changed since': ({ line }) => formatFlag(line.isChanged),
      'Confirmed?': ({ line }) => formatFlag(line.isConfirmed),
      'Entered by': ({ line }) => line.typedBy,
    }),
    { head: 'Entered on', kind: 'day', cell: ({ line }) => line.typedAt && todayIn(timeZone, line.typedAt) },
    { head: 'Entered at', kind: 'time', cell: ({ line }) => line.typedAt && timeIn(timeZone, line.typedAt) },
  ];
}

function buildAmountColumns(name: ComparedAmount): ExportColumn<ExportedLine>[] {
  const getSideAmount = (sideName: 'ours' | 'theirs') => (line: ExportedLine) =>
    line.line.amounts.find(({ amount }) => amount === name)?.[sideName] ?? null;
  return buildColumns<ExportedLine>('money', {
    [`${AMOUNT_LABELS[name]}, Salesfloor`]: getSideAmount('ours'),
    [`${AMOUNT_LABELS[name]}, file`]: getSideAmount('theirs'),
  });
}

/** Counts the lines of each group and adds up each column of money while the lines are read. */
class GroupSums {
  private readonly groups = new Map(
    DISPLAYED_GROUPS.map(group => [group, { count: 0, sums: new Map<string, Cents>() }]),
  );

  constructor(private readonly columns: readonly ExportColumn<ExportedLine>[]) {}

  add(line: ExportedLine): void {
    const group = this.groups.get(line.row.group);
    if (!group) return;
    group.count += 1;
    for (const { head: label, kind, cell } of this.columns) {
      if (kind !== 'money') continue;
      group.sums.set(label, (group.sums.get(label) ?? 0) + Math.round(Number(cell(line) ?? 0) * 100));
    }
  }

  /** Returns a line with the sums of each group, and a line with the sums of all groups. */
  buildLines(): ExportCell[][] {
    const groups = [...this.groups.values()];
    const count = groups.reduce((all, group) => all + group.count, 0);
    const getSum = (label: string) => groups.reduce((all, { sums }) => all + (sums.get(label) ?? 0), 0);
    return [
      ...[...this.groups].map(([name, group]) =>
        this.buildLine(
          `Total: ${GROUP_LABELS[name].toLowerCase()}`,
          group.count,
          label => group.sums.get(label) ?? 0,
        ),
      ),
      this.buildLine('Total', count, getSum),
    ];
  }

  private buildLine(title: string, count: number, getSum: (label: string) => Cents): ExportCell[] {
    const sums = this.columns
      .slice(2)
      .map(({ head: label, kind }) => (kind === 'money' ? toDollars(getSum(label)) : null));
    return [title, count, ...sums];
  }
}

/**
 * Exports the comparisons of the store (compare.md, Stored comparisons).
 * @throws FORBIDDEN
 */
export const comparisonsExport = defineExport({
  name: 'comparisons',
  contents: 'the store’s comparisons, newest first, at most 100',
  right: canCompareFiles,
  query: {},
  table: async context => {
    const lines = (await listComparisons(context)).map(presentSummary);
    return createShortTable<ComparisonSummaryType>({
      title: 'Comparisons',
      caption: ['Newest first, at most 100'],
      columns: [
        ...buildColumns<ComparisonSummaryType>('text', { File: each => each.fileName }),
        ...buildColumns<ComparisonSummaryType>('day', {
          'First day': each => each.firstDay,
          'Last day': each => each.lastDay,
        }),
        ...buildColumns<ComparisonSummaryType>('money', {
          'Salesfloor total': each => each.ours,
          'File total': each => each.theirs,
          Difference: each => each.difference,
        }),
        ...buildColumns<ComparisonSummaryType>('count', { Unresolved: each => each.openCount }),
        ...buildColumns<ComparisonSummaryType>('text', { By: each => each.comparedBy }),
        ...buildInstantColumns<ComparisonSummaryType>(
          'Compared',
          each => each.createdAt,
          context.clock.timeZone,
        ),
        ...buildColumns<ComparisonSummaryType>('text', { 'SHA-256': each => each.sha256 }),
      ],
      lines,
    });
  },
});
