import type { Day } from '../../rules/calendar/calendar.ts';
import { isHouse } from '../../rules/people/people.ts';
import { FINANCE_MANAGER, SALES_MANAGER } from '../../rules/people/positions.ts';
import { type DemoEmployee, getTeamOnDay, isSellingOn } from './people.ts';
import type { Random } from './random.ts';

const HSE = 5;

/** The employees of a deal, by id. */
export interface DealEmployees {
  readonly closerId: number | null;
  readonly additionalId: number | null;
  readonly salesManagerId: number | null;
  readonly finManagerId: number | null;
}

const SPLIT_SHARE = 0.155;
const NO_SALESPERSON_SHARE = 0.015;
const NO_CLOSER_SHARE = 0.01;

/**
 * Picks the salespeople and the managers of a deal on this day. People with more sales are picked more often
 * as salespeople.
 */
export function pickDealEmployees(people: readonly DemoEmployee[], day: Day, random: Random): DealEmployees {
  const closer = pickSeller(people, day, random);
  const additional = random.chance(SPLIT_SHARE) ? pickSecondSeller(closer, people, day, random) : null;
  const managers = {
    salesManagerId: random.chance(0.97) ? pickSalesManager(closer, people, day, random).id : null,
    finManagerId: random.chance(0.95) ? pickFinanceManager(people, random).id : null,
  };
  const exception = random.fraction();
  if (exception < NO_SALESPERSON_SHARE) return { closerId: null, additionalId: null, ...managers };
  if (exception < NO_SALESPERSON_SHARE + NO_CLOSER_SHARE) {
    return { closerId: null, additionalId: closer.id, ...managers };
  }
  return { closerId: closer.id, additionalId: additional?.id ?? null, ...managers };
}

function pickSeller(people: readonly DemoEmployee[], day: Day, random: Random): DemoEmployee {
  return random.pickWeighted(
    people.filter(person => isSellingOn(person, day)),
    person => person.salesRate,
  );
}

/** Picks the second salesperson of a split deal, mostly from the same team. */
function pickSecondSeller(
  closer: DemoEmployee,
  people: readonly DemoEmployee[],
  day: Day,
  random: Random,
): DemoEmployee {
  const isSameTeam = (person: DemoEmployee) => getTeamOnDay(person, day) === getTeamOnDay(closer, day);
  return random.pickWeighted(
    people.filter(person => person !== closer && isSellingOn(person, day)),
    person => person.salesRate * (isSameTeam(person) ? 4 : 1),
  );
}

/** Picks a sales manager, mostly the sales manager of the closer's team. */
function pickSalesManager(
  closer: DemoEmployee,
  people: readonly DemoEmployee[],
  day: Day,
  random: Random,
): DemoEmployee {
  return random.pickWeighted(
    people.filter(person => person.position === SALES_MANAGER || canManageAsHouse(person)),
    person => (person.team === getTeamOnDay(closer, day) ? 12 : 1),
  );
}

function pickFinanceManager(people: readonly DemoEmployee[], random: Random): DemoEmployee {
  return random.pickWeighted(
    people.filter(person => person.position === FINANCE_MANAGER || canManageAsHouse(person)),
    person => (person.position === FINANCE_MANAGER ? 10 : 1),
  );
}

/**
 * Checks whether a person of team HSE is offered as a manager (deal.md, Employees to choose from). The house
 * itself is not offered.
 */
const canManageAsHouse = (person: DemoEmployee) => person.team === HSE && !isHouse(person);
