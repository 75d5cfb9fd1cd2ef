import type { Figure, FigureTable } from './figure.ts';

/**
 * Units sold by class of car (rules.md, A deal, "Car class"), shared by every report that shows them for
 * people.
 */
export const carFigures = {
  new: {
    label: 'New',
    kind: 'units',
    description: 'New cars sold. A whole deal is 1 unit, and half of a split is 0.5.',
    technicalNote: 'Sold deals with car type New.',
  },
  used: {
    label: 'Used',
    kind: 'units',
    description: 'Used and certified cars sold. A whole deal is 1 unit, and half of a split is 0.5.',
    technicalNote: 'Sold deals with car type Used or Cert.',
  },
  unclassified: {
    label: 'No car type',
    kind: 'units',
    description: 'Sold deals without a car type. They count in the total, but not as New or Used.',
    technicalNote: 'In steps of 0.5.',
    stepName: 'No car type',
  },
} as const satisfies FigureTable;

/** The units by class of car, with their total. */
export const soldFigures = {
  ...carFigures,
  total: {
    label: 'Total Sold',
    kind: 'units',
    description: 'All units sold: new, used, and those without a car type.',
    technicalNote: 'In steps of 0.5.',
  },
} as const satisfies FigureTable;

export const vacationFigure = {
  label: 'VAC',
  longLabel: 'Vacation units',
  kind: 'units',
  description: 'Vacation units of the months that begin in this period.',
  technicalNote: 'A month counts if the range contains its first day. Up to 2 decimals.',
} as const satisfies Figure;

export const tradePercentFigure = {
  label: 'Trade %',
  kind: 'percent',
  description: 'Cars traded in per 100 sold: trades ÷ sold × 100. TRADE counts as 1, TRADE X2 as 2.',
  technicalNote: 'To 2 decimals, ties rounded up; can exceed 100.',
} as const satisfies Figure;
