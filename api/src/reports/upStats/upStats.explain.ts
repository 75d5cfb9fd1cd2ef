import type { Database } from '../../database/database.ts';
import { upSteps } from '../../rules/upStats/upSteps.ts';
import type { UpCounter } from '../../rules/ups/upCounters.ts';
import { type UpFilter, upStatsCounters } from '../../uplogs/upStats.query.ts';
import { presentSteps } from '../explain/explain.present.ts';
import type { ExplanationType } from '../explain/explain.types.ts';

/** How a counter of the up log's statistics comes about. */
export async function explainUpStats(
  database: Database,
  filter: UpFilter,
  counter: UpCounter,
): Promise<ExplanationType> {
  return presentSteps(database, upSteps(await upStatsCounters(database, filter), { ...filter, counter }));
}
