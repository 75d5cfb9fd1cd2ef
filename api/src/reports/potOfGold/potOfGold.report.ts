import { abilitiesOf } from '../../abilities/abilities.ts';
import type { Context } from '../../context.ts';
import { employeesById } from '../../employees/employee.query.ts';
import { type Month, monthRange } from '../../rules/calendar/calendar.ts';
import { toDollars } from '../../rules/numbers/money.ts';
import { fastStartRange, potOfGold } from '../../rules/potOfGold/potOfGold.ts';
import { potOf, vacationUnitsIn } from '../../settings/settings.query.ts';
import { potCredits } from './potOfGold.query.ts';
import type { PotOfGoldType } from './potOfGold.types.ts';

/** The spiff of a month (rules.md, Pot of gold). */
export async function potOfGoldReport({ database, viewer }: Context, month: Month): Promise<PotOfGoldType> {
  const [people, pot, credits, vacation] = await database.together(reader =>
    Promise.all([
      employeesById(reader),
      potOf(reader, month),
      potCredits(reader, month),
      vacationUnitsIn(reader, { first: month, last: month }),
    ]),
  );
  const spiff = potOfGold({ month, pot, people: [...people.values()], credits, vacation });
  return {
    pot: toDollars(spiff.pot),
    canEditPot: abilitiesOf(viewer).editPot,
    spiffPerUsedCar: toDollars(spiff.spiffPerUsedCar),
    rows: spiff.rows.map(row => ({ ...row, earned: toDollars(row.earned), total: toDollars(row.total) })),
    totalPaid: toDollars(spiff.totalPaid),
    range: monthRange(month),
    fastStartRange: fastStartRange(month),
  };
}
