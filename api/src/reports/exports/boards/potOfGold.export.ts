import { month } from '../../../platform/input/fields.ts';
import { monthRange } from '../../../rules/calendar/calendar.ts';
import { type FigureAmounts, listFigureNames, omitFigures } from '../../../rules/figures/figure.ts';
import { potMoney, potRowFigures, raceFigures, raceRowFigures } from '../../../rules/potOfGold/potFigures.ts';
import { getPotOfGoldReport, getPotRaceReport } from '../../potOfGold/potOfGold.report.ts';
import type { PotOfGoldType, PotRaceRowType, PotRowType } from '../../potOfGold/potOfGold.types.ts';
import { getReportCaption } from '../captions.ts';
import { defineExport } from '../exportCall.ts';
import {
  buildFigureColumns,
  buildTotalsLine,
  createShortTable,
  type ExportColumn,
  type ExportTable,
} from '../exportTable.ts';

const POT_COLUMNS: readonly ExportColumn<PotRowType>[] = [
  { head: 'Salesperson', kind: 'text', cell: row => row.person.name },
  ...buildFigureColumns(omitFigures(potRowFigures, ['vacation']), (row: PotRowType) => row),
];

/** Formats the shared amounts of the pot for the caption. The pot is labeled only "Pot". */
export const formatPotAmounts = (pot: FigureAmounts<typeof potMoney>): string[] =>
  listFigureNames(potMoney).map(
    name => `${name === 'pot' ? 'Pot' : potMoney[name].label}: ${pot[name].toFixed(2)}`,
  );

/** Exports the spiffs of a month (pot-of-gold.md, Table). */
export const potOfGoldExport = defineExport({
  name: 'potofgold',
  contents: 'a month’s Pot of Gold spiffs',
  query: { month },
  table: async (context, query) => {
    const report = await getPotOfGoldReport(context, query.month);
    return buildPotOfGoldTable(report, await getReportCaption(context, monthRange(query.month)));
  },
});

/**
 * Builds the table of spiffs with the total paid.
 * @param caption caption lines about the month of the pot
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
    totals: () => [
      buildTotalsLine(POT_COLUMNS, { Salesperson: 'Total', [potRowFigures.total.label]: totalPaid }),
    ],
  });

/** Exported figures of the race, without the figures of the what-if. */
const RACE_FIGURES = omitFigures(raceRowFigures, ['supposedNew', 'supposedUsed', 'change']);

const [SOLD_AT_PACE_LABEL, SPIFF_AT_PACE_LABEL] = ['Sold at this pace', 'Spiff at this pace'];

const RACE_COLUMNS: readonly ExportColumn<PotRaceRowType>[] = [
  { head: 'Salesperson', kind: 'text', cell: row => row.person.name },
  ...buildFigureColumns(RACE_FIGURES, (row: PotRaceRowType) => row),
  { head: SOLD_AT_PACE_LABEL, kind: 'units', cell: row => row.atPace.totalSold },
  { head: SPIFF_AT_PACE_LABEL, kind: 'money', cell: row => row.atPace.total },
];

/** Exports the race of the current month (pot-of-gold.md, Race). */
export const potRaceExport = defineExport({
  name: 'race',
  contents: 'the current month’s Pot of Gold race, without what-if units',
  query: {},
  table: async context => {
    const race = await getPotRaceReport(context, []);
    return createShortTable({
      title: 'Pot Of Gold Race',
      caption: [
        ...(await getReportCaption(context, race.range)),
        ...formatPotAmounts(race),
        `${raceFigures.fastStartDaysLeft.label}: ${race.fastStartDaysLeft}`,
      ],
      columns: RACE_COLUMNS,
      lines: race.rows,
      totals: () => [
        buildTotalsLine(RACE_COLUMNS, {
          Salesperson: 'Owed',
          [RACE_FIGURES.total.label]: race.owed,
          [SPIFF_AT_PACE_LABEL]: race.owedAtPace,
        }),
      ],
    });
  },
});
