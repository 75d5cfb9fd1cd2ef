import type { FigureTable } from '../figures/figure.ts';
import { vacationFigure } from '../figures/soldFigures.ts';
import { POT_RULE } from './potRule.ts';

const { qualifyingUnits, fastStartUsedUnits, fastStartLastDay, fastStartPercent } = POT_RULE;

/** The figures of a person in the pot of gold (rules.md, Pot of gold). */
export const potRowFigures = {
  totalSold: {
    label: 'Total Sold',
    kind: 'units',
    description: 'Units sold in the month, with vacation units.',
    technicalNote: 'Credited units, up to 2 decimals.',
  },
  vacation: {
    ...vacationFigure,
    description: 'Vacation units in Total Sold.',
    technicalNote: 'Up to 2 decimals.',
  },
  usedSold: {
    label: 'Used Sold',
    kind: 'units',
    description: 'Used and certified units sold in the month.',
    technicalNote: 'Credited units of car types Used and Cert, in halves.',
  },
  earned: {
    label: 'Earned Spiff',
    kind: 'money',
    description: 'Used Sold × the spiff per used car; nothing for who does not qualify.',
    technicalNote: 'Own used units × pot ÷ used units of all who qualify.',
  },
  isFastStart: {
    label: 'Fast Start',
    kind: 'boolean',
    description: `At least ${fastStartUsedUnits} used units delivered on days 1–${fastStartLastDay} of the month.`,
    technicalNote: 'Qualified or not.',
  },
  total: {
    label: 'Total Spiff',
    kind: 'money',
    description: `What is paid: the earned spiff, ${fastStartPercent / 100} × after a fast start.`,
  },
  isQualified: {
    label: 'Qualified',
    kind: 'boolean',
    description: `Total Sold is ${qualifyingUnits} or more, so that the person earns spiff.`,
  },
} as const satisfies FigureTable;

/** The money that is shared. */
export const potMoney = {
  pot: {
    label: 'Monthly pot total',
    kind: 'money',
    description: 'The money of the month that is shared.',
    technicalNote: 'Its own pot, else the latest earlier one, else 0.',
  },
  spiffPerUsedCar: {
    label: 'Spiff per used car',
    kind: 'money',
    description: 'The pot ÷ used units of all who qualify.',
    technicalNote: '0 if there are none; rounded for showing only.',
    stepName: 'Spiff a car',
  },
} as const satisfies FigureTable;

/** The explained figures of the whole month. */
export const potFigures = {
  spiffPerUsedCar: potMoney.spiffPerUsedCar,
  totalPaid: {
    label: 'Total of all spiffs',
    kind: 'money',
    description: 'The sum of Total Spiff; fast starts may lift it over the pot.',
    technicalNote: 'Rounded once.',
  },
} as const satisfies FigureTable;

/** The race figures of a person, in column order (pot-of-gold.md, Race). */
export const raceRowFigures = {
  totalSold: potRowFigures.totalSold,
  unitsToQualify: {
    label: `To ${qualifyingUnits}`,
    longLabel: `Units to ${qualifyingUnits}`,
    kind: 'units',
    description: `Units still to be sold to qualify: ${qualifyingUnits} − Total Sold; 0 for who qualifies.`,
    technicalNote: 'Up to 2 decimals.',
  },
  usedSold: potRowFigures.usedSold,
  isFastStart: potRowFigures.isFastStart,
  usedToFastStart: {
    label: 'Used to Fast Start',
    kind: 'units',
    description: `Used units still to be delivered by the ${fastStartLastDay}th for a fast start; 0 for who has one.`,
    technicalNote: `${fastStartUsedUnits} − used units delivered on days 1–${fastStartLastDay}, in halves.`,
  },
  total: potRowFigures.total,
  gainOfOneMoreUsed: {
    label: 'One more used',
    kind: 'money',
    description: 'What Total Spiff grows by with one more used unit delivered today.',
  },
  spiffPerUsedCarThen: {
    label: 'Spiff per used car then',
    kind: 'money',
    description: 'The spiff per used car of all with that one more.',
    technicalNote: 'Rounded for showing only.',
  },
  supposedNew: { label: 'New', kind: 'units', description: 'New units supposed of this person.' },
  supposedUsed: { label: 'Used', kind: 'units', description: 'Used units supposed of this person.' },
  change: { label: 'Change', kind: 'money', description: 'Total Spiff less that of what is recorded.' },
} as const satisfies FigureTable;

/** The race figures of the whole store. */
export const raceFigures = {
  owed: {
    label: 'Owed today',
    kind: 'money',
    description: 'What the store owes if the month ends today: the sum of Total Spiff.',
    technicalNote: 'Rounded once.',
  },
  owedAtPace: {
    label: 'Owed at today’s pace',
    kind: 'money',
    description: 'What the store would owe if the month goes on like this to its end.',
    technicalNote: 'Rounded once.',
  },
  spiffPerUsedCar: potMoney.spiffPerUsedCar,
  pot: potMoney.pot,
  change: { label: 'Change', kind: 'money', description: 'What is owed less that of what is recorded.' },
  fastStartDaysLeft: {
    label: 'Days left for a fast start',
    kind: 'count',
    description: `Days up to the ${fastStartLastDay}th, today among them; 0 after it.`,
  },
} as const satisfies FigureTable;
