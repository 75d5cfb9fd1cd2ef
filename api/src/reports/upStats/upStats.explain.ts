import type { Database } from '../../database/database.ts';
import type { Steps } from '../../rules/steps/step.ts';
import { upSteps } from '../../rules/upStats/upSteps.ts';
import type { UpCounter } from '../../rules/ups/upCounters.ts';
import { type UpFilter, upStatsCounters } from '../../uplogs/upStats.query.ts';

/** How a counter of the up log's statistics comes about. */
export async function explainUpStats(
  database: Database,
  filter: UpFilter,
  counter: UpCounter,
): Promise<Steps> {
  return upSteps((await upStatsCounters(database, filter))[counter], { ...filter, counter });
}
