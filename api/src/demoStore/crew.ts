import type { Day } from '../rules/calendar/calendar.ts';
import { isHouse } from '../rules/people/people.ts';
import { FINANCE_MANAGER, SALES_MANAGER } from '../rules/people/positions.ts';
import { type Colleague, sellsOn, teamOn } from './people.ts';
import type { Random } from './random.ts';

const HSE = 5;

/** Who is on a deal, by employee id. */
export interface Crew {
  readonly closerId: number | null;
  readonly additionalId: number | null;
  readonly salesManagerId: number | null;
  readonly finManagerId: number | null;
}

const SPLITS = 0.155;
const WITHOUT_SALESPERSON = 0.015;
const WITHOUT_CLOSER = 0.01;

/** The salespeople who worked that day, the driven ones more often, and the managers who desked the deal. */
export function crewOf(people: readonly Colleague[], day: Day, random: Random): Crew {
  const closer = pickSeller(people, day, random);
  const additional = random.chance(SPLITS) ? partnerOf(closer, people, day, random) : null;
  const desk = {
    salesManagerId: random.chance(0.97) ? salesManagerFor(closer, people, day, random).id : null,
    finManagerId: random.chance(0.95) ? financeManager(people, random).id : null,
  };
  const oddity = random.fraction();
  if (oddity < WITHOUT_SALESPERSON) return { closerId: null, additionalId: null, ...desk };
  if (oddity < WITHOUT_SALESPERSON + WITHOUT_CLOSER) {
    return { closerId: null, additionalId: closer.id, ...desk };
  }
  return { closerId: closer.id, additionalId: additional?.id ?? null, ...desk };
}

function pickSeller(people: readonly Colleague[], day: Day, random: Random): Colleague {
  return random.pickBy(
    people.filter(person => sellsOn(person, day)),
    person => person.drive,
  );
}

/** Splits are mostly within a team. */
function partnerOf(closer: Colleague, people: readonly Colleague[], day: Day, random: Random): Colleague {
  const isNear = (person: Colleague) => teamOn(person, day) === teamOn(closer, day);
  return random.pickBy(
    people.filter(person => person !== closer && sellsOn(person, day)),
    person => person.drive * (isNear(person) ? 4 : 1),
  );
}

/** The manager of the closer's team; the other teams' and the house's people stand in. */
function salesManagerFor(
  closer: Colleague,
  people: readonly Colleague[],
  day: Day,
  random: Random,
): Colleague {
  return random.pickBy(
    people.filter(person => person.position === SALES_MANAGER || isHouseManager(person)),
    person => (person.team === teamOn(closer, day) ? 12 : 1),
  );
}

function financeManager(people: readonly Colleague[], random: Random): Colleague {
  return random.pickBy(
    people.filter(person => person.position === FINANCE_MANAGER || isHouseManager(person)),
    person => (person.position === FINANCE_MANAGER ? 10 : 1),
  );
}

/** The salespeople of team HSE are offered as managers too (deal.md, Who is offered); the house itself desks nothing. */
const isHouseManager = (person: Colleague) => person.team === HSE && !isHouse(person);
