import { useCallback } from 'react';
import { LeaveGuard } from '../../components/saves/LeaveGuard';
import { isSaving, isToBeStored } from '../../lib/saves/cellSaves';
import { useCells } from '../../lib/saves/useCells';
import { useGross } from './gross/grossContext';
import { useReview } from './review/useReviews';

/** Asks before unsaved changes are left behind. */
export function HogLeaveGuard() {
  const { engine } = useGross();
  const reviews = useReview();
  const gross = useCells(engine.store);
  const ticks = useCells(reviews.store);
  const isUnsaved = useCallback(
    // A tick that was refused, or that someone came before, has gone back: there is nothing of it to lose.
    () => engine.store.isUnsaved() || isToBeStored(reviews.store.all()),
    [engine, reviews],
  );
  return (
    <LeaveGuard
      isUnsaved={isUnsaved}
      isUnderWay={isSaving(gross) || isSaving(ticks)}
      onLeave={() => {
        engine.discardAll();
        reviews.discardAll();
      }}
    >
      Something that was changed here is not saved yet. It is lost when you leave.
    </LeaveGuard>
  );
}
