import { abilitiesOf } from '../../abilities/abilities.ts';
import type { Context } from '../../context.ts';
import { type Month, monthRange } from '../../rules/calendar/calendar.ts';
import { toDollars } from '../../rules/numbers/money.ts';
import { potOfGold } from '../../rules/potOfGold/potOfGold.ts';
import { fastStartRange } from '../../rules/potOfGold/potSteps.ts';
import { canChangeIn } from '../canChangeIn.ts';
import { potFacts } from './potOfGold.facts.ts';
import type { PotOfGoldType } from './potOfGold.types.ts';

/** The spiff of a month (rules.md, Pot of gold). */
export async function potOfGoldReport(context: Context, month: Month): Promise<PotOfGoldType> {
  const spiff = potOfGold(await potFacts(context.database, month));
  return {
    pot: toDollars(spiff.pot),
    canEditPot: await canChangeIn(context, month, abilitiesOf(context.viewer).editPot),
    spiffPerUsedCar: toDollars(spiff.spiffPerUsedCar),
    rows: spiff.rows.map(row => ({ ...row, earned: toDollars(row.earned), total: toDollars(row.total) })),
    totalPaid: toDollars(spiff.totalPaid),
    range: monthRange(month),
    fastStartRange: fastStartRange(month),
  };
}
