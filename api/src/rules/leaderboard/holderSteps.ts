import type { DayRange } from '../calendar/calendar.ts';
import type { CarClass, CarFilter, CountedCars } from '../deals/carClass.ts';
import type { Figure } from '../figures/figure.ts';
import { sumOf } from '../numbers/arithmetic.ts';
import type { HalfCents } from '../numbers/money.ts';
import type { CarUnits, Units } from '../numbers/units.ts';
import type { Hundredths } from '../settings/vacation.ts';
import type { Basis, Whose } from '../steps/basis.ts';
import { figureStep, type StepsOf } from '../steps/figureStep.ts';
import { NEW, soldAmount, soldSteps, USED } from '../steps/soldSteps.ts';
import { hundredthsOf, moneyOf, noun, plus, ruled, type Steps, TO_THE_CENT } from '../steps/step.ts';
import { leaderboardFigures } from './leaderboardFigures.ts';
import type { DealsOfClass } from './squares.ts';

/** Credited sides of sold deals with one class of car. */
export interface CreditedDeals extends DealsOfClass {
  /** The sides' shares of front gross, a deal with front gross at or below 0 counting 0. */
  readonly gross: HalfCents;
}

/** What a person's or a team's figures are worked out from. */
export interface HolderCredits {
  readonly range: DayRange;
  readonly carFilter: CarFilter;
  readonly whose: Whose;
  /** Those that pass the filter. */
  readonly deals: readonly CreditedDeals[];
  /** Someone's vacation units that count; 0 where none do. */
  readonly vacation: Hundredths;
}

/** How the figures of a person or of a team come about. */
export type HolderSteps = Omit<StepsOf<typeof leaderboardFigures>, 'rank' | 'vacation'>;

const CHOSEN: Readonly<Record<CarFilter, CountedCars | undefined>> = {
  All: undefined,
  New: 'new',
  Used: 'used',
};

/** Units, with vacation units in the total, and gross rounded once (rules.md, Leaderboard). */
export function holderSteps({ range: days, carFilter, whose, deals, vacation }: HolderCredits): HolderSteps {
  const units = unitsOf(deals);
  const sold = soldSteps(units, whose, days, leaderboardFigures);
  const front: Basis = { kind: 'deals', whose, days, counts: 'rankedGross', cars: CHOSEN[carFilter] };
  return {
    ...sold,
    ...leftOut(),
    total: [figureStep(leaderboardFigures.total, [...countedUnits(), ...vacationUnits()])],
    gross: [
      figureStep(
        leaderboardFigures.gross,
        [plus(moneyOf(grossOf(deals), 'shares of front gross, none below $0', front))],
        TO_THE_CENT,
      ),
    ],
  };

  /** What the filter leaves out counts nothing, whatever was sold. */
  function leftOut(): Partial<HolderSteps> {
    if (carFilter === 'All') return {};
    const none = (figure: Figure): Steps => [
      figureStep(figure, [plus(ruled(0, `where ${carFilter.toLowerCase()} cars count`, 'units'))]),
    ];
    const unclassified = none(leaderboardFigures.unclassified);
    return carFilter === 'New'
      ? { used: none(leaderboardFigures.used), unclassified }
      : { new: none(leaderboardFigures.new), unclassified };
  }

  function countedUnits() {
    if (carFilter === 'All') return sold.total[0].terms;
    const counted = carFilter === 'New' ? NEW : USED;
    return [plus(soldAmount(counted.unitsOf(units), counted, whose, days))];
  }

  function vacationUnits() {
    const { employeeIds } = whose;
    if (vacation === 0 || !employeeIds) return [];
    return [plus(hundredthsOf(vacation, noun('vacation unit'), { kind: 'vacation', days, employeeIds }))];
  }
}

/** Exactly, for ranking. */
export function grossOf(deals: readonly CreditedDeals[]): HalfCents {
  return sumOf(deals, each => each.gross);
}

/** A side of a split is half a unit: a team with both sides has a whole one (rules.md, Leaderboard). */
function unitsOf(deals: readonly CreditedDeals[]): CarUnits {
  const unitsOfClass = (carClass: CarClass): Units =>
    sumOf(
      deals.filter(each => each.carClass === carClass),
      each => each.solo + (each.closer + each.additional) / 2,
    );
  return { new: unitsOfClass('new'), used: unitsOfClass('used'), unclassified: unitsOfClass('unclassified') };
}
