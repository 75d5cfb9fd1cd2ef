import type { DayRange } from '../calendar/calendar.ts';
import type { CarClass, CarFilter, CountedCars } from '../deals/dealValues.ts';
import type { Figure } from '../figures/figure.ts';
import { sumBy } from '../numbers/arithmetic.ts';
import type { HalfCents } from '../numbers/money.ts';
import type { CarUnits, Units } from '../numbers/units.ts';
import type { Hundredths } from '../settings/vacation.ts';
import type { AmountSource, CreditOwner } from '../steps/amountSource.ts';
import { buildFigureStep, type FigureSteps } from '../steps/figureStep.ts';
import { buildSoldAmount, buildSoldSteps, NEW_CARS, USED_CARS } from '../steps/soldSteps.ts';
import {
  type CalculationSteps,
  hundredthsAmount,
  moneyAmount,
  noun,
  plus,
  ROUND_TO_CENT,
  ruleAmount,
} from '../steps/step.ts';
import { leaderboardFigures } from './leaderboardFigures.ts';
import type { DealsOfClass } from './squares.ts';

/** Credited shares of sold deals with one class of car. */
export interface CreditedDeals extends DealsOfClass {
  /** The front gross of these shares. A deal with front gross of $0 or less counts 0. */
  readonly gross: HalfCents;
}

/** The input for a person's or a team's figures. */
export interface EntryCredits {
  readonly range: DayRange;
  readonly carFilter: CarFilter;
  readonly owner: CreditOwner;
  /** The deals that pass the filter. */
  readonly deals: readonly CreditedDeals[];
  /**
   * The person's vacation units that count in the range. It is 0 when no vacation units count, and always 0
   * for a team.
   */
  readonly vacation: Hundredths;
}

/** The calculation steps of a person's or a team's figures. */
export type EntrySteps = Omit<FigureSteps<typeof leaderboardFigures>, 'rank' | 'vacation'>;

const CARS_BY_FILTER: Readonly<Record<CarFilter, CountedCars | undefined>> = {
  All: undefined,
  New: 'new',
  Used: 'used',
};

/**
 * Builds the steps of units and of gross. The total units include vacation units. Gross is rounded once
 * (rules.md, Leaderboard).
 */
export function buildEntrySteps({
  range: days,
  carFilter,
  owner,
  deals,
  vacation,
}: EntryCredits): EntrySteps {
  const units = sumUnitsByClass(deals);
  const sold = buildSoldSteps(units, owner, days, leaderboardFigures);
  const frontGrossSource: AmountSource = {
    kind: 'deals',
    owner,
    days,
    quantity: 'rankedGross',
    cars: CARS_BY_FILTER[carFilter],
  };
  return {
    ...sold,
    ...buildExcludedSteps(),
    total: [buildFigureStep(leaderboardFigures.total, [...buildUnitTerms(), ...buildVacationTerms()])],
    gross: [
      buildFigureStep(
        leaderboardFigures.gross,
        [
          plus(
            moneyAmount(
              sumCreditedGross(deals),
              'credited front gross, with amounts below $0 counted as $0',
              frontGrossSource,
            ),
          ),
        ],
        ROUND_TO_CENT,
      ),
    ],
  };

  /** Returns 0 for the classes of cars that the filter excludes. */
  function buildExcludedSteps(): Partial<EntrySteps> {
    if (carFilter === 'All') return {};
    const buildZeroSteps = (figure: Figure): CalculationSteps => [
      buildFigureStep(figure, [
        plus(ruleAmount(0, `because only ${carFilter.toLowerCase()} cars count`, 'units')),
      ]),
    ];
    const unclassified = buildZeroSteps(leaderboardFigures.unclassified);
    return carFilter === 'New'
      ? { used: buildZeroSteps(leaderboardFigures.used), unclassified }
      : { new: buildZeroSteps(leaderboardFigures.new), unclassified };
  }

  function buildUnitTerms() {
    if (carFilter === 'All') return sold.total[0].terms;
    const selectedCars = carFilter === 'New' ? NEW_CARS : USED_CARS;
    return [plus(buildSoldAmount(selectedCars.selectUnits(units), selectedCars, owner, days))];
  }

  function buildVacationTerms() {
    const { employeeIds } = owner;
    if (vacation === 0 || !employeeIds) return [];
    return [plus(hundredthsAmount(vacation, noun('vacation unit'), { kind: 'vacation', days, employeeIds }))];
  }
}

/** Returns the exact gross, for ranking. */
export function sumCreditedGross(deals: readonly CreditedDeals[]): HalfCents {
  return sumBy(deals, each => each.gross);
}

/**
 * Counts units. A share of a split deal is half a unit, so a team that has both shares gets a whole unit
 * (rules.md, Leaderboard).
 */
function sumUnitsByClass(deals: readonly CreditedDeals[]): CarUnits {
  const sumUnitsOfClass = (carClass: CarClass): Units =>
    sumBy(
      deals.filter(each => each.carClass === carClass),
      each => each.solo + (each.closer + each.additional) / 2,
    );
  return {
    new: sumUnitsOfClass('new'),
    used: sumUnitsOfClass('used'),
    unclassified: sumUnitsOfClass('unclassified'),
  };
}
