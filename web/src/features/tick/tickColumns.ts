import { toTeamTableColumns } from '../../components/reportTables/teamTableColumns';
import { tickFigures } from '../../generated/rules/tickFigures';
import type { TickSheet } from './tickSheet';

type TickFigures = TickSheet['sections'][number]['total'];

/** Cars without a type are told below the total. */
const { unclassified: _, ...shown } = tickFigures;

/** The columns in their order. */
export const tickColumns = toTeamTableColumns<keyof typeof shown, TickFigures>(shown, {
  total: { isTotal: true },
  vacation: { isQuiet: true },
  threeMonthAverage: { isQuiet: true },
  previous: { isQuiet: true },
});
