import { useEffect, useRef, useState } from 'react';
import type { BlockerFunction } from 'react-router';
import { useLeaveGuard } from '../../../components/saves/LeaveGuard';

/** Another page; and Back, unless it stays within the same address and only closes what is open over the form. */
const leavesForm: BlockerFunction = ({ currentLocation, nextLocation, historyAction }) =>
  currentLocation.pathname !== nextLocation.pathname ||
  (historyAction === 'POP' && currentLocation.search !== nextLocation.search);

/** Closing a form asks first when something is typed, by its button and by Escape; so does leaving it otherwise. */
export function useClosing(isTyped: boolean, onClose: () => void) {
  const [isAskingToDiscard, setIsAskingToDiscard] = useState(false);
  const isDone = useRef(false);
  const guard = useLeaveGuard({ isUnsaved: () => isTyped && !isDone.current, leaves: leavesForm });

  /** Closes without a question: it is saved, or given up. */
  function finish() {
    isDone.current = true;
    if (guard.isHeld) guard.leave();
    else onClose();
  }

  function close() {
    if (isTyped) setIsAskingToDiscard(true);
    else finish();
  }

  useEffect(function closeOnEscape() {
    const press = (event: KeyboardEvent) => {
      const isForAnother =
        event.target instanceof Element &&
        event.target.closest('[role="listbox"], [role="alertdialog"], .MuiPickerPopper-root');
      if (event.key === 'Escape' && !isForAnother) close();
    };
    // Before a dialog around the form takes the key for itself.
    document.addEventListener('keydown', press, true);
    return () => document.removeEventListener('keydown', press, true);
  });

  return { guard, isAskingToDiscard: isAskingToDiscard && isTyped, close, finish };
}
