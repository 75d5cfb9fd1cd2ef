import type { Context } from '../../context.ts';
import type { Database } from '../../database/database.ts';
import type { Reader } from '../../database/reader.ts';
import { employeesById } from '../../employees/employee.query.ts';
import { type Month, type MonthSpan, monthOf } from '../../rules/calendar/calendar.ts';
import type { RunningPotFacts } from '../../rules/potOfGold/potPace.ts';
import type { PotOfGoldFacts } from '../../rules/potOfGold/potSteps.ts';
import { potsIn, vacationUnitsIn, workingDaysOf } from '../../settings/settings.query.ts';
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
  return (await potFactsIn(reader, { first: month, last: month }))(month);
}

/** The same of each month of a span. */
export async function potFactsIn(reader: Reader, span: MonthSpan): Promise<(month: Month) => PotOfGoldFacts> {
  const [employees, pots, credits, vacation] = await Promise.all([
    employeesById(reader),
    potsIn(reader, span),
    potCredits(reader, span),
    vacationUnitsIn(reader, span),
  ]);
  const people = [...employees.values()];
  const creditsOf = Map.groupBy(credits, ({ month }) => month);
  const vacationOf = Map.groupBy(vacation, ({ month }) => month);
  return month => ({
    month,
    pot: pots.get(month) ?? 0,
    people,
    credits: creditsOf.get(month) ?? [],
    vacation: vacationOf.get(month) ?? [],
  });
}
