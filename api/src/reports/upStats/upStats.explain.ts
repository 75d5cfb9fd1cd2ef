import type { Database } from '../../database/database.ts';
import type { Steps } from '../../rules/steps/step.ts';
import { upSteps } from '../../rules/upStats/upSteps.ts';
import type { UpCounter } from '../../rules/ups/upCounters.ts';
import { type UpFilter, upStatsCounters } from '../../uplogs/upStats.query.ts';

/** Returns the steps that lead to a counter of Up Log Stats. */
export async function explainUpStats(
  database: Database,
  filter: UpFilter,
  counter: UpCounter,
): Promise<Steps> {
  return upSteps((await upStatsCounters(database, filter))[counter], { ...filter, counter });
}
