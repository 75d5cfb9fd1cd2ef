import type { FigureAmounts } from '../figures/figure.ts';
import type { Cents } from '../numbers/money.ts';
import type { Person } from '../people/people.ts';
import { toFigureAmounts } from '../steps/figureStep.ts';
import { potFigures, potRowFigures } from './potFigures.ts';
import { type PotOfGoldFacts, buildPotSteps } from './potSteps.ts';

/** One person's figures; money in cents. */
export interface PotRow extends FigureAmounts<typeof potRowFigures> {
  readonly person: Person;
}

/** A month's figures; money in cents, rounded for display. */
export interface PotOfGold extends FigureAmounts<typeof potFigures> {
  readonly pot: Cents;
  readonly rows: readonly PotRow[];
}

/**
 * Calculates the spiffs of a calendar month by name, without the employee named HSE (rules.md, Pot of gold).
 */
export function calculatePotOfGold(facts: PotOfGoldFacts): PotOfGold {
  const { rows, ...all } = buildPotSteps(facts);
  return {
    pot: facts.pot,
    ...toFigureAmounts(potFigures, all),
    rows: rows.map(({ person, steps }) => ({ person, ...toFigureAmounts(potRowFigures, steps) })),
  };
}
