import type { Context } from '../../context.ts';
import { badInput } from '../../errors.ts';
import { monthRange } from '../../rules/calendar/calendar.ts';
import { toDollars } from '../../rules/numbers/money.ts';
import type { PotRow } from '../../rules/potOfGold/potOfGold.ts';
import { potRace, type SupposedUnits } from '../../rules/potOfGold/potRace.ts';
import { fastStartRange } from '../../rules/potOfGold/potSteps.ts';
import { runningPotFacts } from './potOfGold.facts.ts';
import type { PotRaceType } from './potRace.types.ts';

/** The race of today's month, as if these units had been delivered today, too. @throws BAD_INPUT for who is no employee */
export async function potRaceReport(
  context: Context,
  supposed: readonly SupposedUnits[],
): Promise<PotRaceType> {
  const facts = await runningPotFacts(context);
  const employeeIds = new Set(facts.people.map(each => each.id));
  if (!supposed.every(each => employeeIds.has(each.employeeId)))
    throw badInput('whatIf names someone who is no employee.');
  const race = potRace(facts, supposed);
  return {
    pot: toDollars(race.pot),
    spiffPerUsedCar: toDollars(race.spiffPerUsedCar),
    owed: toDollars(race.owed),
    owedAtPace: toDollars(race.owedAtPace),
    change: toDollars(race.change),
    fastStartDaysLeft: race.fastStartDaysLeft,
    range: monthRange(facts.month),
    fastStartRange: fastStartRange(facts.month),
    rows: race.rows.map(row => ({
      ...inDollars(row),
      unitsToQualify: row.unitsToQualify,
      usedToFastStart: row.usedToFastStart,
      gainOfOneMoreUsed: toDollars(row.ifOneMoreUsed.gain),
      spiffPerUsedCarThen: toDollars(row.ifOneMoreUsed.spiffPerUsedCar),
      atPace: inDollars(row.atPace),
      supposedNew: row.supposed.new,
      supposedUsed: row.supposed.used,
      change: toDollars(row.change),
    })),
  };
}

const inDollars = ({ earned, total, ...row }: PotRow) => ({
  ...row,
  earned: toDollars(earned),
  total: toDollars(total),
});
