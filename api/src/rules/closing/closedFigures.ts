import type { FigureTable } from '../figures/figure.ts';
import { potMoney, potRowFigures } from '../potOfGold/potFigures.ts';

/** The store's figures that pay is based on, as a closing stores them (closing.md, Stored data). */
export const closedStoreFigures = {
  newUnits: { label: 'New', kind: 'units', description: 'New deals sold.' },
  usedUnits: { label: 'Used', kind: 'units', description: 'Used deals sold, including certified.' },
  certifiedUnits: { label: 'Certified', kind: 'units', description: 'Certified deals sold.' },
  delivered: { label: 'Total', kind: 'units', description: 'Deals sold.' },
  gross: {
    label: 'Gross',
    kind: 'money',
    description: 'Front and back gross of the sold deals.',
    technicalNote: 'In dollars.',
  },
  trades: { label: 'Trades', kind: 'count', description: 'Cars taken in trade.' },
  ...potMoney,
  pot: { ...potMoney.pot, label: 'Pot' },
  totalSpiff: {
    label: 'Total Spiff',
    kind: 'money',
    description: 'Total of all spiffs.',
    technicalNote: 'In dollars.',
  },
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
    technicalNote: 'Credited units, in steps of 0.5.',
  },
  usedUnits: {
    label: 'Used',
    kind: 'units',
    description: 'Used and certified units sold.',
    technicalNote: 'Credited units, in steps of 0.5.',
  },
  units: {
    label: 'Units',
    kind: 'units',
    description: 'Units sold: new, used and units without a car type.',
    technicalNote: 'Credited units, in steps of 0.5.',
  },
  vacation: {
    label: 'Vacation',
    longLabel: 'Vacation units',
    kind: 'units',
    description: 'Vacation units for the month.',
  },
  frontGross: {
    label: 'Front gross',
    kind: 'money',
    description: 'The person’s share of front gross.',
    technicalNote: 'In dollars.',
  },
  spiff: {
    ...potRowFigures.total,
    technicalNote: 'In dollars. 0 for people who are not in the pot of gold.',
  },
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
