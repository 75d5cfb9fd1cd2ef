import { toTeamTableColumns } from '../../components/reportTables/teamTableColumns';
import { tickFigures } from '../../generated/rules/tickFigures';
import type { TickSheetQuery } from './tick.generated';

type TickColumnFigures = TickSheetData['sections'][number]['total'];

/** Excludes cars without a type, which the table shows as a note. */
const { unclassified: _, ...displayedFigures } = tickFigures;

/** Columns of the tick sheet in display order. */
export const tickColumns = toTeamTableColumns<keyof typeof displayedFigures, TickColumnFigures>(
  displayedFigures,
  {
    total: { isTotal: true },
    vacation: { isQuiet: true },
    threeMonthAverage: { isQuiet: true },
    previous: { isQuiet: true },
  },
);

/** The tick sheet that the query returns. */
export type TickSheetData = TickSheetQuery['tickSheet'];
