import type { Database } from '../../database/database.ts';
import type { DealFilter } from '../../deals/deal.query.ts';
import { hogSteps } from '../../rules/hog/hogTotals.ts';
import type { Steps } from '../../rules/steps/step.ts';
import type { HogFigureName } from './hog.enums.ts';
import { listHogGroups } from './hog.query.ts';
import { getHogView } from './hog.report.ts';

/** Returns the steps that lead to a total above the Hog grid. */
export async function explainHog(
  database: Database,
  filter: DealFilter,
  figure: HogFigureName,
): Promise<Steps> {
  const groups = await listHogGroups(database, filter);
  return hogSteps(groups, getHogView(filter))[figure];
}
