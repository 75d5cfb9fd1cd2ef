import type { CellSave } from '../../../lib/saves/cellSaves';
import { counted } from '../../../lib/values/units';

/** What became of several amounts that were put in at once. */
export type SaveCounts = { saved: number; waiting: number; failed: number };

/** Counts by where each cell's save is; a cell without one already had its amount. */
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

export const amounts = (count: number): string => counted(count, 'amount', 'amounts');

/** A sentence for the amounts that wait, and one for those that were rejected. */
export function unsavedMessages({ waiting, failed }: SaveCounts): string[] {
  return [
    waiting > 0 ? `${amounts(waiting)} will be saved when you are back online.` : '',
    failed > 0 ? `${amounts(failed)} not saved: see the red cells.` : '',
  ].filter(Boolean);
}
