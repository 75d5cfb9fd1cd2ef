import type { Cents } from '../numbers/money.ts';
import type { Units } from '../numbers/units.ts';
import type { Person } from '../people/people.ts';
import { figureOf, inHundredths } from '../steps/step.ts';
import { type PotOfGoldFacts, potSteps } from './potSteps.ts';

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

/** The spiff of a calendar month, by name, without the employee named HSE (rules.md, Pot of gold). */
export function potOfGold(facts: PotOfGoldFacts): PotOfGold {
  const { spiffPerUsedCar, totalPaid, rows } = potSteps(facts);
  return {
    pot: facts.pot,
    spiffPerUsedCar: inHundredths(spiffPerUsedCar),
    rows: rows.map(({ person, steps }) => ({
      person,
      totalSold: figureOf(steps.totalSold),
      vacation: figureOf(steps.vacation),
      usedSold: figureOf(steps.usedSold),
      isQualified: figureOf(steps.isQualified) === 1,
      isFastStart: figureOf(steps.isFastStart) === 1,
      earned: inHundredths(steps.earned),
      total: inHundredths(steps.total),
    })),
    totalPaid: inHundredths(totalPaid),
  };
}
