import { month } from '../../../input/fields.ts';
import { monthRange } from '../../../rules/calendar/calendar.ts';
import { type AmountsOf, namesOf, withoutFigures } from '../../../rules/figures/figure.ts';
import { potMoney, potRowFigures } from '../../../rules/potOfGold/potFigures.ts';
import { potOfGoldReport } from '../../potOfGold/potOfGold.report.ts';
import type { PotOfGoldType, PotRowType } from '../../potOfGold/potOfGold.types.ts';
import { exportCall } from '../exportCall.ts';
import { type Column, type ExportTable, shortTable, totalsLine } from '../exportTable.ts';
import { figureColumns } from '../figureColumns.ts';
import { shownReport } from '../shown.ts';

const COLUMNS: readonly Column<PotRowType>[] = [
  { head: 'Salesperson', kind: 'text', cell: row => row.person.name },
  ...figureColumns(withoutFigures(potRowFigures, ['vacation']), (row: PotRowType) => row),
];

/** What is shared, above the lines; a pot is called so alone. */
export const shownPot = (pot: AmountsOf<typeof potMoney>): string[] =>
  namesOf(potMoney).map(name => `${name === 'pot' ? 'Pot' : potMoney[name].head}: ${pot[name].toFixed(2)}`);

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
  { rows, totalPaid, ...pot }: PotOfGoldType,
  shown: readonly string[],
): ExportTable =>
  shortTable({
    title: 'Pot Of Gold Spiff',
    shown: [...shown, ...shownPot(pot)],
    columns: COLUMNS,
    lines: rows,
    totals: () => [totalsLine(COLUMNS, { Salesperson: 'Total', [potRowFigures.total.head]: totalPaid })],
  });
