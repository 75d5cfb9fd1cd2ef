import type { Context } from '../../context.ts';
import type { Database } from '../../database/database.ts';
import type { Reader } from '../../database/reader.ts';
import { employeesById } from '../../employees/employee.query.ts';
import { type Month, type MonthSpan, monthOf } from '../../rules/calendar/calendar.ts';
import type { RunningPotFacts } from '../../rules/potOfGold/potPace.ts';
import type { PotOfGoldFacts } from '../../rules/potOfGold/potSteps.ts';
import { potsIn, vacationUnitsIn, workingDaysOf } from '../../settings/settings.query.ts';
import { listPotCredits } from './potOfGold.query.ts';

/** Reads the facts of a month's spiff at one instant. */
export const readPotFacts = (database: Database, month: Month): Promise<PotOfGoldFacts> =>
  database.together(reader => readFactsOfMonth(reader, month));

/** Reads the same facts for the current month, and the facts of its pace. */
export async function readRunningPotFacts({
  database,
  clock,
}: Pick<Context, 'database' | 'clock'>): Promise<RunningPotFacts> {
  const today = clock.today();
  const month = monthOf(today);
  const [facts, workingDays = null] = await database.together(reader =>
    Promise.all([readFactsOfMonth(reader, month), workingDaysOf(reader, month)]),
  );
  return { ...facts, today, workingDays };
}

async function readFactsOfMonth(reader: Reader, month: Month): Promise<PotOfGoldFacts> {
  return (await readPotFactsByMonth(reader, { first: month, last: month }))(month);
}

/** Reads the facts of a span of months and returns a function that selects those of one month. */
export async function readPotFactsByMonth(reader: Reader, span: MonthSpan): Promise<(month: Month) => PotOfGoldFacts> {
  const [employees, pots, credits, vacation] = await Promise.all([
    employeesById(reader),
    potsIn(reader, span),
    listPotCredits(reader, span),
    vacationUnitsIn(reader, span),
  ]);
  const people = [...employees.values()];
  const creditsByMonth = Map.groupBy(credits, ({ month }) => month);
  const vacationByMonth = Map.groupBy(vacation, ({ month }) => month);
  return month => ({
    month,
    pot: pots.get(month) ?? 0,
    people,
    credits: creditsByMonth.get(month) ?? [],
    vacation: vacationByMonth.get(month) ?? [],
  });
}
