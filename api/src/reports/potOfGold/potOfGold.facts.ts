import type { Database } from '../../database/database.ts';
import { employeesById } from '../../employees/employee.query.ts';
import type { Month } from '../../rules/calendar/calendar.ts';
import type { PotOfGoldFacts } from '../../rules/potOfGold/potSteps.ts';
import { potOf, vacationUnitsIn } from '../../settings/settings.query.ts';
import { potCredits } from './potOfGold.query.ts';

/** What a month's spiff is worked out from, as of one instant. */
export async function potFacts(database: Database, month: Month): Promise<PotOfGoldFacts> {
  const [people, pot, credits, vacation] = await database.together(reader =>
    Promise.all([
      employeesById(reader),
      potOf(reader, month),
      potCredits(reader, month),
      vacationUnitsIn(reader, { first: month, last: month }),
    ]),
  );
  return { month, pot, people: [...people.values()], credits, vacation };
}
