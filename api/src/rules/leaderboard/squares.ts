import type { CarClass } from '../deals/dealValues.ts';
import { sumBy } from '../numbers/arithmetic.ts';
import type { Hundredths } from '../settings/vacation.ts';

/**
 * The role of a salesperson in a deal: the only salesperson, or the closer or additional salesperson of a
 * split deal.
 */
export type CreditRole = 'solo' | 'closer' | 'additional';

/** The number of credited deals by role. A split deal counts as a whole deal. */
export type DealsByRole = Readonly<Record<CreditRole, number>>;

/** The credited deals of one class of car. */
export interface DealsOfClass extends DealsByRole {
  readonly carClass: CarClass;
}

/** The number of squares of one kind in a row: one per credited deal (rules.md, Leaderboard, Squares). */
export interface DealSquares {
  readonly carClass: CarClass;
  readonly role: CreditRole;
  readonly count: number;
}

/** Vacation squares: one per whole unit, and a half square for a remaining fraction. */
export interface VacationSquares {
  readonly whole: number;
  readonly half: 0 | 1;
}

const CLASSES: readonly CarClass[] = ['new', 'used', 'unclassified'];
const ROLES: readonly CreditRole[] = ['solo', 'closer', 'additional'];

/**
 * Builds the squares in the order of a row. They are sorted by color (new, used, gray), then by role (solo,
 * closer, additional). Leaves out kinds without deals.
 */
export function buildDealSquares(deals: readonly DealsOfClass[]): DealSquares[] {
  return CLASSES.flatMap(carClass =>
    ROLES.map(role => ({
      carClass,
      role,
      count: sumBy(
        deals.filter(each => each.carClass === carClass),
        each => each[role],
      ),
    })),
  ).filter(each => each.count > 0);
}

/**
 * Builds the vacation squares. The units are summed first: 1.5 and 0.7 units are two and a half squares
 * (rules.md, Leaderboard, Squares).
 */
export function buildVacationSquares(vacation: Hundredths): VacationSquares {
  return { whole: Math.floor(vacation / 100), half: vacation % 100 > 0 ? 1 : 0 };
}
