import { useCallback, useEffect, useState } from 'react';
import { useBlocker } from 'react-router';
import { LeaveQuestion } from '../../components/LeaveQuestion';
import { useAskBeforeUnload } from '../../lib/useAskBeforeUnload';
import { failedSaves, isSaving } from './cellSaves';
import { useCells } from './cellStore';
import { isGrossCell } from './gross';
import { type GrossEdits, isGrossUnsaved } from './useGrossEdits';
import type { Reviews } from './useReviews';

type Props = { gross: GrossEdits; reviews: Reviews };

const A_SAVE_TAKES_MS = 1500;

/** Asks before unsaved gross is left behind. A save that is only under way is waited for, without a question. */
export function LeaveGuard({ gross, reviews }: Props) {
  const grossSaves = useCells(gross.store);
  const ticks = useCells(reviews.store);
  const isUnderWay = isSaving(grossSaves) || isSaving(ticks);
  // A tick that was refused has gone back: there is nothing of it to lose.
  const isUnsaved = useCallback(
    () => isGrossUnsaved(gross) || isSaving(reviews.store.all()),
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
    for (const { cell } of failedSaves(gross.store.all())) if (isGrossCell(cell)) gross.discard(cell);
    if (gross.typing.current) gross.giveUpTyping(gross.typing.current);
    blocker.proceed?.();
  }

  return (
    <LeaveQuestion
      isOpen={isBlocked && isUnsaved() && (!isUnderWay || hasWaited)}
      onStay={() => blocker.reset?.()}
      onLeave={leave}
    >
      Some gross that was typed here is not saved yet. It is lost when you leave.
    </LeaveQuestion>
  );
}

function useHasWaited(isWaiting: boolean): boolean {
  const [hasWaited, setHasWaited] = useState(false);
  useEffect(() => {
    if (!isWaiting) return setHasWaited(false);
    const timer = setTimeout(() => setHasWaited(true), A_SAVE_TAKES_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return hasWaited;
}
