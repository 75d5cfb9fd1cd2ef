import type { DayRange } from '../calendar/calendar.ts';
import type { CountedCars } from '../deals/carClass.ts';
import type { Figure } from '../figures/figure.ts';
import { soldFigures } from '../figures/soldFigures.ts';
import { type CarUnits, totalUnits, type Units } from '../numbers/units.ts';
import type { Whose } from './basis.ts';
import { figureStep, type StepsOf } from './figureStep.ts';
import { type Amount, type Noun, noun, plus, type Steps, unitsOf } from './step.ts';

/** Which of the cars sold an amount counts, and what such cars are called. */
export interface CarsCounted {
  readonly unitsOf: (units: CarUnits) => Units;
  readonly cars?: CountedCars;
  /** As part of a sum. */
  readonly word: string;
  readonly units: Noun;
  readonly deals: Noun;
}

export const ALL: CarsCounted = { unitsOf: totalUnits, word: '', units: noun('unit'), deals: noun('deal') };
export const NEW: CarsCounted = {
  unitsOf: each => each.new,
  cars: 'new',
  word: 'new',
  units: noun('new unit'),
  deals: noun('new deal'),
};
export const USED: CarsCounted = {
  unitsOf: each => each.used,
  cars: 'used',
  word: 'used',
  units: noun('used unit'),
  deals: noun('used deal'),
};
export const UNCLASSIFIED: CarsCounted = {
  unitsOf: each => each.unclassified,
  cars: 'unclassified',
  word: 'without a car type',
  units: noun('unit', ' without a car type'),
  deals: noun('deal', ' without a car type'),
};

const isStore = ({ employeeIds, finalTeam }: Whose) => employeeIds === undefined && finalTeam === undefined;

/** Units of some days: credited to people or a team, or the store's deals, 1 each. */
export function soldAmount(
  units: Units,
  counted: CarsCounted,
  whose: Whose,
  days: DayRange,
  words: string | Noun = isStore(whose) ? counted.deals : counted.units,
): Amount {
  const counts = isStore(whose) ? 'deals' : 'units';
  return unitsOf(units, words, { kind: 'deals', days, whose, counts, cars: counted.cars });
}

/** New, used and unclassified units of some days, and all of them. */
export function soldSteps(
  units: CarUnits,
  whose: Whose,
  days: DayRange,
  figures: Readonly<Record<keyof typeof soldFigures, Figure>> = soldFigures,
): StepsOf<typeof soldFigures> {
  const amount = (counted: CarsCounted, words?: string) =>
    soldAmount(counted.unitsOf(units), counted, whose, days, words);
  const single = (figure: Figure, counted: CarsCounted): Steps => [
    figureStep(figure, [plus(amount(counted))]),
  ];
  const classes = units.unclassified > 0 ? [NEW, USED, UNCLASSIFIED] : [NEW, USED];
  return {
    new: single(figures.new, NEW),
    used: single(figures.used, USED),
    unclassified: single(figures.unclassified, UNCLASSIFIED),
    total: [
      figureStep(
        figures.total,
        classes.map(counted => plus(amount(counted, counted.word))),
      ),
    ],
  };
}
