import type { FigureTable } from '../figures/figure.ts';

/** The totals above the Hog table, over the whole filter (rules.md, Hog). */
export const hogFigures = {
  totalEntries: {
    label: 'Total Entries',
    kind: 'count',
    description: 'All listed deals, of every status.',
  },
  splitDeals: {
    label: 'Split Deals',
    kind: 'count',
    description: 'Listed deals with two salespeople, sold or not.',
  },
  totalSold: {
    label: 'Total Sold',
    kind: 'units',
    description: 'Units sold in the listed deals. For one person, a split counts as half.',
    technicalNote: 'In steps of 0.5.',
  },
  frontGross: {
    label: 'Front Gross',
    kind: 'money',
    description: 'Front gross of all listed deals. Negatives are subtracted.',
    technicalNote: 'In dollars, rounded once to the cent.',
  },
  backGross: {
    label: 'Back Gross',
    kind: 'money',
    description: 'Back gross of all listed deals. Negatives are subtracted.',
    technicalNote: 'In dollars, rounded once to the cent.',
  },
  totalGross: {
    label: 'Total Gross',
    kind: 'money',
    description: 'Front plus back gross.',
    technicalNote: 'In dollars, summed exactly and rounded once to the cent.',
  },
} as const satisfies FigureTable;
