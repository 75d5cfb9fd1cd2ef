import type { Context } from '../../context.ts';
import { badInput } from '../../errors.ts';
import { monthRange } from '../../rules/calendar/calendar.ts';
import { potRowFigures, raceFigures, raceRowFigures } from '../../rules/potOfGold/potFigures.ts';
import type { PotRow } from '../../rules/potOfGold/potOfGold.ts';
import { potRace, type SupposedUnits } from '../../rules/potOfGold/potRace.ts';
import { fastStartRange } from '../../rules/potOfGold/potSteps.ts';
import { figuresToDollars } from '../dollars.ts';
import { readRunningPotFacts } from './potOfGold.facts.ts';
import type { PotRaceType } from './potRace.types.ts';

/**
 * Returns the race of the current month, as if these units had also been delivered today.
 * @throws BAD_INPUT for an unknown employee
 */
export async function getPotRaceReport(
  context: Context,
  supposed: readonly SupposedUnits[],
): Promise<PotRaceType> {
  const facts = await readRunningPotFacts(context);
  const employeeIds = new Set(facts.people.map(each => each.id));
  if (!supposed.every(each => employeeIds.has(each.employeeId)))
    throw badInput('whatIf names someone who is no employee.');
  const race = potRace(facts, supposed);
  return {
    ...figuresToDollars(raceFigures, race),
    range: monthRange(facts.month),
    fastStartRange: fastStartRange(facts.month),
    rows: race.rows.map(row => ({
      ...toPotRow(row),
      ...figuresToDollars(raceRowFigures, row),
      atPace: toPotRow(row.atPace),
    })),
  };
}

const toPotRow = (row: PotRow) => ({ person: row.person, ...figuresToDollars(potRowFigures, row) });
