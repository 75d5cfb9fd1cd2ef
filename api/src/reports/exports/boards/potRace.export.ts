import { withoutFigures } from '../../../rules/figures/figure.ts';
import { raceFigures, raceRowFigures } from '../../../rules/potOfGold/potFigures.ts';
import { getPotRaceReport } from '../../potOfGold/potRace.report.ts';
import type { PotRaceRowType } from '../../potOfGold/potRace.types.ts';
import { defineExport } from '../exportCall.ts';
import { type ExportColumn, createShortTable, buildTotalsLine } from '../exportTable.ts';
import { buildFigureColumns } from '../figureColumns.ts';
import { getReportCaption } from '../shown.ts';
import { formatPotAmounts } from './potOfGold.export.ts';

/** Figures of the what-if are not exported. */
const RACE_FIGURES = withoutFigures(raceRowFigures, ['supposedNew', 'supposedUsed', 'change']);

const [soldAtPace, spiffAtPace] = ['Sold at this pace', 'Spiff at this pace'];

const RACE_COLUMNS: readonly ExportColumn<PotRaceRowType>[] = [
  { head: 'Salesperson', kind: 'text', cell: row => row.person.name },
  ...buildFigureColumns(RACE_FIGURES, (row: PotRaceRowType) => row),
  { head: soldAtPace, kind: 'units', cell: row => row.atPace.totalSold },
  { head: spiffAtPace, kind: 'money', cell: row => row.atPace.total },
];

/** Exports the race of the current month (pot-of-gold.md, Race). */
export const potRaceExport = defineExport({
  name: 'race',
  contents: 'the race of today’s month for the pot of gold, nothing supposed',
  query: {},
  table: async context => {
    const race = await getPotRaceReport(context, []);
    return createShortTable({
      title: 'Pot Of Gold Race',
      caption: [
        ...(await getReportCaption(context, race.range)),
        ...formatPotAmounts(race),
        `${raceFigures.fastStartDaysLeft.head}: ${race.fastStartDaysLeft}`,
      ],
      columns: RACE_COLUMNS,
      lines: race.rows,
      totals: () => [
        buildTotalsLine(RACE_COLUMNS, {
          Salesperson: 'Owed',
          [RACE_FIGURES.total.head]: race.owed,
          [spiffAtPace]: race.owedAtPace,
        }),
      ],
    });
  },
});
