import type { FigureTable } from '../figures/figure.ts';

/** The figures of a goal, for all cars or for only new or used cars (goals.md, Goal progress). */
export const carGoalTable = {
  goal: {
    label: 'Goal',
    kind: 'units',
    description: 'Units wanted of the month.',
    technicalNote: 'In halves.',
  },
  toGo: {
    label: 'To Go',
    kind: 'units',
    description: 'Units still to be sold: goal − sold; 0 once the goal is met.',
  },
  neededADay: {
    label: 'A Day',
    kind: 'units',
    description: 'Units needed on each day that is left to meet the goal: To Go ÷ working days left.',
    technicalNote: 'To 2 decimals, halves up. Null when no day is left.',
    stepName: 'Needed a day',
    isOptional: true,
  },
} as const satisfies FigureTable;

/** The figures of a goal for all cars. */
export const goalTable = {
  ...carGoalTable,
  againstGoal: {
    label: 'Against Goal',
    kind: 'units',
    description: 'How far the track is ahead of the goal: track − goal; below 0 it is behind.',
    technicalNote: 'In halves. Null while the month lies ahead.',
    isOptional: true,
  },
} as const satisfies FigureTable;
