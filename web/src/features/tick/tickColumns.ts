import type { BoardColumn } from '../../components/board/board';
import type { TickFigure } from '../../generated/drillDown';
import type { TickSheet } from './tickSheet';

type TickFigures = TickSheet['sections'][number]['total'];

/** The columns in their order. */
export const tickColumns: readonly BoardColumn<TickFigures, TickFigure>[] = [
  { label: 'New', figure: 'NEW', amount: row => row.new },
  { label: 'Used', figure: 'USED', amount: row => row.used },
  { label: 'Total Sold', figure: 'TOTAL', amount: row => row.total, isTotal: true },
  { label: 'VAC', figure: 'VACATION', amount: row => row.vacation, isQuiet: true },
  { label: '3MAvg', figure: 'THREE_MONTH_AVERAGE', amount: row => row.threeMonthAverage, isQuiet: true },
  { label: 'Prev', figure: 'PREVIOUS', amount: row => row.previous, isQuiet: true },
  { label: 'Track', figure: 'TRACK', amount: row => row.track },
  { label: 'Used Track', figure: 'USED_TRACK', amount: row => row.usedTrack },
];
