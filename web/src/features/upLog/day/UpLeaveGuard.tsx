import { useCallback } from 'react';
import { LeaveGuard } from '../../../components/saves/LeaveGuard';
import { isSaving, isToBeStored } from '../../../lib/saves/cellSaves';
import { useCells } from '../../../lib/saves/useCells';
import { useUpActions } from './upActions';

/** Asks before changes are left behind that wait for the line. What was refused stays with its day. */
export function UpLeaveGuard() {
  const { store } = useUpActions().edits;
  const isUnderWay = isSaving(useCells(store));
  const isUnsaved = useCallback(() => isToBeStored(store.all()), [store]);
  return (
    <LeaveGuard isUnsaved={isUnsaved} isUnderWay={isUnderWay}>
      Something that was changed here is not saved yet. It stays in this browser, and is offered on its day.
    </LeaveGuard>
  );
}
