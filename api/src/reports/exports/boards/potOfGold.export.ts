import { month } from '../../../input/fields.ts';
import { monthRange } from '../../../rules/calendar/calendar.ts';
import { potOfGoldReport } from '../../potOfGold/potOfGold.report.ts';
import type { PotOfGoldType, PotRowType } from '../../potOfGold/potOfGold.types.ts';
import { exportCall } from '../exportCall.ts';
import { type Column, type ExportTable, shortTable, yes } from '../exportTable.ts';
import { shownReport } from '../shown.ts';

const COLUMNS: readonly Column<PotRowType>[] = [
  { head: 'Salesperson', kind: 'text', cell: row => row.person.name },
  { head: 'Total Sold', kind: 'units', cell: row => row.totalSold },
  { head: 'Used Sold', kind: 'units', cell: row => row.usedSold },
  { head: 'Earned Spiff', kind: 'money', cell: row => row.earned },
  { head: 'Fast Start', kind: 'text', cell: row => yes(row.isFastStart) },
  { head: 'Total Spiff', kind: 'money', cell: row => row.total },
  { head: 'Qualified', kind: 'text', cell: row => yes(row.isQualified) },
];

/** The spiffs of a month (pot-of-gold.md, Table). */
export const potOfGoldExport = exportCall({
  name: 'potofgold',
  of: 'a month’s pot of gold spiffs',
  query: { month },
  table: async (context, query) => {
    const report = await potOfGoldReport(context, query.month);
    return potOfGoldTable(report, await shownReport(context, monthRange(query.month)));
  },
});

/** The spiffs, with what is paid in all. @param shown of which month it is */
export const potOfGoldTable = (
  { rows, pot, spiffPerUsedCar, totalPaid }: PotOfGoldType,
  shown: readonly string[],
): ExportTable =>
  shortTable({
    title: 'Pot Of Gold Spiff',
    shown: [...shown, `Pot: ${pot.toFixed(2)}`, `Spiff per used car: ${spiffPerUsedCar.toFixed(2)}`],
    columns: COLUMNS,
    lines: rows,
    totals: () => [['Total', null, null, null, null, totalPaid, null]],
  });
