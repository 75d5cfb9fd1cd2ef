import type { Database } from '../../database/database.ts';
import type { DealFilter } from '../../deals/deal.query.ts';
import { hogSteps } from '../../rules/hog/hogTotals.ts';
import { presentSteps } from '../explain/explain.present.ts';
import type { ExplanationType } from '../explain/explain.types.ts';
import type { HogFigureName } from './hog.enums.ts';
import { hogGroups } from './hog.query.ts';
import { viewOf } from './hog.report.ts';

/** How a box above the Hog grid comes about. */
export async function explainHog(
  database: Database,
  filter: DealFilter,
  figure: HogFigureName,
): Promise<ExplanationType> {
  const groups = await hogGroups(database, filter);
  return presentSteps(database, hogSteps(groups, viewOf(filter))[figure]);
}
