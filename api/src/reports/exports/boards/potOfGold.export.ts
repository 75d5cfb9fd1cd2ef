import { month } from '../../../input/fields.ts';
import { monthRange } from '../../../rules/calendar/calendar.ts';
import { type AmountsOf, namesOf, withoutFigures } from '../../../rules/figures/figure.ts';
import { potMoney, potRowFigures } from '../../../rules/potOfGold/potFigures.ts';
import { getPotOfGoldReport } from '../../potOfGold/potOfGold.report.ts';
import type { PotOfGoldType, PotRowType } from '../../potOfGold/potOfGold.types.ts';
import { defineExport } from '../exportCall.ts';
import { type ExportColumn, type ExportTable, createShortTable, buildTotalsLine } from '../exportTable.ts';
import { buildFigureColumns } from '../figureColumns.ts';
import { getReportCaption } from '../shown.ts';

const POT_COLUMNS: readonly ExportColumn<PotRowType>[] = [
  { head: 'Salesperson', kind: 'text', cell: row => row.person.name },
  ...buildFigureColumns(withoutFigures(potRowFigures, ['vacation']), (row: PotRowType) => row),
];

/** Formats the amounts that are shared, for above the rows. The pot is labeled only "Pot". */
export const formatPotAmounts = (pot: AmountsOf<typeof potMoney>): string[] =>
  namesOf(potMoney).map(name => `${name === 'pot' ? 'Pot' : potMoney[name].head}: ${pot[name].toFixed(2)}`);

/** Exports the spiffs of a month (pot-of-gold.md, Table). */
export const potOfGoldExport = defineExport({
  name: 'potofgold',
  contents: 'a month’s pot of gold spiffs',
  query: { month },
  table: async (context, query) => {
    const report = await getPotOfGoldReport(context, query.month);
    return buildPotOfGoldTable(report, await getReportCaption(context, monthRange(query.month)));
  },
});

/**
 * Builds the table of spiffs with the total paid.
 * @param caption lines about its month
 */
export const buildPotOfGoldTable = (
  { rows, totalPaid, ...pot }: PotOfGoldType,
  caption: readonly string[],
): ExportTable =>
  createShortTable({
    title: 'Pot Of Gold Spiff',
    caption: [...caption, ...formatPotAmounts(pot)],
    columns: POT_COLUMNS,
    lines: rows,
    totals: () => [buildTotalsLine(POT_COLUMNS, { Salesperson: 'Total', [potRowFigures.total.head]: totalPaid })],
  });
