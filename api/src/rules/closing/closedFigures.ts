import type { FigureTable } from '../figures/figure.ts';
import { potMoney, potRowFigures } from '../potOfGold/potFigures.ts';

/** What people are paid by, of the whole store, as a closing stores it (closing.md, What is stored). */
export const storeFigures = {
  newUnits: { head: 'New', kind: 'units', says: 'New deals sold.' },
  usedUnits: { head: 'Used', kind: 'units', says: 'Used deals sold, certified included.' },
  certifiedUnits: { head: 'Certified', kind: 'units', says: 'Certified deals sold.' },
  delivered: { head: 'Total', kind: 'units', says: 'Deals sold.' },
  gross: { head: 'Gross', kind: 'money', says: 'Front and back gross of the sold deals.' },
  trades: { head: 'Trades', kind: 'count', says: 'Cars traded in.' },
  ...potMoney,
  pot: { ...potMoney.pot, head: 'Pot' },
  totalSpiff: { head: 'Total Spiff', kind: 'money', says: 'The sum of Total Spiff.' },
} as const satisfies FigureTable;

/** What the list of months shows of them. */
export const monthTotals = {
  delivered: storeFigures.delivered,
  gross: storeFigures.gross,
  totalSpiff: storeFigures.totalSpiff,
} as const satisfies FigureTable;

/** The same of one person. */
export const personFigures = {
  newUnits: { head: 'New', kind: 'units', says: 'New units sold.', exactly: 'Credited units, in halves.' },
  usedUnits: {
    head: 'Used',
    kind: 'units',
    says: 'Used and certified units sold.',
    exactly: 'Credited units, in halves.',
  },
  units: {
    head: 'Units',
    kind: 'units',
    says: 'Units sold: new, used and those without a car type.',
    exactly: 'Credited units, in halves.',
  },
  vacation: {
    head: 'Vacation',
    longHead: 'Vacation units',
    kind: 'units',
    says: 'Vacation units of the month.',
  },
  frontGross: { head: 'Front gross', kind: 'money', says: 'The share of front gross.' },
  spiff: { ...potRowFigures.total, exactly: '0 outside the pot of gold.' },
} as const satisfies FigureTable;

/**
 * Each figure by its name, as it is called beside figures of other kinds: a short head is spelled out. Where the store and people have one
 * of the same name, it is called and written alike.
 */
export const closedFigures = {
  ...storeFigures,
  ...personFigures,
  vacation: { ...personFigures.vacation, head: personFigures.vacation.longHead },
} as const satisfies FigureTable;
