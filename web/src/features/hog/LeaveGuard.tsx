import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useCallback, useEffect, useState } from 'react';
import { useBlocker } from 'react-router';
import { isSaving } from './cellSaves';
import { useCells } from './cellStore';
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

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isUnsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);

  useEffect(
    function goOnceItIsSaved() {
      if (isBlocked && !isUnderWay && !isUnsaved()) blocker.proceed();
    },
    [isBlocked, isUnderWay, isUnsaved, blocker],
  );

  return (
    <Dialog open={isBlocked && isUnsaved() && (!isUnderWay || hasWaited)} onClose={() => blocker.reset?.()}>
      <DialogTitle>Leave without saving?</DialogTitle>
      <DialogContent>
        Some gross that was typed here is not saved yet. It is lost when you leave.
      </DialogContent>
      <DialogActions>
        <Button color="error" onClick={() => blocker.proceed?.()}>
          Leave
        </Button>
        <Button variant="contained" autoFocus onClick={() => blocker.reset?.()}>
          Stay
        </Button>
      </DialogActions>
    </Dialog>
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
