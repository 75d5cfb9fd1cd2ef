import type { FigureTable } from '../figures/figure.ts';
import { vacationFigure } from '../figures/soldFigures.ts';
import { POT_RULE } from './potRule.ts';

const { qualifyingUnits, fastStartUsedUnits, fastStartLastDay, fastStartPercent } = POT_RULE;

/** The figures of a person in the pot of gold (rules.md, Pot of gold). */
export const potRowFigures = {
  totalSold: {
    head: 'Total Sold',
    kind: 'units',
    says: 'Units sold in the month, with vacation units.',
    exactly: 'Credited units, up to 2 decimals.',
  },
  vacation: { ...vacationFigure, says: 'Vacation units in Total Sold.', exactly: 'Up to 2 decimals.' },
  usedSold: {
    head: 'Used Sold',
    kind: 'units',
    says: 'Used and certified units sold in the month.',
    exactly: 'Credited units of car types Used and Cert, in halves.',
  },
  earned: {
    head: 'Earned Spiff',
    kind: 'money',
    says: 'Used Sold × the spiff per used car; nothing for who does not qualify.',
    exactly: 'Own used units × pot ÷ used units of all who qualify.',
  },
  isFastStart: {
    head: 'Fast Start',
    kind: 'answer',
    says: `At least ${fastStartUsedUnits} used units delivered on days 1–${fastStartLastDay} of the month.`,
    exactly: 'Qualified or not.',
  },
  total: {
    head: 'Total Spiff',
    kind: 'money',
    says: `What is paid: the earned spiff, ${fastStartPercent / 100} × after a fast start.`,
  },
  isQualified: {
    head: 'Qualified',
    kind: 'answer',
    says: `Total Sold is ${qualifyingUnits} or more, so that the person earns spiff.`,
  },
} as const satisfies FigureTable;

/** What is shared. */
export const potMoney = {
  pot: {
    head: 'Monthly pot total',
    kind: 'money',
    says: 'The money of the month that is shared.',
    exactly: 'Its own pot, else the latest earlier one, else 0.',
  },
  spiffPerUsedCar: {
    head: 'Spiff per used car',
    kind: 'money',
    says: 'The pot ÷ used units of all who qualify.',
    exactly: '0 if there are none; rounded for showing only.',
    step: 'Spiff a car',
  },
} as const satisfies FigureTable;

/** The figures of all together that are explained. */
export const potFigures = {
  spiffPerUsedCar: potMoney.spiffPerUsedCar,
  totalPaid: {
    head: 'Total of all spiffs',
    kind: 'money',
    says: 'The sum of Total Spiff; fast starts may lift it over the pot.',
    exactly: 'Rounded once.',
  },
} as const satisfies FigureTable;

/** What the race tells of a person, in its order (pot-of-gold.md, Race). */
export const raceRowFigures = {
  totalSold: potRowFigures.totalSold,
  unitsToQualify: {
    head: `To ${qualifyingUnits}`,
    longHead: `Units to ${qualifyingUnits}`,
    kind: 'units',
    says: `Units still to be sold to qualify: ${qualifyingUnits} − Total Sold; 0 for who qualifies.`,
    exactly: 'Up to 2 decimals.',
  },
  usedSold: potRowFigures.usedSold,
  isFastStart: potRowFigures.isFastStart,
  usedToFastStart: {
    head: 'Used to Fast Start',
    kind: 'units',
    says: `Used units still to be delivered by the ${fastStartLastDay}th for a fast start; 0 for who has one.`,
    exactly: `${fastStartUsedUnits} − used units delivered on days 1–${fastStartLastDay}, in halves.`,
  },
  total: potRowFigures.total,
  gainOfOneMoreUsed: {
    head: 'One more used',
    kind: 'money',
    says: 'What Total Spiff grows by with one more used unit delivered today.',
  },
  spiffPerUsedCarThen: {
    head: 'Spiff per used car then',
    kind: 'money',
    says: 'The spiff per used car of all with that one more.',
    exactly: 'Rounded for showing only.',
  },
  supposedNew: { head: 'New', kind: 'units', says: 'New units supposed of this person.' },
  supposedUsed: { head: 'Used', kind: 'units', says: 'Used units supposed of this person.' },
  change: { head: 'Change', kind: 'money', says: 'Total Spiff less that of what is recorded.' },
} as const satisfies FigureTable;

/** What the race tells of all. */
export const raceFigures = {
  owed: {
    head: 'Owed today',
    kind: 'money',
    says: 'What the store owes if the month ends today: the sum of Total Spiff.',
    exactly: 'Rounded once.',
  },
  owedAtPace: {
    head: 'Owed at today’s pace',
    kind: 'money',
    says: 'What the store would owe if the month goes on like this to its end.',
    exactly: 'Rounded once.',
  },
  spiffPerUsedCar: potMoney.spiffPerUsedCar,
  pot: potMoney.pot,
  change: { head: 'Change', kind: 'money', says: 'What is owed less that of what is recorded.' },
  fastStartDaysLeft: {
    head: 'Days left for a fast start',
    kind: 'count',
    says: `Days up to the ${fastStartLastDay}th, today among them; 0 after it.`,
  },
} as const satisfies FigureTable;
