import type { FigureTable } from '../figures/figure.ts';
import { vacationFigure } from '../figures/soldFigures.ts';
import { POT_RULE } from './potRule.ts';

const { qualifyingUnits, fastStartUsedUnits, fastStartLastDay, fastStartPercent } = POT_RULE;

/** The figures of a person in the pot of gold (rules.md, Pot of gold). */
export const potRowFigures = {
  totalSold: {
    label: 'Total Sold',
    kind: 'units',
    description: 'Units sold in the month, including vacation units.',
    technicalNote: 'Credited units, up to 2 decimals.',
  },
  vacation: {
    ...vacationFigure,
    description: 'Vacation units included in Total Sold.',
    technicalNote: 'Up to 2 decimals.',
  },
  usedSold: {
    label: 'Used Sold',
    kind: 'units',
    description: 'Used and certified units sold in the month.',
    technicalNote: 'Credited units of car types Used and Cert, in steps of 0.5.',
  },
  earned: {
    label: 'Earned Spiff',
    kind: 'money',
    description: 'Used Sold × spiff per used car. Zero if not qualified.',
    technicalNote: 'In dollars: the person’s used units × pot ÷ used units of all people who qualify.',
  },
  isFastStart: {
    label: 'Fast Start',
    kind: 'boolean',
    description: `At least ${fastStartUsedUnits} used units delivered on days 1–${fastStartLastDay} of the month.`,
    technicalNote: 'Does not depend on whether the person qualifies.',
  },
  total: {
    label: 'Total Spiff',
    kind: 'money',
    description: `Spiff to pay: the earned spiff, × ${fastStartPercent / 100} with a fast start.`,
    technicalNote: 'In dollars.',
  },
  isQualified: {
    label: 'Qualified',
    kind: 'boolean',
    description: `Total Sold is ${qualifyingUnits} or more, so the person earns spiff.`,
  },
} as const satisfies FigureTable;

/** The money that is shared. */
export const potMoney = {
  pot: {
    label: 'Monthly pot total',
    kind: 'money',
    description: 'The month’s amount, which is shared by the people who qualify.',
    technicalNote: 'In dollars: the month’s pot or, if none is set, the latest earlier one, otherwise 0.',
  },
  spiffPerUsedCar: {
    label: 'Spiff per used car',
    kind: 'money',
    description: 'The pot ÷ used units of all people who qualify.',
    technicalNote: 'In dollars. 0 if no one who qualifies sold a used unit. Rounded for display only.',
    stepName: 'Spiff per car',
  },
} as const satisfies FigureTable;

/** The explained figures of the whole month. */
export const potFigures = {
  spiffPerUsedCar: potMoney.spiffPerUsedCar,
  totalPaid: {
    label: 'Total of all spiffs',
    kind: 'money',
    description: 'The sum of Total Spiff. Fast starts can push it above the pot.',
    technicalNote: 'In dollars, rounded once to the cent.',
  },
} as const satisfies FigureTable;

/** The race figures of a person, in column order (pot-of-gold.md, Race). */
export const raceRowFigures = {
  totalSold: potRowFigures.totalSold,
  unitsToQualify: {
    label: `To ${qualifyingUnits}`,
    longLabel: `Units to ${qualifyingUnits}`,
    kind: 'units',
    description: `Units still needed to qualify: ${qualifyingUnits} − Total Sold. 0 once qualified.`,
    technicalNote: 'Up to 2 decimals.',
  },
  usedSold: potRowFigures.usedSold,
  isFastStart: potRowFigures.isFastStart,
  usedToFastStart: {
    label: 'Used to Fast Start',
    kind: 'units',
    description: `Used units still to be delivered by the ${fastStartLastDay}th for a fast start. 0 once reached.`,
    technicalNote: `${fastStartUsedUnits} − used units delivered on days 1–${fastStartLastDay}, in steps of 0.5.`,
  },
  total: potRowFigures.total,
  gainOfOneMoreUsed: {
    label: 'One more used',
    kind: 'money',
    description: 'Increase in Total Spiff from one more used unit delivered today.',
    technicalNote: 'In dollars.',
  },
  spiffPerUsedCarThen: {
    label: 'New spiff per used car',
    kind: 'money',
    description: 'Spiff per used car for everyone after that one more used unit.',
    technicalNote: 'In dollars, rounded for display only.',
  },
  supposedNew: { label: 'New', kind: 'units', description: 'What-if new units for this person.' },
  supposedUsed: { label: 'Used', kind: 'units', description: 'What-if used units for this person.' },
  change: {
    label: 'Change',
    kind: 'money',
    description: 'Total Spiff with the what-if units minus Total Spiff as recorded.',
    technicalNote: 'In dollars: the change due to the what-if units.',
  },
} as const satisfies FigureTable;

/** The race figures of the whole store. */
export const raceFigures = {
  owed: {
    label: 'Owed today',
    kind: 'money',
    description: 'What the store owes if the month ends today: the sum of Total Spiff.',
    technicalNote: 'In dollars, rounded once to the cent.',
  },
  owedAtPace: {
    label: 'Owed at today’s pace',
    kind: 'money',
    description: 'What the store would owe at month end at the current pace.',
    technicalNote: 'In dollars, rounded once to the cent.',
  },
  spiffPerUsedCar: potMoney.spiffPerUsedCar,
  pot: potMoney.pot,
  change: {
    label: 'Change',
    kind: 'money',
    description: 'Owed minus what’s recorded.',
    technicalNote: 'In dollars: the change due to the what-if units.',
  },
  fastStartDaysLeft: {
    label: 'Days left for a fast start',
    kind: 'count',
    description: `Days left through the ${fastStartLastDay}th, including today. 0 after that.`,
  },
} as const satisfies FigureTable;
