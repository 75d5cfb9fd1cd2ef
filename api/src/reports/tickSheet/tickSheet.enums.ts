import { registerEnumType } from 'type-graphql';
import type { TickFigures } from '../../rules/tickSheet/tickFigures.ts';
import type { StoreFigure } from '../../rules/tickSheet/tickSheet.ts';

export type TickFigureName = keyof TickFigures | StoreFigure;

export const TickFigureEnum = {
  NEW: 'new',
  USED: 'used',
  UNCLASSIFIED: 'unclassified',
  TOTAL: 'total',
  VACATION: 'vacation',
  THREE_MONTH_AVERAGE: 'threeMonthAverage',
  PREVIOUS: 'previous',
  TRACK: 'track',
  NEW_TRACK: 'newTrack',
  USED_TRACK: 'usedTrack',
} as const satisfies Record<string, TickFigureName>;

registerEnumType(TickFigureEnum, {
  name: 'TickFigure',
  description: 'A figure of the tick sheet: see TickFigures and StoreTotals.',
  valuesConfig: {
    NEW: { description: 'New.' },
    USED: { description: 'Used.' },
    UNCLASSIFIED: { description: 'Without a car type.' },
    TOTAL: { description: 'Total Sold, the store’s Total.' },
    VACATION: { description: 'VAC, of people.' },
    THREE_MONTH_AVERAGE: { description: '3MAvg, of people.' },
    PREVIOUS: { description: 'Prev, of people.' },
    TRACK: { description: 'Track.' },
    NEW_TRACK: { description: 'The track of New, of the store.' },
    USED_TRACK: { description: 'Used Track, the store’s track of Used.' },
  },
});
