import type { Context } from '../../platform/context.ts';
import {
  listedSince,
  listOverwrittenGross,
  listPendingItems,
  type PendingItem,
} from '../../rules/openItems/pendingItems.ts';
import { getWaitingMonth } from '../closings/storeMonths.ts';
import { listHandedOnComparisons } from '../comparisons/comparison.query.ts';
import { canEditGross } from '../deals/deal.policy.ts';
import { canCloseMonths } from '../settings/settings.policy.ts';
import { canImportFiles } from '../sheets/sheet.policy.ts';
import { listTypedGross, listUndoneImports } from './pendingItems.query.ts';

/**
 * Lists the viewer's pending items that their rights allow, for Home and for emails (my-day.md, What waits).
 */
export async function waitingReport(context: Context): Promise<PendingItem[]> {
  const { viewer, database, clock } = context;
  const { employeeId } = viewer;
  const now = clock.now();
  const since = listedSince(now);
  const canTypeGross = canEditGross(viewer);
  const typedGross = canTypeGross ? await listTypedGross(database, employeeId, since) : [];
  return listPendingItems({
    today: clock.today(),
    overwrittenGross: listOverwrittenGross(typedGross, employeeId, now),
    undoneImports: canImportFiles(viewer) ? await listUndoneImports(database, employeeId, since) : [],
    escalated: canTypeGross ? await listHandedOnComparisons(context) : [],
    month: canCloseMonths(viewer) ? await getWaitingMonth(context) : null,
  });
}
