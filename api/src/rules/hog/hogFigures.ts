import type { FigureTable } from '../figures/figure.ts';

/** The totals above the Hog table, over the whole filter (rules.md, Hog). */
export const hogFigures = {
  totalEntries: {
    label: 'Total Entries',
    kind: 'count',
    description: 'All deals that are listed, of every status.',
  },
  splitDeals: {
    label: 'Split Deals',
    kind: 'count',
    description: 'Listed deals of two salespeople, sold or not.',
  },
  totalSold: {
    label: 'Total Sold',
    kind: 'units',
    description: 'Units of the listed deals that are sold; of one person, half of a split.',
    technicalNote: 'In halves.',
  },
  frontGross: {
    label: 'Front Gross',
    kind: 'money',
    description: 'Front gross of all deals that are listed; what is below $0 is taken off.',
    technicalNote: 'Rounded once to the cent.',
  },
  backGross: {
    label: 'Back Gross',
    kind: 'money',
    description: 'Back gross of all deals that are listed; what is below $0 is taken off.',
    technicalNote: 'Rounded once to the cent.',
  },
  totalGross: {
    label: 'Total Gross',
    kind: 'money',
    description: 'Front and back gross together.',
    technicalNote: 'Summed exactly and rounded once to the cent.',
  },
} as const satisfies FigureTable;
