import type { Context } from '../../platform/context.ts';
import {
  getListedPeriodStart,
  listOverwrittenGross,
  listPendingItems,
  type PendingItem,
} from '../../rules/openItems/pendingItems.ts';
import { getWaitingMonth } from '../closings/storeMonths.ts';
import { listEscalatedComparisons } from '../comparisons/comparison.query.ts';
import { canEditGross } from '../deals/deal.policy.ts';
import { canCloseMonths } from '../settings/settings.policy.ts';
import { canImportFiles } from '../sheets/sheet.policy.ts';
import { listRevertedImports, listTypedGross } from './pendingItems.query.ts';

/**
 * Returns the viewer's pending items that their rights allow, for Home and for emails (my-day.md, Pending
 * items).
 */
export async function getPendingItemsReport(context: Context): Promise<PendingItem[]> {
  const { viewer, database, clock } = context;
  const { employeeId } = viewer;
  const now = clock.now();
  const since = getListedPeriodStart(now);
  const canTypeGross = canEditGross(viewer);
  const typedGross = canTypeGross ? await listTypedGross(database, employeeId, since) : [];
  return listPendingItems({
    today: clock.today(),
    overwrittenGross: listOverwrittenGross(typedGross, employeeId, now),
    revertedImports: canImportFiles(viewer) ? await listRevertedImports(database, employeeId, since) : [],
    escalated: canTypeGross ? await listEscalatedComparisons(context) : [],
    month: canCloseMonths(viewer) ? await getWaitingMonth(context) : null,
  });
}
