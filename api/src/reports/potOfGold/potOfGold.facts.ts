import type { Context } from '../../context.ts';
import type { Database } from '../../database/database.ts';
import type { Reader } from '../../database/reader.ts';
import { employeesById } from '../../employees/employee.query.ts';
import { type Month, monthOf } from '../../rules/calendar/calendar.ts';
import type { RunningPotFacts } from '../../rules/potOfGold/potPace.ts';
import type { PotOfGoldFacts } from '../../rules/potOfGold/potSteps.ts';
import { potOf, vacationUnitsIn, workingDaysOf } from '../../settings/settings.query.ts';
import { potCredits } from './potOfGold.query.ts';

/** What a month's spiff is worked out from, as of one instant. */
export const potFacts = (database: Database, month: Month): Promise<PotOfGoldFacts> =>
  database.together(reader => factsOf(reader, month));

/** The same of today's month, with what paces it. */
export async function runningPotFacts({
  database,
  clock,
}: Pick<Context, 'database' | 'clock'>): Promise<RunningPotFacts> {
  const today = clock.today();
  const month = monthOf(today);
  const [facts, workingDays = null] = await database.together(reader =>
    Promise.all([factsOf(reader, month), workingDaysOf(reader, month)]),
  );
  return { ...facts, today, workingDays };
}

async function factsOf(reader: Reader, month: Month): Promise<PotOfGoldFacts> {
  const [people, pot, credits, vacation] = await Promise.all([
    employeesById(reader),
    potOf(reader, month),
    potCredits(reader, month),
    vacationUnitsIn(reader, { first: month, last: month }),
  ]);
  return { month, pot, people: [...people.values()], credits, vacation };
}
