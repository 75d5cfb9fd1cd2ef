import { POT_RULE } from '../../../rules/potOfGold/potSteps.ts';
import { potRaceReport } from '../../potOfGold/potRace.report.ts';
import type { PotRaceRowType } from '../../potOfGold/potRace.types.ts';
import { exportCall } from '../exportCall.ts';
import { type Cell, type Column, columnsOf, shortTable, yes } from '../exportTable.ts';
import { shownReport } from '../shown.ts';

const COLUMNS: readonly Column<PotRaceRowType>[] = [
  { head: 'Salesperson', kind: 'text', cell: row => row.person.name },
  ...columnsOf<PotRaceRowType>('units', {
    'Total Sold': row => row.totalSold,
    [`To ${POT_RULE.qualifyingUnits}`]: row => row.unitsToQualify,
    'Used Sold': row => row.usedSold,
  }),
  { head: 'Fast Start', kind: 'text', cell: row => yes(row.isFastStart) },
  { head: 'Used to Fast Start', kind: 'units', cell: row => row.usedToFastStart },
  { head: 'Total Spiff', kind: 'money', cell: row => row.total },
  ...columnsOf<PotRaceRowType>('money', {
    'One more used': row => row.gainOfOneMoreUsed,
    'Spiff per used car then': row => row.spiffPerUsedCarThen,
  }),
  { head: 'Sold at this pace', kind: 'units', cell: row => row.atPace.totalSold },
  { head: 'Spiff at this pace', kind: 'money', cell: row => row.atPace.total },
];

/** The race of today’s month (pot-of-gold.md, Race). */
export const potRaceExport = exportCall({
  name: 'race',
  of: 'the race of today’s month for the pot of gold, nothing supposed',
  query: {},
  table: async context => {
    const race = await potRaceReport(context, []);
    const totals = new Map<string, Cell>([
      ['Salesperson', 'Owed'],
      ['Total Spiff', race.owed],
      ['Spiff at this pace', race.owedAtPace],
    ]);
    return shortTable({
      title: 'Pot Of Gold Race',
      shown: [
        ...(await shownReport(context, race.range)),
        `Pot: ${race.pot.toFixed(2)}`,
        `Spiff per used car: ${race.spiffPerUsedCar.toFixed(2)}`,
        `Days left for a fast start: ${race.fastStartDaysLeft}`,
      ],
      columns: COLUMNS,
      lines: race.rows,
      totals: () => [COLUMNS.map(({ head }) => totals.get(head) ?? null)],
    });
  },
});
