import type { FigureTable } from '../figures/figure.ts';
import { upFigures } from './upFigures.ts';

/** Counts of ups by their links (rules.md, Up log, "First visits and be-backs", "Sold by deals"). */
export const linkedFigures = {
  firstVisits: {
    label: 'First Visits',
    kind: 'count',
    description:
      'Ups without an earlier visit. A B-Back that is not linked to an earlier visit does not count.',
  },
  firstVisitsSold: {
    label: 'First Sold',
    kind: 'count',
    description: 'First visits marked sold (Sold = Yes).',
  },
  beBacks: { label: 'Be-Backs', kind: 'count', description: 'Ups linked to an earlier visit.' },
  beBacksSold: { label: 'Be-Backs Sold', kind: 'count', description: 'Be-backs marked sold (Sold = Yes).' },
  soldByDeals: {
    label: 'Linked deals',
    kind: 'count',
    description: 'Ups linked to a sold deal, whether or not they are marked sold.',
    technicalNote:
      'A sold deal is DEL, not DEAD, and has a delivery date. Several ups can be linked to one deal.',
  },
  soldInLogOnly: {
    label: 'Not linked',
    longLabel: 'Marked sold, not linked to a sold deal',
    kind: 'count',
    description: 'Ups marked sold (Sold = Yes) with no linked deal, or with a linked deal that is not sold.',
  },
  soldInDealsOnly: {
    label: 'Deal only',
    longLabel: 'Linked to a sold deal, not marked sold',
    kind: 'count',
    description: 'Ups linked to a sold deal, with Sold not set to Yes.',
  },
} as const satisfies FigureTable;

/** All figures that have a list of ups. */
export const listedFigures = { ...upFigures, ...linkedFigures };
export type ListedUps = keyof typeof listedFigures;
