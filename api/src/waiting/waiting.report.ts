import { getWaitingMonth } from '../modules/closings/storeMonths.ts';
import { listHandedOnComparisons } from '../modules/comparisons/comparison.query.ts';
import type { Context } from '../platform/context.ts';
import { canEditGross } from '../modules/deals/deal.policy.ts';
import { listedSince, listOverwrittenGross, listPendingItems, type PendingItem } from '../rules/openItems/pendingItems.ts';
import { canCloseMonths } from '../modules/settings/settings.policy.ts';
import { canImportFiles } from '../modules/sheets/sheet.policy.ts';
import { grossOfOne, undoneImports } from './waiting.query.ts';

/** What waits for the viewer, as far as their rights go: on Home, and by mail (my-day.md, What waits). */
export async function waitingReport(context: Context): Promise<PendingItem[]> {
  const { viewer, database, clock } = context;
  const { employeeId } = viewer;
  const now = clock.now();
  const since = listedSince(now);
  const typesGross = canEditGross(viewer);
  const typed = typesGross ? await grossOfOne(database, employeeId, since) : [];
  return listPendingItems({
    today: clock.today(),
    overwrittenGross: listOverwrittenGross(typed, employeeId, now),
    undoneImports: canImportFiles(viewer) ? await undoneImports(database, employeeId, since) : [],
    escalated: typesGross ? await listHandedOnComparisons(context) : [],
    month: canCloseMonths(viewer) ? await getWaitingMonth(context) : null,
  });
}
