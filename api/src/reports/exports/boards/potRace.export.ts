import { withoutFigures } from '../../../rules/figures/figure.ts';
import { raceFigures, raceRowFigures } from '../../../rules/potOfGold/potFigures.ts';
import { potRaceReport } from '../../potOfGold/potRace.report.ts';
import type { PotRaceRowType } from '../../potOfGold/potRace.types.ts';
import { exportCall } from '../exportCall.ts';
import { type Column, shortTable, totalsLine } from '../exportTable.ts';
import { figureColumns } from '../figureColumns.ts';
import { shownReport } from '../shown.ts';
import { shownPot } from './potOfGold.export.ts';

/** What is supposed stands in no file. */
const SHOWN = withoutFigures(raceRowFigures, ['supposedNew', 'supposedUsed', 'change']);

const [soldAtPace, spiffAtPace] = ['Sold at this pace', 'Spiff at this pace'];

const COLUMNS: readonly Column<PotRaceRowType>[] = [
  { head: 'Salesperson', kind: 'text', cell: row => row.person.name },
  ...figureColumns(SHOWN, (row: PotRaceRowType) => row),
  { head: soldAtPace, kind: 'units', cell: row => row.atPace.totalSold },
  { head: spiffAtPace, kind: 'money', cell: row => row.atPace.total },
];

/** The race of today’s month (pot-of-gold.md, Race). */
export const potRaceExport = exportCall({
  name: 'race',
  of: 'the race of today’s month for the pot of gold, nothing supposed',
  query: {},
  table: async context => {
    const race = await potRaceReport(context, []);
    return shortTable({
      title: 'Pot Of Gold Race',
      shown: [
        ...(await shownReport(context, race.range)),
        ...shownPot(race),
        `${raceFigures.fastStartDaysLeft.head}: ${race.fastStartDaysLeft}`,
      ],
      columns: COLUMNS,
      lines: race.rows,
      totals: () => [
        totalsLine(COLUMNS, {
          Salesperson: 'Owed',
          [SHOWN.total.head]: race.owed,
          [spiffAtPace]: race.owedAtPace,
        }),
      ],
    });
  },
});
