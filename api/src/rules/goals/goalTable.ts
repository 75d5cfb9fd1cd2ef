import type { FigureTable } from '../figures/figure.ts';

/** The figures of a goal, of some cars or of all (goals.md, Against a goal). */
export const goalOfCarsTable = {
  goal: { head: 'Goal', kind: 'units', says: 'Units wanted of the month.', exactly: 'In halves.' },
  toGo: {
    head: 'To Go',
    kind: 'units',
    says: 'Units still to be sold: goal − sold; 0 once the goal is met.',
  },
  neededADay: {
    head: 'A Day',
    kind: 'units',
    says: 'Units needed on each day that is left to meet the goal: To Go ÷ working days left.',
    exactly: 'To 2 decimals, halves up. Null when no day is left.',
    step: 'Needed a day',
    isOptional: true,
  },
} as const satisfies FigureTable;

/** The figures of a goal of all cars. */
export const goalTable = {
  ...goalOfCarsTable,
  againstGoal: {
    head: 'Against Goal',
    kind: 'units',
    says: 'How far the track is ahead of the goal: track − goal; below 0 it is behind.',
    exactly: 'In halves. Null while the month lies ahead.',
    isOptional: true,
  },
} as const satisfies FigureTable;
