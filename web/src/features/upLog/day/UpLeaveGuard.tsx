import { useCallback } from 'react';
import { LeaveGuard } from '../../../components/saves/LeaveGuard';
import { hasRunningSaves, hasPendingSaves } from '../../../lib/saves/cellSaves';
import { useAllCellSaves } from '../../../lib/saves/useCells';
import { useUpActions } from './upActions';

/**
 * Shows a confirmation dialog before the user leaves with changes that wait for a connection. Rejected
 * changes stay with their day.
 */
export function UpLeaveGuard() {
  const { store } = useUpActions().edits;
  const isUnderWay = hasRunningSaves(useAllCellSaves(store));
  const isUnsaved = useCallback(() => hasPendingSaves(store.getAll()), [store]);
  return (
    <LeaveGuard isUnsaved={isUnsaved} isSaving={isUnderWay}>
      Something that was changed here is not saved yet. It stays in this browser, and is offered on its day.
    </LeaveGuard>
  );
}
