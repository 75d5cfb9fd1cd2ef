import { useEffect, useRef, useState } from 'react';
import { useBlocker } from 'react-router';
import { useAskBeforeUnload } from '../../lib/useAskBeforeUnload';

/** Guards what was typed: closing asks first, by the button and by Escape; so do Back, a link, and closing the window. */
export function useKeepTyped(isTyped: boolean, onClose: () => void) {
  const [isAskingToDiscard, setIsAskingToDiscard] = useState(false);
  const isDone = useRef(false);

  useAskBeforeUnload(() => isTyped && !isDone.current);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      isTyped &&
      !isDone.current &&
      (currentLocation.pathname !== nextLocation.pathname ||
        // Back within the same address only closes what is open over the form.
        (historyAction === 'POP' && currentLocation.search !== nextLocation.search)),
  );

  /** Closes without a question: it is saved, or given up. */
  function leave() {
    isDone.current = true;
    if (blocker.state === 'blocked') blocker.proceed();
    else onClose();
  }

  function close() {
    if (isTyped) setIsAskingToDiscard(true);
    else leave();
  }

  useEffect(function closeOnEscape() {
    const press = (event: KeyboardEvent) => {
      const isForAnother =
        event.target instanceof Element &&
        event.target.closest(
          '[role="listbox"], [role="alertdialog"], .MuiPickerPopper-root, [data-leave-question]',
        );
      if (event.key === 'Escape' && !isForAnother) close();
    };
    // Before a dialog around the form takes the key for itself.
    document.addEventListener('keydown', press, true);
    return () => document.removeEventListener('keydown', press, true);
  });

  return {
    isAskingToDiscard: isAskingToDiscard && isTyped,
    isAskingToLeave: blocker.state === 'blocked',
    stay: () => blocker.reset?.(),
    close,
    leave,
  };
}
