import type { AmountsOf } from '../figures/figure.ts';
import type { Cents } from '../numbers/money.ts';
import type { Person } from '../people/people.ts';
import { amountsOf } from '../steps/figureStep.ts';
import { potFigures, potRowFigures } from './potFigures.ts';
import { type PotOfGoldFacts, potSteps } from './potSteps.ts';

/** One person's figures, money in cents. */
export interface PotRow extends AmountsOf<typeof potRowFigures> {
  readonly person: Person;
}

/** A month's, money in cents; what is rounded for showing only is so here. */
export interface PotOfGold extends AmountsOf<typeof potFigures> {
  readonly pot: Cents;
  readonly rows: readonly PotRow[];
}

/** The spiff of a calendar month, by name, without the employee named HSE (rules.md, Pot of gold). */
export function potOfGold(facts: PotOfGoldFacts): PotOfGold {
  const { rows, ...all } = potSteps(facts);
  return {
    pot: facts.pot,
    ...amountsOf(potFigures, all),
    rows: rows.map(({ person, steps }) => ({ person, ...amountsOf(potRowFigures, steps) })),
  };
}
