import type { CellSave } from '../../../lib/saves/cellSaves';
import { formatCountOf } from '../../../lib/values/units';

/** Number of cells by save outcome, for amounts that were entered at once. */
export type SaveCounts = { saved: number; waiting: number; failed: number };

/** Counts cells by save status. A cell without a save already had its amount. */
export function countSaves(
  statuses: readonly (CellSave<unknown, unknown>['status'] | undefined)[],
): SaveCounts {
  const counts: SaveCounts = { saved: 0, waiting: 0, failed: 0 };
  for (const status of statuses) {
    if (status === 'failed' || status === 'conflict') counts.failed += 1;
    else if (status === 'waiting') counts.waiting += 1;
    else counts.saved += 1;
  }
  return counts;
}

export const formatAmountCount = (count: number): string => formatCountOf(count, 'amount', 'amounts');

/** Formats one sentence for amounts that wait for a connection and one for rejected amounts. */
export function formatUnsaved({ waiting, failed }: SaveCounts): string[] {
  return [
    waiting > 0 ? `${formatAmountCount(waiting)} will be saved when you are back online.` : '',
    failed > 0 ? `${formatAmountCount(failed)} not saved: see the red cells.` : '',
  ].filter(Boolean);
}
