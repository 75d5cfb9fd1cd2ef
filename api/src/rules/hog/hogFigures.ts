import type { FigureTable } from '../figures/figure.ts';

/** The boxes above the Hog table, over the whole filter (rules.md, Hog). */
export const hogFigures = {
  totalEntries: { head: 'Total Entries', kind: 'count', says: 'All deals that are listed, of every status.' },
  splitDeals: {
    head: 'Split Deals',
    kind: 'count',
    says: 'Listed deals of two salespeople, sold or not.',
  },
  totalSold: {
    head: 'Total Sold',
    kind: 'units',
    says: 'Units of the listed deals that are sold; of one person, half of a split.',
    exactly: 'In halves.',
  },
  frontGross: {
    head: 'Front Gross',
    kind: 'money',
    says: 'Front gross of all deals that are listed; what is below $0 is taken off.',
    exactly: 'Rounded once to the cent.',
  },
  backGross: {
    head: 'Back Gross',
    kind: 'money',
    says: 'Back gross of all deals that are listed; what is below $0 is taken off.',
    exactly: 'Rounded once to the cent.',
  },
  totalGross: {
    head: 'Total Gross',
    kind: 'money',
    says: 'Front and back gross together.',
    exactly: 'Summed exactly and rounded once to the cent.',
  },
} as const satisfies FigureTable;
