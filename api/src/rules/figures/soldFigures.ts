import type { Figure, FigureTable } from './figure.ts';

/** What is sold, by what the cars count as (rules.md, A deal, "Car class"): on every board that tells it of people. */
export const carFigures = {
  new: {
    head: 'New',
    kind: 'units',
    says: 'New cars sold. A whole deal is 1 unit, half of a split 0.5.',
    exactly: 'Sold deals with car type New.',
  },
  used: {
    head: 'Used',
    kind: 'units',
    says: 'Used and certified cars sold. A whole deal is 1 unit, half of a split 0.5.',
    exactly: 'Sold deals with car types Used and Cert.',
  },
  unclassified: {
    head: 'No car type',
    kind: 'units',
    says: 'Sold deals without a car type: they count in the total, neither as New nor as Used.',
    exactly: 'In halves.',
    step: 'Without a car type',
  },
} as const satisfies FigureTable;

/** The same with their sum. */
export const soldFigures = {
  ...carFigures,
  total: {
    head: 'Total Sold',
    kind: 'units',
    says: 'All units sold: new, used, and those without a car type.',
    exactly: 'In halves.',
  },
} as const satisfies FigureTable;

export const vacationFigure = {
  head: 'VAC',
  longHead: 'Vacation units',
  kind: 'units',
  says: 'Units granted for vacation, of the months that begin in these days.',
  exactly: 'A month counts when the range contains its first day. Up to 2 decimals.',
} as const satisfies Figure;

export const tradePercentFigure = {
  head: 'Trade %',
  kind: 'percent',
  says: 'Cars traded in for 100 sold: trades ÷ sold × 100. TRADE counts 1, TRADE X2 counts 2.',
  exactly: 'To 2 decimals, halves up; may exceed 100.',
} as const satisfies Figure;
