import type { Database } from '../../database/database.ts';
import type { DealFilter } from '../../deals/deal.query.ts';
import { hogSteps } from '../../rules/hog/hogTotals.ts';
import type { Steps } from '../../rules/steps/step.ts';
import type { HogFigureName } from './hog.enums.ts';
import { hogGroups } from './hog.query.ts';
import { viewOf } from './hog.report.ts';

/** How a box above the Hog grid comes about. */
export async function explainHog(
  database: Database,
  filter: DealFilter,
  figure: HogFigureName,
): Promise<Steps> {
  const groups = await hogGroups(database, filter);
  return hogSteps(groups, viewOf(filter))[figure];
}
