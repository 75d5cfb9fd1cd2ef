import type { FigureTable } from '../figures/figure.ts';

/** The figures of a goal, for all cars or for only new or used cars (goals.md, Goal progress). */
export const carGoalTable = {
  goal: {
    label: 'Goal',
    kind: 'units',
    description: 'Unit goal for the month.',
    technicalNote: 'In steps of 0.5.',
  },
  toGo: {
    label: 'To Go',
    kind: 'units',
    description: 'Units still needed to meet the goal: goal − sold. 0 once the goal is met.',
  },
  neededADay: {
    label: 'Per Day',
    kind: 'units',
    description: 'Units needed per remaining day to meet the goal: To Go ÷ working days left.',
    technicalNote: 'To 2 decimals, ties rounded up. Null if no days are left.',
    stepName: 'Needed per day',
    isOptional: true,
  },
} as const satisfies FigureTable;

/** The figures of a goal for all cars. */
export const goalTable = {
  ...carGoalTable,
  againstGoal: {
    label: 'vs. Goal',
    kind: 'units',
    description: 'How far the track is ahead of the goal: track − goal. Negative if it is behind.',
    technicalNote: 'In steps of 0.5. Null if the month is in the future.',
    isOptional: true,
  },
} as const satisfies FigureTable;
