import type { FigureTable } from '../figures/figure.ts';
import { potMoney, potRowFigures } from '../potOfGold/potFigures.ts';

/** The store's figures that pay is based on, as a closing stores them (closing.md, Stored data). */
export const closedStoreFigures = {
  newUnits: { label: 'New', kind: 'units', description: 'New deals sold.' },
  usedUnits: { label: 'Used', kind: 'units', description: 'Used deals sold, certified included.' },
  certifiedUnits: { label: 'Certified', kind: 'units', description: 'Certified deals sold.' },
  delivered: { label: 'Total', kind: 'units', description: 'Deals sold.' },
  gross: { label: 'Gross', kind: 'money', description: 'Front and back gross of the sold deals.' },
  trades: { label: 'Trades', kind: 'count', description: 'Cars traded in.' },
  ...potMoney,
  pot: { ...potMoney.pot, label: 'Pot' },
  totalSpiff: { label: 'Total Spiff', kind: 'money', description: 'The sum of Total Spiff.' },
} as const satisfies FigureTable;

/** The figures that the list of months shows. */
export const monthTotals = {
  delivered: closedStoreFigures.delivered,
  gross: closedStoreFigures.gross,
  totalSpiff: closedStoreFigures.totalSpiff,
} as const satisfies FigureTable;

/** The figures of one person that pay plans use. */
export const closedPersonFigures = {
  newUnits: {
    label: 'New',
    kind: 'units',
    description: 'New units sold.',
    technicalNote: 'Credited units, in halves.',
  },
  usedUnits: {
    label: 'Used',
    kind: 'units',
    description: 'Used and certified units sold.',
    technicalNote: 'Credited units, in halves.',
  },
  units: {
    label: 'Units',
    kind: 'units',
    description: 'Units sold: new, used and those without a car type.',
    technicalNote: 'Credited units, in halves.',
  },
  vacation: {
    label: 'Vacation',
    longLabel: 'Vacation units',
    kind: 'units',
    description: 'Vacation units of the month.',
  },
  frontGross: { label: 'Front gross', kind: 'money', description: 'The share of front gross.' },
  spiff: { ...potRowFigures.total, technicalNote: '0 outside the pot of gold.' },
} as const satisfies FigureTable;

/**
 * All figures by name, for lists that mix the store and people. Short labels are replaced by long labels. A
 * figure that the store and people share has the same label and kind for both.
 */
export const closedFigures = {
  ...closedStoreFigures,
  ...closedPersonFigures,
  vacation: { ...closedPersonFigures.vacation, label: closedPersonFigures.vacation.longLabel },
} as const satisfies FigureTable;
