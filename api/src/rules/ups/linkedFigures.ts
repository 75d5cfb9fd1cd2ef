import type { FigureTable } from '../figures/figure.ts';
import { upFigures } from './upFigures.ts';

/** Counts of ups by their links (rules.md, Up log, "First visits and be-backs", "Sold by deals"). */
export const linkedFigures = {
  firstVisits: {
    label: 'First Visits',
    kind: 'count',
    description: 'Ups without a visit before: a B-Back that is linked to none is no first visit either.',
  },
  firstVisitsSold: { label: 'First Sold', kind: 'count', description: 'First visits whose Sold is Yes.' },
  beBacks: { label: 'Be-Backs', kind: 'count', description: 'Ups that are linked to the visit before them.' },
  beBacksSold: { label: 'Be-Backs Sold', kind: 'count', description: 'Be-backs whose Sold is Yes.' },
  soldByDeals: {
    label: 'Sold by Deals',
    kind: 'count',
    description: 'Ups whose deal is sold, whatever the log says.',
    technicalNote:
      'Linked to a deal that is DEL, not DEAD, and has a delivery date; several ups may have one deal.',
  },
  soldInLogOnly: {
    label: 'Log Only',
    longLabel: 'Sold in the log only',
    kind: 'count',
    description: 'Ups whose Sold is Yes, without a deal or with one that is not sold.',
  },
  soldInDealsOnly: {
    label: 'Deals Only',
    longLabel: 'Sold in the deals only',
    kind: 'count',
    description: 'Ups whose deal is sold, and whose Sold is not Yes.',
  },
} as const satisfies FigureTable;

/** All figures that have a list of ups. */
export const listedFigures = { ...upFigures, ...linkedFigures };
export type ListedUps = keyof typeof listedFigures;
