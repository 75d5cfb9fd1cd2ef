import type { FigureTable } from '../figures/figure.ts';
import { upFigures } from './upFigures.ts';

/** Counts of ups by what they are linked to (rules.md, Up log, "First visits and be-backs", "Sold by deals"). */
export const linkedFigures = {
  firstVisits: {
    head: 'First Visits',
    kind: 'count',
    says: 'Ups without a visit before: a B-Back that is linked to none is no first visit either.',
  },
  firstVisitsSold: { head: 'First Sold', kind: 'count', says: 'First visits whose Sold is Yes.' },
  beBacks: { head: 'Be-Backs', kind: 'count', says: 'Ups that are linked to the visit before them.' },
  beBacksSold: { head: 'Be-Backs Sold', kind: 'count', says: 'Be-backs whose Sold is Yes.' },
  soldByDeals: {
    head: 'Sold by Deals',
    kind: 'count',
    says: 'Ups whose deal is sold, whatever the log says.',
    exactly:
      'Linked to a deal that is DEL, not DEAD, and has a delivery date; several ups may have one deal.',
  },
  soldInLogOnly: {
    head: 'Log Only',
    longHead: 'Sold in the log only',
    kind: 'count',
    says: 'Ups whose Sold is Yes, without a deal or with one that is not sold.',
  },
  soldInDealsOnly: {
    head: 'Deals Only',
    longHead: 'Sold in the deals only',
    kind: 'count',
    says: 'Ups whose deal is sold, and whose Sold is not Yes.',
  },
} as const satisfies FigureTable;

/** All that a list of ups can be of. */
export const listedFigures = { ...upFigures, ...linkedFigures };
export type ListedUps = keyof typeof listedFigures;
