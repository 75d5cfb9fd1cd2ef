import { useCallback, useEffect, useState } from 'react';
import { useBlocker } from 'react-router';
import { LeaveQuestion } from '../../components/LeaveQuestion';
import { useAskBeforeUnload } from '../../lib/useAskBeforeUnload';
import { isGrossCell } from './gross';
import { type GrossEdits, isGrossUnsaved } from './grossContext';
import { isReviewCell } from './review';
import { type CellSaves, isSaving, unsavedChanges } from './saves/cellSaves';
import { useCells } from './saves/cellStore';
import type { Reviews } from './useReviews';

type Props = { gross: GrossEdits; reviews: Reviews };

const A_SAVE_TAKES_MS = 1500;

/** Asks before unsaved changes are left behind. A save that is only under way is waited for, without a question. */
export function LeaveGuard({ gross, reviews }: Props) {
  const grossSaves = useCells(gross.store);
  const ticks = useCells(reviews.store);
  const isUnderWay = isSaving(grossSaves) || isSaving(ticks);
  const isUnsaved = useCallback(
    () => isGrossUnsaved(gross) || isTickUnsaved(reviews.store.all()),
    [gross, reviews],
  );
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isUnsaved(),
  );
  const isBlocked = blocker.state === 'blocked';
  const hasWaited = useHasWaited(isBlocked && isUnderWay);

  useAskBeforeUnload(isUnsaved);

  useEffect(
    function goOnceItIsSaved() {
      if (isBlocked && !isUnderWay && !isUnsaved()) blocker.proceed();
    },
    [isBlocked, isUnderWay, isUnsaved, blocker],
  );

  function leave() {
    for (const { cell } of unsavedChanges(gross.store.all())) if (isGrossCell(cell)) gross.discard(cell);
    for (const { cell } of unsavedChanges(reviews.store.all())) if (isReviewCell(cell)) reviews.discard(cell);
    if (gross.typing.current) gross.giveUpTyping(gross.typing.current.cell);
    blocker.proceed?.();
  }

  return (
    <LeaveQuestion
      isOpen={isBlocked && isUnsaved() && (!isUnderWay || hasWaited)}
      onStay={() => blocker.reset?.()}
      onLeave={leave}
    >
      Something that was changed here is not saved yet. It is lost when you leave.
    </LeaveQuestion>
  );
}

/** A tick that was refused, or that someone came before, has gone back: there is nothing of it to lose. */
const isTickUnsaved = (ticks: CellSaves<boolean, boolean>) =>
  [...ticks.values()].some(({ status }) => status === 'saving' || status === 'waiting');

function useHasWaited(isWaiting: boolean): boolean {
  const [hasWaited, setHasWaited] = useState(false);
  useEffect(() => {
    if (!isWaiting) return setHasWaited(false);
    const timer = setTimeout(() => setHasWaited(true), A_SAVE_TAKES_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return hasWaited;
}
