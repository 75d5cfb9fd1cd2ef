import type { CarClass } from '../deals/carClass.ts';
import { sumOf } from '../numbers/arithmetic.ts';
import type { Hundredths } from '../settings/vacation.ts';

/** How a salesperson took part: alone, or as one side of a split. */
export type CreditRole = 'solo' | 'closer' | 'additional';

/** Credited deals by how the salesperson took part, splits counted whole. */
export type DealsByRole = Readonly<Record<CreditRole, number>>;

/** The same of one class of car. */
export interface DealsOfClass extends DealsByRole {
  readonly carClass: CarClass;
}

/** How many squares of one kind a row shows: one per credited deal (rules.md, Leaderboard, Squares). */
export interface DealSquares {
  readonly carClass: CarClass;
  readonly role: CreditRole;
  readonly count: number;
}

/** Vacation squares: one per whole unit, a half square for a remaining fraction. */
export interface VacationSquares {
  readonly whole: number;
  readonly half: 0 | 1;
}

const CLASSES: readonly CarClass[] = ['new', 'used', 'unclassified'];
const ROLES: readonly CreditRole[] = ['solo', 'closer', 'additional'];

/** Squares in the order in which a row shows them: new, used, grey; of each solo, closer, additional. None of 0. */
export function dealSquares(deals: readonly DealsOfClass[]): DealSquares[] {
  return CLASSES.flatMap(carClass =>
    ROLES.map(role => ({
      carClass,
      role,
      count: sumOf(
        deals.filter(each => each.carClass === carClass),
        each => each[role],
      ),
    })),
  ).filter(each => each.count > 0);
}

/** Vacation is summed first: 1.5 and 0.7 units are two squares and a half one (rules.md, Leaderboard, Squares). */
export function vacationSquares(vacation: Hundredths): VacationSquares {
  return { whole: Math.floor(vacation / 100), half: vacation % 100 > 0 ? 1 : 0 };
}
