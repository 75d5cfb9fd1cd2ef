import { type DayRange, firstOfMonth, type Month } from '../calendar/calendar.ts';
import { roundHalfAway, sumOf } from '../numbers/arithmetic.ts';
import type { Cents } from '../numbers/money.ts';
import type { Units } from '../numbers/units.ts';
import { byEmployee, isHouse, type Person, reportedPeople } from '../people/people.ts';
import {
  type Hundredths,
  toUnits,
  type VacationUnits,
  vacationIn,
  withVacation,
} from '../settings/vacation.ts';

const QUALIFYING_UNITS = 12;
const FAST_START_USED_UNITS = 5;
const FAST_START_DAYS = 16;

/** One employee's credited units in the month. */
export interface PotCredits {
  readonly employeeId: number;
  readonly units: Units;
  /** Used, certified included. */
  readonly usedUnits: Units;
  /** Those of the used units that were delivered within `fastStartRange`. */
  readonly earlyUsedUnits: Units;
}

/** Everything a month's spiff is worked out from. */
export interface PotOfGoldFacts {
  readonly month: Month;
  readonly pot: Cents;
  /** Every employee. */
  readonly people: readonly Person[];
  readonly credits: readonly PotCredits[];
  readonly vacation: readonly VacationUnits[];
}

export interface PotRow {
  readonly person: Person;
  /** Credited units and vacation units, up to 2 decimals. */
  readonly totalSold: number;
  /** The vacation units in it, up to 2 decimals. */
  readonly vacation: number;
  readonly usedSold: Units;
  readonly isQualified: boolean;
  readonly isFastStart: boolean;
  readonly earned: Cents;
  /** 1.5 × earned after a fast start, else earned. */
  readonly total: Cents;
}

export interface PotOfGold {
  readonly pot: Cents;
  /** Pot ÷ used units of those who qualify, 0 if none; rounded for showing only. */
  readonly spiffPerUsedCar: Cents;
  readonly rows: readonly PotRow[];
  /** The sum of what is paid, rounded once; fast starts may lift it over the pot. */
  readonly totalPaid: Cents;
}

/** The days in which a used car counts towards a fast start: 1–16 (rules.md, Pot of gold). */
export function fastStartRange(month: Month): DayRange {
  return { start: firstOfMonth(month), end: `${month}-${FAST_START_DAYS}` };
}

/** The spiff of a calendar month, by name, without the employee named HSE (rules.md, Pot of gold). */
export function potOfGold(facts: PotOfGoldFacts): PotOfGold {
  const { pot } = facts;
  const entrants = entrantsOf(facts);
  const usedHalves = sumOf(entrants, each => (each.isQualified ? 2 * each.usedUnits : 0));

  // Money is pot × weight ÷ (2 × used halves), weighing a used half car 2, or 3 after a fast start.
  const payout = (weight: number) =>
    usedHalves === 0 ? 0 : roundHalfAway(BigInt(pot) * BigInt(weight), 2n * BigInt(usedHalves));
  const earnedWeight = (each: Entrant) => (each.isQualified ? 2 * each.usedUnits * 2 : 0);
  const totalWeight = (each: Entrant) =>
    each.isFastStart ? (earnedWeight(each) / 2) * 3 : earnedWeight(each);

  return {
    pot,
    spiffPerUsedCar: payout(4),
    rows: entrants.map(each => ({
      person: each.person,
      totalSold: toUnits(each.totalSold),
      vacation: toUnits(each.vacation),
      usedSold: each.usedUnits,
      isQualified: each.isQualified,
      isFastStart: each.isFastStart,
      earned: payout(earnedWeight(each)),
      total: payout(totalWeight(each)),
    })),
    totalPaid: payout(sumOf(entrants, totalWeight)),
  };
}

interface Entrant {
  readonly person: Person;
  readonly usedUnits: Units;
  readonly vacation: Hundredths;
  readonly totalSold: Hundredths;
  readonly isQualified: boolean;
  readonly isFastStart: boolean;
}

/** The people of the month, with 12 or more units, vacation included, qualifying (rules.md, Pot of gold). */
function entrantsOf({ month, people, credits, vacation }: PotOfGoldFacts): Entrant[] {
  const creditsOf = byEmployee(credits);
  const vacationOf = byEmployee(vacation);
  const creditedIds = new Set(credits.filter(each => each.units > 0).map(each => each.employeeId));
  return reportedPeople(people, creditedIds)
    .filter(person => !isHouse(person))
    .map(person => {
      const own = creditsOf(person.id);
      const units = sumOf(own, each => each.units);
      const ownVacation = vacationIn({ first: month, last: month }, vacationOf(person.id));
      const totalSold = withVacation(units, ownVacation);
      return {
        person,
        usedUnits: sumOf(own, each => each.usedUnits),
        vacation: ownVacation,
        totalSold,
        isQualified: totalSold >= QUALIFYING_UNITS * 100,
        isFastStart: sumOf(own, each => each.earlyUsedUnits) >= FAST_START_USED_UNITS,
      };
    });
}
