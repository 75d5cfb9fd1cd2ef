import { abilitiesOf } from '../../abilities/abilities.ts';
import type { Context } from '../../context.ts';
import { type Month, monthRange } from '../../rules/calendar/calendar.ts';
import { potFigures, potMoney, potRowFigures } from '../../rules/potOfGold/potFigures.ts';
import { potOfGold } from '../../rules/potOfGold/potOfGold.ts';
import { fastStartRange } from '../../rules/potOfGold/potSteps.ts';
import { canChangeIn } from '../canChangeIn.ts';
import { inDollars } from '../dollars.ts';
import { potFacts } from './potOfGold.facts.ts';
import type { PotOfGoldType } from './potOfGold.types.ts';

/** The spiff of a month (rules.md, Pot of gold). */
export async function potOfGoldReport(context: Context, month: Month): Promise<PotOfGoldType> {
  const spiff = potOfGold(await potFacts(context.database, month));
  return {
    ...inDollars({ ...potMoney, ...potFigures }, spiff),
    canEditPot: await canChangeIn(context, month, abilitiesOf(context.viewer).editPot),
    rows: spiff.rows.map(row => ({ person: row.person, ...inDollars(potRowFigures, row) })),
    range: monthRange(month),
    fastStartRange: fastStartRange(month),
  };
}
