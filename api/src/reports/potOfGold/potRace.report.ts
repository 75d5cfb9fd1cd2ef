import type { Context } from '../../context.ts';
import { badInput } from '../../errors.ts';
import { monthRange } from '../../rules/calendar/calendar.ts';
import { potRowFigures, raceFigures, raceRowFigures } from '../../rules/potOfGold/potFigures.ts';
import type { PotRow } from '../../rules/potOfGold/potOfGold.ts';
import { potRace, type SupposedUnits } from '../../rules/potOfGold/potRace.ts';
import { fastStartRange } from '../../rules/potOfGold/potSteps.ts';
import { inDollars } from '../dollars.ts';
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
    ...inDollars(raceFigures, race),
    range: monthRange(facts.month),
    fastStartRange: fastStartRange(facts.month),
    rows: race.rows.map(row => ({
      ...shownRow(row),
      ...inDollars(raceRowFigures, row),
      atPace: shownRow(row.atPace),
    })),
  };
}

const shownRow = (row: PotRow) => ({ person: row.person, ...inDollars(potRowFigures, row) });
