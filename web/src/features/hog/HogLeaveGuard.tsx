import { useCallback } from 'react';
import { LeaveGuard } from '../../components/saves/LeaveGuard';
import { hasRunningSaves, hasPendingSaves } from '../../lib/saves/cellSaves';
import { useAllCellSaves } from '../../lib/saves/useCells';
import { useGross } from './gross/grossContext';
import { useReview } from './review/useReviews';

/** Shows a confirmation dialog before the user leaves the page with unsaved changes. */
export function HogLeaveGuard() {
  const { engine } = useGross();
  const reviews = useReview();
  const gross = useAllCellSaves(engine.store);
  const ticks = useAllCellSaves(reviews.store);
  const isUnsaved = useCallback(
    // Rejected and conflicting ticks have reverted, so they are not unsaved.
    () => engine.store.hasUnsavedWork() || hasPendingSaves(reviews.store.getAll()),
    [engine, reviews],
  );
  return (
    <LeaveGuard
      isUnsaved={isUnsaved}
      isSaving={hasRunningSaves(gross) || hasRunningSaves(ticks)}
      onLeave={() => {
        engine.discardAll();
        reviews.discardAll();
      }}
    >
      Something that was changed here is not saved yet. It is lost when you leave.
    </LeaveGuard>
  );
}
