import type { DayRange } from '../calendar/calendar.ts';
import type { CountedCars } from '../deals/dealValues.ts';
import type { Figure } from '../figures/figure.ts';
import { soldFigures } from '../figures/soldFigures.ts';
import { type CarUnits, totalUnits, type Units } from '../numbers/units.ts';
import type { CreditOwner } from './amountSource.ts';
import { buildFigureStep, type FigureSteps } from './figureStep.ts';
import { type CalculationSteps, type Noun, noun, plus, type StepAmount, unitsAmount } from './step.ts';

/** The cars that an amount counts, and the labels for them. */
export interface CarSelection {
  readonly selectUnits: (units: CarUnits) => Units;
  readonly cars?: CountedCars;
  /** The label of the cars in a sum of several classes. */
  readonly label: string;
  readonly units: Noun;
  readonly deals: Noun;
}

export const ALL_CARS: CarSelection = {
  selectUnits: totalUnits,
  label: '',
  units: noun('unit'),
  deals: noun('deal'),
};
export const NEW_CARS: CarSelection = {
  selectUnits: each => each.new,
  cars: 'new',
  label: 'new',
  units: noun('new unit'),
  deals: noun('new deal'),
};
export const USED_CARS: CarSelection = {
  selectUnits: each => each.used,
  cars: 'used',
  label: 'used',
  units: noun('used unit'),
  deals: noun('used deal'),
};
export const UNCLASSIFIED_CARS: CarSelection = {
  selectUnits: each => each.unclassified,
  cars: 'unclassified',
  label: 'with no car type',
  units: noun('unit', ' with no car type'),
  deals: noun('deal', ' with no car type'),
};

const isStore = ({ employeeIds, finalTeam }: CreditOwner) =>
  employeeIds === undefined && finalTeam === undefined;

/**
 * Builds the amount of units sold in a range of days. For the store, each deal counts 1. For people and
 * teams, their credited units count.
 */
export function buildSoldAmount(
  units: Units,
  selection: CarSelection,
  owner: CreditOwner,
  days: DayRange,
  label: string | Noun = isStore(owner) ? selection.deals : selection.units,
): StepAmount {
  const quantity = isStore(owner) ? 'deals' : 'units';
  return unitsAmount(units, label, { kind: 'deals', days, owner, quantity, cars: selection.cars });
}

/** Builds the steps of the new, used, unclassified and total units of a range of days. */
export function buildSoldSteps(
  units: CarUnits,
  owner: CreditOwner,
  days: DayRange,
  figures: Readonly<Record<keyof typeof soldFigures, Figure>> = soldFigures,
): FigureSteps<typeof soldFigures> {
  const buildAmount = (selection: CarSelection, label?: string) =>
    buildSoldAmount(selection.selectUnits(units), selection, owner, days, label);
  const buildSingleStep = (figure: Figure, selection: CarSelection): CalculationSteps => [
    buildFigureStep(figure, [plus(buildAmount(selection))]),
  ];
  const classes = units.unclassified > 0 ? [NEW_CARS, USED_CARS, UNCLASSIFIED_CARS] : [NEW_CARS, USED_CARS];
  return {
    new: buildSingleStep(figures.new, NEW_CARS),
    used: buildSingleStep(figures.used, USED_CARS),
    unclassified: buildSingleStep(figures.unclassified, UNCLASSIFIED_CARS),
    total: [
      buildFigureStep(
        figures.total,
        classes.map(selection => plus(buildAmount(selection, selection.label))),
      ),
    ],
  };
}
