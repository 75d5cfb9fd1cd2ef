import { abilitiesOf } from '../../abilities/abilities.ts';
import type { Context } from '../../context.ts';
import { type Month, monthRange } from '../../rules/calendar/calendar.ts';
import { potFigures, potMoney, potRowFigures } from '../../rules/potOfGold/potFigures.ts';
import { potOfGold } from '../../rules/potOfGold/potOfGold.ts';
import { fastStartRange } from '../../rules/potOfGold/potSteps.ts';
import { canEditMonth } from '../canChangeIn.ts';
import { figuresToDollars } from '../dollars.ts';
import { readPotFacts } from './potOfGold.facts.ts';
import type { PotOfGoldType } from './potOfGold.types.ts';

/** Returns the spiff of a month (rules.md, Pot of gold). */
export async function getPotOfGoldReport(context: Context, month: Month): Promise<PotOfGoldType> {
  const spiff = potOfGold(await readPotFacts(context.database, month));
  return {
    ...figuresToDollars({ ...potMoney, ...potFigures }, spiff),
    canEditPot: await canEditMonth(context, month, abilitiesOf(context.viewer).editPot),
    rows: spiff.rows.map(row => ({ person: row.person, ...figuresToDollars(potRowFigures, row) })),
    range: monthRange(month),
    fastStartRange: fastStartRange(month),
  };
}
