import { registerEnumType } from 'type-graphql';
import type { GoalSteps } from '../../rules/goals/goalFigures.ts';
import type { TickFigures } from '../../rules/tickSheet/tickFigures.ts';
import type { StoreFigure } from '../../rules/tickSheet/tickSheet.ts';

export type TickFigureName = keyof TickFigures | StoreFigure | keyof GoalSteps;

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
  GOAL: 'goal',
  TO_GO: 'toGo',
  NEEDED_A_DAY: 'neededADay',
  AGAINST_GOAL: 'againstGoal',
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
    GOAL: { description: 'Goal, where one is set.' },
    TO_GO: { description: 'To Go, where a goal is set.' },
    NEEDED_A_DAY: { description: 'What is needed a day, where a goal is set and a day is left.' },
    AGAINST_GOAL: { description: 'Track less the goal, where one is set and the month has begun.' },
  },
});
