import { useEffect, useRef, useState } from 'react';
import type { BlockerFunction } from 'react-router';
import { useLeaveGuard } from '../../../components/saving/LeaveGuard';

/**
 * Returns whether a navigation leaves the form. The browser's Back button does not leave the form if it only
 * closes an overlay at the same URL.
 */
const isLeavingForm: BlockerFunction = ({ currentLocation, nextLocation, historyAction }) =>
  currentLocation.pathname !== nextLocation.pathname ||
  (historyAction === 'POP' && currentLocation.search !== nextLocation.search);

/**
 * Asks for confirmation before unsaved changes are lost: when the user clicks Close, presses Escape or
 * navigates.
 */
export function useCloseGuard(isDirty: boolean, onClose: () => void) {
  const [isConfirmingDiscard, setIsConfirmingDiscard] = useState(false);
  const isFinished = useRef(false);
  const guard = useLeaveGuard({ isUnsaved: () => isDirty && !isFinished.current, isLeaving: isLeavingForm });

  /** Closes without confirmation, after the form is saved or discarded. */
  function finish() {
    isFinished.current = true;
    if (guard.isBlocked) guard.leave();
    else onClose();
  }

  function close() {
    if (isDirty) setIsConfirmingDiscard(true);
    else finish();
  }

  useEffect(function closeOnEscape() {
    const handleKeyDown = (event: KeyboardEvent) => {
      const isHandledElsewhere =
        event.target instanceof Element &&
        event.target.closest('[role="listbox"], [role="alertdialog"], .MuiPickerPopper-root');
      if (event.key === 'Escape' && !isHandledElsewhere) close();
    };
    // Handles the key in the capture phase, before a surrounding dialog handles it.
    document.addEventListener('keydown', handleKeyDown, true);
    return () => document.removeEventListener('keydown', handleKeyDown, true);
  });

  return { guard, isConfirmingDiscard: isConfirmingDiscard && isDirty, close, finish };
}
